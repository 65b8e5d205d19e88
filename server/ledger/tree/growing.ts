import { EMPTY_ROOT, leafOf, nodeOf } from './hashes.ts';
import type { TreeNode } from './prove.ts';

/** A complete subtree and its hash. */
export interface GrownNode extends TreeNode {
  readonly hash: Buffer;
}

/** A tree that takes leaves one by one and stores only its right edge. */
export function growingTree() {
  /** Complete subtrees on the right edge by level; null where the size has no such bit. */
  const peaks: (Buffer | null)[] = [];
  let size = 0;
  return {
    /** Adds a leaf and returns the subtrees that it completed, itself first. */
    add(data: Uint8Array): GrownNode[] {
      let hash = leafOf(data);
      let level = 0;
      const grown: GrownNode[] = [{ level, place: size, hash }];
      for (let left = peaks[level]; left; left = peaks[level]) {
        peaks[level] = null;
        hash = nodeOf(left, hash);
        level += 1;
        grown.push({ level, place: Math.floor(size / 2 ** level), hash });
      }
      peaks[level] = hash;
      size += 1;
      return grown;
    },
    root: (): Buffer =>
      peaks
        .filter((peak) => peak !== null)
        .reduce<Buffer | null>((right, left) => (right ? nodeOf(left, right) : left), null) ?? EMPTY_ROOT,
  };
}
