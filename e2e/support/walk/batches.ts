/** Most screens that one test opens: its time does not grow with the product. */
const MOST = 10;

/** Screens that one test opens, and their words: `screens 8 to 14 of 21`. */
export interface Batch {
  readonly paths: readonly string[];
  readonly screens: string;
}

/** Returns screens in batches that are as equal as possible. */
export function batchesOf(paths: readonly string[]): Batch[] {
  const count = Math.ceil(paths.length / MOST);
  const placeOf = (turn: number): number => Math.round((turn * paths.length) / count);
  return Array.from({ length: count }, (_, turn) => {
    const from = placeOf(turn);
    const to = placeOf(turn + 1);
    const places = to - from === 1 ? `screen ${to}` : `screens ${from + 1} to ${to}`;
    return { paths: paths.slice(from, to), screens: `${places} of ${paths.length}` };
  });
}
