import { describe, expect, it } from 'vitest';
import { bytesOfHex, hexOf, type Bytes } from '#proofs/bytes.ts';
import { climb, isConsistent, isIncluded } from '#proofs/merkle.ts';
import { rootOf } from '#server/ledger/tree/prove.ts';
import { someLeaves, treeOver } from './tree.ts';
import { CONSISTENCIES, INCLUSIONS, LEAVES, ROOTS } from './vectors.ts';

const bytes = (text: string): Bytes => bytesOfHex(text) ?? new Uint8Array();
const published = LEAVES.map(bytes);
const known = treeOver(published);

/** Returns forged paths: hashes changed, omitted, doubled, exchanged and added. */
function forgeries(path: readonly Bytes[]): Bytes[][] {
  const other = new Uint8Array(32).fill(7);
  return [
    ...path.flatMap((hash, index) => [
      path.toSpliced(index, 1),
      path.toSpliced(index, 0, hash),
      path.with(index, other),
      path.with(index, hash.slice(1)),
      ...(index > 0 ? [path.toSpliced(index - 1, 2, hash, path[index - 1] ?? hash)] : []),
    ]),
    [...path, other],
    [other, ...path],
  ];
}

/** Returns copies of a path with one bit turned, one copy for each byte. */
const turned = (path: readonly Bytes[]): Bytes[][] =>
  path.flatMap((hash, index) => Array.from(hash, (byte, place) => path.with(index, hash.with(place, byte ^ 1))));

const differs = (one: readonly Bytes[], other: readonly Bytes[]): boolean =>
  one.map(hexOf).join() !== other.map(hexOf).join();

