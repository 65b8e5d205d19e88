/** One line of a benchmark's result: ours, a peer and a physical limit, measured in one run. */
export interface Result {
  readonly name: string;
  readonly ours: number;
  readonly peer: number | null;
  readonly limit: number | null;
  /** Ours divided by the limit, or by the peer if there is no limit. */
  readonly ratio: number | null;
  readonly unit: string;
  readonly [detail: string]: unknown;
}

/** Prints a result as one line of JSON. */
export const print = (result: Result): void => console.log(JSON.stringify(result));

/** Rounds for display: to two decimals, below one to two significant digits. */
export const round = (value: number): number =>
  Math.abs(value) < 1 ? Number(value.toPrecision(2)) : Math.round(value * 100) / 100;

/** Returns a quantile (0 to 1) of unsorted samples. */
export function quantile(samples: readonly number[], part: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

/** Runs work in parallel lanes for a time and returns the pieces done a second. */
export async function perSecond(
  lanes: number,
  milliseconds: number,
  work: (lane: number) => Promise<number>,
): Promise<number> {
  const begin = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (performance.now() - begin < milliseconds) {
        const pieces = await work(lane);
        done += pieces;
      }
    }),
  );
  return done / ((performance.now() - begin) / 1000);
}

/** Runs works in turn, so that all of them meet the same conditions; returns the median of each. */
export async function inTurn(
  rounds: number,
  works: Readonly<Record<string, () => Promise<number>>>,
): Promise<Record<string, number>> {
  const samples: Record<string, number[]> = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const [name, work] of Object.entries(works)) samples[name]?.push(await work());
  }
  return Object.fromEntries(Object.entries(samples).map(([name, values]) => [name, quantile(values, 0.5)]));
}
