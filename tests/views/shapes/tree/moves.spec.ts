import { describe, expect, test } from 'vitest';
import {
  branchOf,
  changesFor,
  childrenOf,
  dropped,
  stepped,
  undone,
  type Change,
  type Placed,
} from '#views/shapes/tree/moves.ts';

const entry = (id: string, parent: string | null, sort: number): Placed => ({ id, parent, sort });
const TREE: readonly Placed[] = [
  entry('a', null, 10),
  entry('b', null, 20),
  entry('c', null, 21),
  entry('b1', 'b', 1),
  entry('b2', 'b', 2),
  entry('b2x', 'b2', 1),
];

const applied = (entries: readonly Placed[], changes: readonly Change[]): Placed[] =>
  entries.map((one) => ({ ...one, ...changes.find(({ id }) => id === one.id) }));
const order = (entries: readonly Placed[], parent: string | null) => childrenOf(entries, parent).map(({ id }) => id);

describe('an entry of a tree', () => {
  test.each([
    ['c', 'up', null, ['a', 'c', 'b']],
    ['a', 'down', null, ['b', 'a', 'c']],
    ['c', 'in', 'b', ['b1', 'b2', 'c']],
    ['b2', 'out', null, ['a', 'b', 'b2', 'c']],
  ] as const)('the entry %s of a tree moves %s', (id, step, parent, expected) => {
    const spot = stepped(TREE, id, step);
    expect(spot?.parent).toBe(parent);
    expect(order(applied(TREE, spot ? changesFor(TREE, id, spot) : []), parent)).toEqual(expected);
  });

  test('an entry of a tree has no step above the first, below the last, into nothing, or out of the top', () => {
    expect(stepped(TREE, 'a', 'up')).toBeNull();
    expect(stepped(TREE, 'c', 'down')).toBeNull();
    expect(stepped(TREE, 'a', 'in')).toBeNull();
    expect(stepped(TREE, 'a', 'out')).toBeNull();
  });

  test('an entry of a tree is dropped before, after and into another, never below itself', () => {
    expect(dropped(TREE, 'a', { id: 'c', position: 'before' })).toEqual({ parent: null, index: 1 });
    expect(dropped(TREE, 'a', { id: 'c', position: 'after' })).toEqual({ parent: null, index: 2 });
    expect(dropped(TREE, 'a', { id: 'b', position: 'on' })).toEqual({ parent: 'b', index: 2 });
    expect(dropped(TREE, 'b', { id: 'b2x', position: 'on' })).toBeNull();
    expect(dropped(TREE, 'b', { id: 'b', position: 'before' })).toBeNull();
  });

  test('an entry of a tree takes a free position, and moves others only where there is none', () => {
    expect(changesFor(TREE, 'c', { parent: null, index: 1 })).toEqual([{ id: 'c', sort: 15 }]);
    expect(changesFor(TREE, 'a', { parent: null, index: 1 })).toEqual([
      { id: 'a', sort: 21 },
      { id: 'c', sort: 22 },
    ]);
    expect(changesFor(TREE, 'a', { parent: null, index: 0 })).toEqual([]);
    const full = [entry('a', null, 0), entry('b', null, 1), entry('c', null, 2), entry('d', null, 9)];
    expect(changesFor(full, 'd', { parent: null, index: 0 })).toEqual([
      { id: 'd', sort: 0 },
      { id: 'a', sort: 1 },
      { id: 'b', sort: 2 },
      { id: 'c', sort: 3 },
    ]);
  });

  test('an entry of a tree comes back when its changes are undone', () => {
    const changes = changesFor(TREE, 'a', { parent: 'b', index: 0 });
    expect(changes).toEqual([{ id: 'a', parent: 'b', sort: 0 }]);
    expect(applied(applied(TREE, changes), undone(TREE, changes))).toEqual(TREE);
  });

  test('an entry of a tree goes with all entries below it', () => {
    expect(branchOf(TREE, 'b').map(({ id }) => id)).toEqual(['b', 'b1', 'b2', 'b2x']);
  });

  test('in any random walk of the entries of a tree every sibling keeps a position of its own', () => {
    let tree: readonly Placed[] = TREE;
    const steps = ['up', 'down', 'in', 'out'] as const;
    for (let turn = 0; turn < 400; turn += 1) {
      const id = tree[(turn * 7) % tree.length]?.id ?? '';
      const spot = stepped(tree, id, steps[(turn * 5 + Math.floor(turn / 9)) % 4] ?? 'up');
      if (spot) tree = applied(tree, changesFor(tree, id, spot));
      for (const { parent } of tree) {
        const sorts = childrenOf(tree, parent).map(({ sort }) => sort);
        expect(new Set(sorts).size).toBe(sorts.length);
        expect(Math.min(...sorts)).toBeGreaterThanOrEqual(0);
      }
    }
    expect(tree).toHaveLength(TREE.length);
  });
});
