import type { Entry } from '#services/outbox/outbox.ts';
import { saysSame, type Scan, type Verdict } from '../verdict/verdict.ts';

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

  /** Marks the scan of an earlier page whose entry was sent between the two pages; returns whether there was one. */
  const sentMeanwhile = (entry: string): boolean => {
    const scan = takeEarlier(entry);
    if (!scan) return false;
    // What it came to was never said here.
    const verdict: Verdict = scan.verdict.kind === 'asked' ? { kind: 'done', result: 'read' } : scan.verdict;
    replace(scan.number, { verdict, way: 'sent', entry: null });
    return true;
  };

  /** Settles a scan of an earlier page whose entry the outbox has no more: sent, refused and seen, or given up. */
  const settleGone = (entry: string, isKnown: (scan: Scan) => boolean): void => {
    const scan = find(unsettled.get(entry) ?? null);
    if (scan && scan.entry === null && isKnown(scan)) return void sentMeanwhile(entry);
    unsettled.delete(entry);
    if (scan?.entry === null) scans = scans.filter((one) => one !== scan);
    else if (scan) replace(scan.number, { entry: null });
  };

  return {
    all: (): readonly Scan[] => scans,
    find,
    replace,
    takeEarlier,
    sentMeanwhile,
    /**
     * Settles the scans of an earlier page whose entries the outbox has no more: one that the server has is sent, another
     * is no longer listed, and a refusal was dismissed in another window. Returns whether there was one.
     */
    settleAllGone(kept: readonly Entry[], isKnown: (scan: Scan) => boolean): boolean {
      if (unsettled.size === 0) return false;
      const keys = new Set(kept.map(({ key }) => key));
      const gone = [...unsettled.keys()].filter((entry) => !keys.has(entry));
      for (const entry of gone) settleGone(entry, isKnown);
      return gone.length > 0;
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
