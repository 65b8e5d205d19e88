import { createHash } from 'node:crypto';
import { growingTree } from '#server/ledger/tree/growing.ts';
import { consistencyProof, inclusionProof, type ReadNodes } from '#server/ledger/tree/prove.ts';

/** Copies the bytes of a proof: WebCrypto accepts no view of a shared pool. */
const whole = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

/** Builds a tree over some leaves, with its root at every size and all of its proofs. */
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

/** Returns a number of leaves with distinct hashes. */
export const someLeaves = (count: number): Uint8Array<ArrayBuffer>[] =>
  Array.from({ length: count }, (_, index) => whole(createHash('sha256').update(String(index)).digest()));
