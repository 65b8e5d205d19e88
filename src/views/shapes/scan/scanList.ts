import { saysSame, type Scan, type Verdict } from './verdict.ts';

/** Scans that are remembered and listed. */
const MOST_SCANS = 2000;

/** The scans of a station, newest first. `announce` receives each new verdict. */
export function createScanList(announce: (scan: Scan) => void) {
  let scans: readonly Scan[] = [];
  let count = 0;

  const find = (number: number | null): Scan | undefined => scans.find((scan) => scan.number === number);
  const replace = (number: number, changes: Partial<Scan>): Scan | null => {
    const place = scans.findIndex((scan) => scan.number === number);
    const before = scans[place];
    if (!before) return null;
    const after = { ...before, ...changes };
    scans = scans.with(place, after);
    return after;
  };

  return {
    all: (): readonly Scan[] => scans,
    find,
    replace,
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
