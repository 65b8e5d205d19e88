import { saysSame, type Scan, type Verdict } from './verdict.ts';

/** Scans that are remembered and listed. */
const MOST_SCANS = 2000;

/** The outbox entry on which a scan of an earlier page still depends. */
const dependsOn = ({ way, keptAs, entry }: Scan): string | undefined =>
  entry ?? (way === 'waiting' ? keptAs : undefined);

/**
 * The scans of a station, newest first. `announce` receives each new verdict; `earlier` are those listed before the page
 * was loaded again.
 */
export function createScanList(announce: (scan: Scan) => void, earlier: readonly Scan[] = []) {
  let scans = earlier;
  let count = Math.max(0, ...earlier.map(({ number }) => number));
  const unsettled = new Map(
    earlier.flatMap((scan): [string, number][] => {
      const entry = dependsOn(scan);
      return entry === undefined ? [] : [[entry, scan.number]];
    }),
  );

  const find = (number: number | null): Scan | undefined => scans.find((scan) => scan.number === number);
  const replace = (number: number, changes: Partial<Scan>): Scan | null => {
    const place = scans.findIndex((scan) => scan.number === number);
    const before = scans[place];
    if (!before) return null;
    const after = { ...before, ...changes };
    scans = scans.with(place, after);
    return after;
  };

  /** Takes the scan of an earlier page that an outbox entry is of: it is settled with that entry from now on. */
  const takeEarlier = (entry: string): Scan | undefined => {
    const scan = find(unsettled.get(entry) ?? null);
    unsettled.delete(entry);
    return scan;
  };

  return {
    all: (): readonly Scan[] => scans,
    find,
    replace,
    takeEarlier,
    /** Marks the scan of an earlier page whose entry was sent between the two pages; returns whether there was one. */
    sentMeanwhile(entry: string): boolean {
      const scan = takeEarlier(entry);
      return scan !== undefined && replace(scan.number, { way: 'sent', entry: null }) !== null;
    },
    put(scan: Omit<Scan, 'number'>): Scan {
      count += 1;
      const numbered = { ...scan, number: count };
      scans = [numbered, ...scans.slice(0, MOST_SCANS - 1)];
      return numbered;
    },
    /**
     * Applies the server's verdict, and announces it again only where it differs. `entry`: an entry that stays
     * visible.
     */
    settle(number: number | null, verdict: Verdict, entry: string | null): void {
      const before = find(number);
      if (!before) return;
      const isNews = !saysSame(before.verdict, verdict);
      const corrected = before.corrected || (isNews && before.verdict.kind !== 'asked');
      const after = replace(before.number, { verdict, way: 'sent', corrected, entry });
      if (after && isNews) announce(after);
    },
  };
}

export type ScanList = ReturnType<typeof createScanList>;
