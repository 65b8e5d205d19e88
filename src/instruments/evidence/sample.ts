import { hexOf, sha256, textBytes } from '#proofs/bytes.ts';

/** Inputs of a sample: the same inputs always draw the same numbers. */
export interface Draw {
  readonly seed: string;
  readonly size: number;
  /** Root of the signed tree, hexadecimal. */
  readonly root: string;
}

/**
 * Draws a sample that nobody can influence once the tree is signed. Ranks each number by SHA-256 of the root, the seed
 * and the number, one per line. Returns the lowest ranks in ascending order.
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
