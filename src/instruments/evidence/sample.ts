import { hexOf, sha256, textBytes } from '#proofs/bytes.ts';

/** Inputs of a sample: the same three draw the same numbers for everybody. */
export interface Draw {
  readonly seed: string;
  readonly size: number;
  /** The root of the tree that the numbers are of, hexadecimal. */
  readonly root: string;
}

/**
 * Draws a sample of numbers that nobody can influence once the tree is signed. Each number is ranked by SHA-256 over
 * the root, the seed and itself, a line each; the lowest are drawn and returned in ascending order.
 */
export async function sampleOf(numbers: readonly number[], { seed, size, root }: Draw): Promise<number[]> {
  const ranked: { readonly number: number; readonly rank: string }[] = [];
  for (const number of numbers) {
    ranked.push({ number, rank: hexOf(await sha256(textBytes(`${root}\n${seed}\n${number}`))) });
  }
  return ranked
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, size)
    .map(({ number }) => number)
    .toSorted((one, other) => one - other);
}
