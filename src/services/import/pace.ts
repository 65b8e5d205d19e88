/** Speed of a run over rows, and the time that the others need at it. */
export interface Pace {
  readonly perMinute: number;
  readonly leftMs: number;
}

/** Time after which a speed says something. */
const MEASURED_AFTER_MS = 4000;
const MINUTE_MS = 60_000;

/** Measures a run from its first answer on; null before enough is known. */
export function createPacer(): (done: number, total: number, at: number) => Pace | null {
  let first: { readonly done: number; readonly at: number } | null = null;
  return (done, total, at) => {
    first ??= { done, at };
    const [rows, took] = [done - first.done, at - first.at];
    if (rows <= 0 || took < MEASURED_AFTER_MS) return null;
    return { perMinute: (rows * MINUTE_MS) / took, leftMs: ((total - done) * took) / rows };
  };
}
