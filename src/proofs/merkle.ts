import { isSameBytes, sha256, type Bytes } from './bytes.ts';

/**
 * Verifies proofs over a Merkle tree of RFC 6962, bit by bit along the index (RFC 9162, 2.1.3.2 and 2.1.4.2). The
 * server finds proofs by another algorithm (server/ledger/tree). A verifier needs this file only.
 */
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
const HASH_BYTES = 32;

/** Hashes a leaf's data behind a zero byte. */
export const leafHash = (data: Uint8Array): Promise<Bytes> => sha256(LEAF, data);

const parent = (left: Uint8Array, right: Uint8Array): Promise<Bytes> => sha256(NODE, left, right);

/** One step up the tree: the sibling's hash, its side, and the parent's hash. */
export interface Step {
  readonly side: 'left' | 'right';
  readonly sibling: Bytes;
  readonly hash: Bytes;
}

/** The path from a leaf to the root that it yields. */
export interface Climb {
  readonly leaf: Bytes;
  readonly steps: readonly Step[];
  readonly root: Bytes;
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const isOdd = (value: number): boolean => value % 2 === 1;
const half = (value: number): number => Math.floor(value / 2);
const areHashes = (hashes: readonly Uint8Array[]): boolean => hashes.every(({ length }) => length === HASH_BYTES);

/**
 * Computes the root from a leaf's data and its proof; `index` counts from 0. Null if the number or length of the
 * hashes is wrong for a tree of this size.
 */
export async function climb(
  data: Uint8Array,
  index: number,
  size: number,
  path: readonly Bytes[],
): Promise<Climb | null> {
  if (!isCount(index) || !isCount(size) || index >= size || !areHashes(path)) return null;
  const leaf = await leafHash(data);
  const steps: Step[] = [];
  let hash = leaf;
  let node = index;
  let last = size - 1;
  for (const sibling of path) {
    if (last === 0) return null;
    const isRight = isOdd(node) || node === last;
    hash = isRight ? await parent(sibling, hash) : await parent(hash, sibling);
    steps.push({ side: isRight ? 'left' : 'right', sibling, hash });
    // The last node of a level may have no sibling on some levels: it moves up unchanged.
    while (isRight && !isOdd(node) && node !== 0) {
      node = half(node);
      last = half(last);
    }
    node = half(node);
    last = half(last);
  }
  return last === 0 ? { leaf, steps, root: hash } : null;
}

/** True if a leaf is in the tree of this size and root. */
export async function isIncluded(
  data: Uint8Array,
  index: number,
  tree: { readonly size: number; readonly root: Uint8Array },
  path: readonly Bytes[],
): Promise<boolean> {
  const climbed = await climb(data, index, tree.size, path);
  return climbed !== null && isSameBytes(climbed.root, tree.root);
}

interface Tree {
  readonly size: number;
  readonly root: Uint8Array;
}

/** True if the newer tree begins with all leaves of the older one, unchanged and in order. */
export async function isConsistent(older: Tree, newer: Tree, path: readonly Bytes[]): Promise<boolean> {
  if (!isCount(older.size) || !isCount(newer.size) || older.size > newer.size || !areHashes(path)) return false;
  if (older.size === newer.size) return path.length === 0 && isSameBytes(older.root, newer.root);
  if (older.size === 0) return path.length === 0;
  if (path.length === 0) return false;

  let node = older.size - 1;
  let last = newer.size - 1;
  while (isOdd(node)) {
    node = half(node);
    last = half(last);
  }
  // The proof omits the root of an older tree that is one complete subtree.
  const [first, ...others] = node === 0 ? [Uint8Array.from(older.root), ...path] : path;
  if (!first) return false;
  let old = first;
  let now = first;
  for (const sibling of others) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      old = await parent(sibling, old);
      now = await parent(sibling, now);
      while (!isOdd(node) && node !== 0) {
        node = half(node);
        last = half(last);
      }
    } else {
      now = await parent(now, sibling);
    }
    node = half(node);
    last = half(last);
  }
  return last === 0 && isSameBytes(old, older.root) && isSameBytes(now, newer.root);
}