describe('the leaves that Certificate Transparency is tested with', () => {
  it('the leaves that Certificate Transparency is tested with have the roots that were published', async () => {
    for (const [index, root] of ROOTS.entries()) {
      expect(hexOf(known.at(index + 1).root)).toBe(root);
      expect(hexOf(await rootOf(index + 1, known.read))).toBe(root);
    }
    expect(hexOf(known.at(0).root)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it.each(INCLUSIONS)(
    'the Certificate Transparency test leaves have the published proof that leaf %i is among %i',
    async (index, size, path) => {
      expect((await known.inclusion(index, size)).map(hexOf)).toEqual(path);
      expect(await isIncluded(published[index] ?? bytes(''), index, known.at(size), path.map(bytes))).toBe(true);
    },
  );

  it.each(CONSISTENCIES)(
    'the Certificate Transparency test leaves have the published proof that %i of them begin %i',
    async (older, newer, path) => {
      expect((await known.consistency(older, newer)).map(hexOf)).toEqual(path);
      expect(await isConsistent(known.at(older), known.at(newer), path.map(bytes))).toBe(true);
    },
  );
});

const MOST = 130;
const leaves = someLeaves(MOST);
const tree = treeOver(leaves);
/** Returns every index of a small tree. Of a large tree: those around each power of two and at both ends. */
const placesIn = (size: number): number[] =>
  Array.from({ length: size }, (_, index) => index).filter(
    (index) => size <= 33 || index % 16 < 2 || index % 32 === 31 || index >= size - 3,
  );
const leaf = (index: number): Bytes => leaves[index] ?? bytes('');

describe('a proof that a leaf is in a tree', () => {
  it('a proof that a leaf is in a tree holds for every leaf of every tree, and leads to its root', async () => {
    for (let size = 1; size <= MOST; size += 1)
      for (const index of placesIn(size)) {
        const path = await tree.inclusion(index, size);
        expect(path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)));
        const climbed = await climb(leaf(index), index, size, path);
        expect(hexOf(climbed?.root ?? bytes('')), `${index} of ${size}`).toBe(hexOf(tree.at(size).root));
      }
  });

  it('a proof that a leaf is in a tree is refused with any hash changed, dropped, added or out of its order', async () => {
    for (const size of [1, 2, 3, 5, 7, 8, 9, 31, 64, 65, 100, 127, 128, 129])
      for (const index of [0, 1, Math.floor(size / 2), size - 2, size - 1].filter((one) => one >= 0 && one < size)) {
        const path = await tree.inclusion(index, size);
        for (const forged of forgeries(path).filter((one) => differs(one, path)))
          expect(await isIncluded(leaf(index), index, tree.at(size), forged), `${index} of ${size}`).toBe(false);
      }
  });

  it('a proof that a leaf is in a tree is refused with any byte turned', async () => {
    for (const [index, size] of [
      [0, 8],
      [5, 11],
      [64, 65],
      [76, 130],
    ] as const) {
      const path = await tree.inclusion(index, size);
      for (const forged of turned(path))
        expect(await isIncluded(leaf(index), index, tree.at(size), forged)).toBe(false);
      const data = leaf(index);
      for (const [forged] of turned([data]))
        expect(await isIncluded(forged ?? data, index, tree.at(size), path)).toBe(false);
    }
  });

  it('a proof that a leaf is in a tree is refused for any other place, size or leaf', async () => {
    const size = 23;
    for (let index = 0; index < size; index += 1) {
      const path = await tree.inclusion(index, size);
      for (let other = -1; other <= size + 1; other += 1)
        if (other !== index) {
          expect(await isIncluded(leaf(index), other, tree.at(size), path)).toBe(false);
          expect(await isIncluded(leaf(other), index, tree.at(size), path)).toBe(false);
        }
      for (let other = 0; other <= 40; other += 1)
        if (other !== size) expect(await isIncluded(leaf(index), index, tree.at(other), path)).toBe(false);
    }
    for (const index of [-1, 0.5, Number.NaN, 2 ** 60])
      expect(await climb(leaf(0), index, size, await tree.inclusion(0, size))).toBeNull();
  });

  it('a proof that a leaf is in a tree does not take a node for a leaf', async () => {
    const [left, right] = await tree.read([
      { level: 0, place: 0 },
      { level: 0, place: 1 },
    ]);
    const node = Uint8Array.of(...(left ?? []), ...(right ?? []));
    const [, ...path] = await tree.inclusion(0, 4);
    expect(await isIncluded(node, 0, { size: 2, root: tree.at(4).root }, path)).toBe(false);
  });
});

describe('a proof that one tree begins with another', () => {
  it('a proof that one tree begins with another holds for every two sizes', async () => {
    for (let newer = 0; newer <= MOST; newer += 1)
      for (const older of placesIn(newer + 1)) {
        const path = await tree.consistency(older, newer);
        expect(await isConsistent(tree.at(older), tree.at(newer), path), `${older} to ${newer}`).toBe(true);
      }
  });

  it('a proof that one tree begins with another is refused with any hash changed, dropped, added or out of its order', async () => {
    for (const newer of [1, 2, 3, 7, 8, 9, 33, 64, 100, 130])
      for (const older of [1, 2, 3, 4, 6, 7, 31, 32, 65, newer - 1, newer].filter((one) => one > 0 && one <= newer)) {
        const path = await tree.consistency(older, newer);
        for (const forged of forgeries(path).filter((one) => differs(one, path)))
          expect(await isConsistent(tree.at(older), tree.at(newer), forged), `${older} to ${newer}`).toBe(false);
      }
  });

  it('a proof that one tree begins with another is refused with any byte turned', async () => {
    for (const [older, newer] of [
      [1, 8],
      [6, 8],
      [31, 130],
      [64, 100],
    ] as const) {
      const path = await tree.consistency(older, newer);
      for (const forged of turned(path)) expect(await isConsistent(tree.at(older), tree.at(newer), forged)).toBe(false);
    }
  });

  it('a proof that one tree begins with another is refused for other sizes and roots, and backwards', async () => {
    for (let newer = 1; newer <= 40; newer += 1)
      for (const older of [1, 2, 3, 7, 8, 20, newer - 1].filter((one) => one > 0 && one < newer)) {
        const path = await tree.consistency(older, newer);
        expect(await isConsistent(tree.at(newer), tree.at(older), path)).toBe(false);
        for (const other of [older - 1, older + 1])
          if (other > 0) expect(await isConsistent(tree.at(other), tree.at(newer), path)).toBe(false);
        expect(await isConsistent(tree.at(older), tree.at(newer + 1), path)).toBe(false);
        expect(await isConsistent({ ...tree.at(older), root: tree.at(newer).root }, tree.at(newer), path)).toBe(false);
      }
  });

  it('a proof that one tree begins with another is refused for two trees of one size that are not the same', async () => {
    const other = treeOver(someLeaves(9).toReversed());
    expect(await isConsistent(tree.at(9), other.at(9), [])).toBe(false);
    for (let older = 1; older < 9; older += 1)
      expect(await isConsistent(tree.at(older), other.at(9), await other.consistency(older, 9))).toBe(false);
  });
});
