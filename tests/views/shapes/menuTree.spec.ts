import { describe, expect, test } from 'vitest';
import type { MenuEntry } from '#services/roles.ts';
import { menuTree, narrowed, tickOf, toggled, type MenuNode } from '#views/shapes/fields/menus/menuTree.ts';

const entry = (id: string, type: number, pid?: string): MenuEntry => ({
  id,
  ...(pid !== undefined && { pid }),
  type,
  title: `Title of ${id}`,
  titleEn: id,
  titleZh: id,
  label: id,
  menuSort: 1,
  path: id,
  subCount: 0,
  iFrame: false,
  cache: true,
  hidden: false,
  hasChildren: false,
  leaf: true,
});

const tree = menuTree([
  entry('system', 0),
  entry('system.role', 1, 'system'),
  entry('system.role.add', 2, 'system.role'),
  entry('system.menu', 1, 'system'),
  entry('orders', 1),
]);

const find = (id: string, nodes: readonly MenuNode[] = tree): MenuNode => {
  for (const node of nodes) {
    if (node.entry.id === id) return node;
    if (node.children.length > 0 && JSON.stringify(node.children).includes(`"id":"${id}"`))
      return find(id, node.children);
  }
  throw new Error(`There is no ${id}`);
};

describe('ticks of a tree of menu entries', () => {
  test('ticks of parents in a tree of menu entries follow a page or a button', () => {
    expect(toggled(tree, [], find('system.role.add'), true)).toEqual(['system.role.add', 'system.role', 'system']);
    expect(tickOf(find('system'), new Set(['system', 'system.role', 'system.role.add']))).toBe('some');
  });

  test('the tick of a catalog of menu entries takes all below it, and goes with the last of them', () => {
    const all = toggled(tree, ['orders'], find('system'), true);
    expect(all.toSorted()).toEqual(['orders', 'system', 'system.menu', 'system.role', 'system.role.add']);
    expect(tickOf(find('system'), new Set(all))).toBe('all');
    const less = toggled(tree, all, find('system.menu'), false);
    expect(less).toContain('system');
    expect(toggled(tree, less, find('system.role'), false)).toEqual(['orders']);
  });

  test('the tick of a page of menu entries stays when its last button goes', () => {
    const ticks = ['system', 'system.role', 'system.role.add'];
    expect(toggled(tree, ticks, find('system.role.add'), false)).toEqual(['system', 'system.role']);
    expect(tickOf(find('system.role'), new Set(['system', 'system.role']))).toBe('some');
  });

  test('everything in a tree of menu entries is ticked where the role shows every entry', () => {
    expect(tickOf(find('orders'), new Set(['*']))).toBe('all');
  });

  test('a search in a tree of menu entries keeps the entries above what it finds', () => {
    expect(narrowed(tree, 'ROLE.ADD').map(({ entry: { id } }) => id)).toEqual(['system']);
    expect(narrowed(tree, 'nothing')).toEqual([]);
  });
});
