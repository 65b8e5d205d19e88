import { EMPTY_ROOT, nodeOf } from './hashes.ts';

/** A complete subtree: 2 ** level leaves, the `place`-th of its size, counted from 0. Level 0 is a leaf. */
export interface TreeNode {
  readonly level: number;
  readonly place: number;
}

/** Leaves from `start` until before `end`; it begins where a subtree of its size can begin. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Gives the hashes of complete subtrees, in their order. */
export type ReadNodes = (nodes: readonly TreeNode[]) => Promise<readonly Uint8Array[]>;

/** The largest power of two below a length of at least two. */
function splitOf(length: number): number {
  let split = 1;
  while (split * 2 < length) split *= 2;
  return split;
}

/** PATH(m, D[n]) of RFC 6962, 2.1.1: the subtrees beside the way from a leaf to the root, the lowest first. */
function besides(index: number, { start, end }: Range): Range[] {
  if (end - start === 1) return [];
  const middle = start + splitOf(end - start);
  return index < middle
    ? [...besides(index, { start, end: middle }), { start: middle, end }]
    : [...besides(index, { start: middle, end }), { start, end: middle }];
}

/** SUBPROOF(m, D[n], b) of RFC 6962, 2.1.2. */
function between(older: number, { start, end }: Range, isKnown: boolean): Range[] {
  if (older === end) return isKnown ? [] : [{ start, end }];
  const middle = start + splitOf(end - start);
  return older <= middle
    ? [...between(older, { start, end: middle }, isKnown), { start: middle, end }]
    : [...between(older, { start: middle, end }, false), { start, end: middle }];
}

/** The complete subtrees that a range is made of, the largest first. */
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

/** The root over the first `size` leaves. */
export async function rootOf(size: number, read: ReadNodes): Promise<Uint8Array> {
  const [root = EMPTY_ROOT] = await hashesOf([{ start: 0, end: size }], read);
  return root;
}

/** The subtrees that prove a leaf (`index` from 0) to be in the tree over `size` leaves. */
export const provingInclusion = (index: number, size: number): readonly TreeNode[] =>
  besides(index, { start: 0, end: size }).flatMap(completeIn);

/** The hashes that prove a leaf (`index` from 0) to be in the tree over `size` leaves. */
export const inclusionProof = (index: number, size: number, read: ReadNodes): Promise<Uint8Array[]> =>
  hashesOf(besides(index, { start: 0, end: size }), read);

/** The subtrees that a proof of consistency is made of. */
export const provingConsistency = (older: number, newer: number): readonly TreeNode[] =>
  sought(older, newer).flatMap(completeIn);

/** The hashes that prove the tree over `newer` leaves to begin with that over `older`; none beside the empty one. */
export const consistencyProof = (older: number, newer: number, read: ReadNodes): Promise<Uint8Array[]> =>
  hashesOf(sought(older, newer), read);

const sought = (older: number, newer: number): Range[] =>
  older === 0 ? [] : between(older, { start: 0, end: newer }, true);
