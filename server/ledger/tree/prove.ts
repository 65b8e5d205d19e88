import { EMPTY_ROOT, nodeOf } from './hashes.ts';

/** A complete subtree of 2 ** level leaves, counted from 0 among those of its size. Level 0 is a leaf. */
export interface TreeNode {
  readonly level: number;
  readonly place: number;
}

/** Leaves from `start` to before `end`, beginning at a multiple of a subtree's size. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Reads the hashes of complete subtrees, in their order. */
export type ReadNodes = (nodes: readonly TreeNode[]) => Promise<readonly Uint8Array[]>;

/** Returns the largest power of two below a length of at least two. */
function splitOf(length: number): number {
  let split = 1;
  while (split * 2 < length) split *= 2;
  return split;
}

/**
 * Computes PATH(m, D[n]) of RFC 6962, 2.1.1: the subtrees beside the path from a leaf to the root, the lowest first.
 */
function siblingsOf(index: number, { start, end }: Range): Range[] {
  if (end - start === 1) return [];
  const middle = start + splitOf(end - start);
  return index < middle
    ? [...siblingsOf(index, { start, end: middle }), { start: middle, end }]
    : [...siblingsOf(index, { start: middle, end }), { start, end: middle }];
}

/** Computes SUBPROOF(m, D[n], b) of RFC 6962, 2.1.2. */
function consistencyRanges(older: number, { start, end }: Range, isKnown: boolean): Range[] {
  if (older === end) return isKnown ? [] : [{ start, end }];
  const middle = start + splitOf(end - start);
  return older <= middle
    ? [...consistencyRanges(older, { start, end: middle }, isKnown), { start: middle, end }]
    : [...consistencyRanges(older, { start: middle, end }, false), { start, end: middle }];
}

/** Returns the complete subtrees of a range, the largest first. */
function completeIn({ start, end }: Range): TreeNode[] {
  const length = end - start;
  if (length === 0) return [];
  const level = Math.log2(length);
  if (Number.isInteger(level)) return [{ level, place: start / length }];
  const middle = start + splitOf(length);
  return [...completeIn({ start, end: middle }), ...completeIn({ start: middle, end })];
}

async function hashesOf(ranges: readonly Range[], read: ReadNodes): Promise<Uint8Array[]> {
  const nodes = ranges.map(completeIn);
  const found = await read(nodes.flat());
  let next = 0;
  return nodes.map(({ length }) => {
    const own = found.slice(next, (next += length));
    return own.length === 0 ? EMPTY_ROOT : own.reduceRight((right, left) => nodeOf(left, right));
  });
}

/** Computes the root over the first `size` leaves. */
export async function rootOf(size: number, read: ReadNodes): Promise<Uint8Array> {
  const [root = EMPTY_ROOT] = await hashesOf([{ start: 0, end: size }], read);
  return root;
}

/** Returns the subtrees that prove a leaf (`index` from 0) to be in the tree over `size` leaves. */
export const provingInclusion = (index: number, size: number): readonly TreeNode[] =>
  siblingsOf(index, { start: 0, end: size }).flatMap(completeIn);

/** Returns the hashes that prove a leaf (`index` from 0) to be in the tree over `size` leaves. */
export const inclusionProof = (index: number, size: number, read: ReadNodes): Promise<Uint8Array[]> =>
  hashesOf(siblingsOf(index, { start: 0, end: size }), read);

/** Returns the subtrees of a consistency proof. */
export const provingConsistency = (older: number, newer: number): readonly TreeNode[] =>
  wanted(older, newer).flatMap(completeIn);

/**
 * Returns the hashes that prove the tree over `newer` leaves to begin with that over `older`; none if
 * `older` is 0 or equal to `newer`.
 */
export const consistencyProof = (older: number, newer: number, read: ReadNodes): Promise<Uint8Array[]> =>
  hashesOf(wanted(older, newer), read);

const wanted = (older: number, newer: number): Range[] =>
  older === 0 ? [] : consistencyRanges(older, { start: 0, end: newer }, true);
