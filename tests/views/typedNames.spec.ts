import { expect, it } from 'vitest';
import { headKey } from '#services/import/heads.ts';
import { createIndex } from '#services/import/names.ts';
import { nearest } from '#services/import/nearest.ts';
import type { MenuEntry } from '#services/roles.ts';
import { found } from '#views/shapes/fields/found.ts';
import { narrowed } from '#views/shapes/fields/menus/menuTree.ts';
import { found as foundInTree } from '#views/shapes/tree/nodes.ts';
import { matching } from '#views/shell/menu.ts';
import { fitOf } from '#views/shell/palette/rank.ts';

/** Ways to type a name that look the same, or that nobody would call another: of phones, chat programs and Chinese keyboards. */
const TYPED: readonly (readonly [way: string, name: string, typed: string])[] = [
  ['marks of direction around it', 'Mandalay 2', '\u202dMandalay 2\u202c'],
  ['a space without width in it', 'မန္တလေး', 'မန္တ\u200bလေး'],
  ['letters of full width', 'Mandalay 2', 'ＭＡＮＤＡＬＡＹ　２'],
  ['digits of Burmese', 'Shelf 25', 'shelf ၂၅'],
  ['a name in digits of Burmese', 'ရပ်ကွက် ၃', 'ရပ်ကွက် 3'],
  ['the marks of a syllable in another order', 'မြင့်', 'မြင\u103a\u1037'],
  ['an accent beside its letter', 'José', 'jose\u0301'],
  ['more spaces, some that do not break', 'Chan Aye Thar', ' chan\u00a0aye  thar '],
];

const entry = (title: string): MenuEntry => ({
  id: '1',
  type: 1,
  title,
  titleEn: title,
  titleZh: title,
  label: title,
  menuSort: 1,
  path: '/1',
  subCount: 0,
  iFrame: false,
  cache: true,
  hidden: false,
  hasChildren: false,
  leaf: true,
});

/** Every place that compares what is typed, pasted or written in a cell with names; true if it finds the one. */
const PLACES: Readonly<Record<string, (name: string, typed: string) => boolean>> = {
  picker: (name, typed) => found([{ id: '1', label: name }], typed).length === 1,
  'name in a cell': (name, typed) => createIndex([{ id: 'x', names: [name] }]).idOf(typed) === 'x',
  'suggestion for a cell': (name, typed) => nearest(typed, [name], (one) => [one]).length === 1,
  'head of a column': (name, typed) => headKey(name) === headKey(typed),
  palette: (name, typed) => fitOf(typed, { names: [name] }) > 0,
  'menu of the sidebar': (name, typed) =>
    matching([{ id: '1', title: name, icon: '', path: '/1', external: false, children: [] }], typed, () => name)
      .length === 1,
  'menus of a role': (name, typed) => narrowed([{ entry: entry(name), children: [] }], typed).length === 1,
  'tree of a register': (name, typed) =>
    foundInTree([{ id: '1', text: name, entry: { id: '1', parent: null, sort: 1 }, children: [] }], typed).length === 1,
};

for (const [place, finds] of Object.entries(PLACES))
  it.each(TYPED)(`${place}: %s`, (_, name, typed) => {
    expect(finds(name, name)).toBe(true);
    expect(finds(name, typed)).toBe(true);
    expect(finds(name, 'ဘာမှမဟုတ်')).toBe(false);
  });
