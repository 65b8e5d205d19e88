import { createHash } from 'node:crypto';
import { growingTree } from '#server/ledger/tree/growing.ts';
import { consistencyProof, inclusionProof, type ReadNodes } from '#server/ledger/tree/prove.ts';

/** Proofs are bytes on the wire: WebCrypto takes no view of a shared pool. */
const whole = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

/** A tree over some leaves, the root at every size, and every proof over it. */
export function treeOver(leaves: readonly Uint8Array[]) {
  const tree = growingTree();
  const nodes = new Map<string, Uint8Array>();
  const roots = [whole(tree.root())];
  for (const leaf of leaves) {
    for (const { level, place, hash } of tree.add(leaf)) nodes.set(`${level} ${place}`, hash);
    roots.push(whole(tree.root()));
  }
  const read: ReadNodes = (wanted) =>
    Promise.resolve(
      wanted.map(({ level, place }) => {
        const hash = nodes.get(`${level} ${place}`);
        if (!hash) throw new Error(`no subtree ${level} ${place}`);
        return hash;
      }),
    );
  return {
    read,
    at: (size: number) => ({ size, root: roots[size] ?? new Uint8Array() }),
    inclusion: async (index: number, size: number) => (await inclusionProof(index, size, read)).map(whole),
    consistency: async (older: number, newer: number) => (await consistencyProof(older, newer, read)).map(whole),
  };
}

/** Makes the given number of leaves, each with a hash of its own. */
export const someLeaves = (count: number): Uint8Array<ArrayBuffer>[] =>
  Array.from({ length: count }, (_, index) => whole(createHash('sha256').update(String(index)).digest()));
