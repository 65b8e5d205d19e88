import { expect, test } from 'vitest';
import { entriesInConflict } from '#views/home/conflictLeads.ts';
import { countedByEntry } from '#views/conflicts/companyConflicts.ts';
import menu from '#views/records/menu/listed.ts';
import role from '#views/records/role/listed.ts';

test('conflicts are counted by the entry that each is about', () =>
  expect([...countedByEntry([{ key: 'clerk' }, { key: 'manager' }, { key: 'clerk' }])]).toEqual([
    ['clerk', 2],
    ['manager', 1],
  ]));

test('a few entries are named, the others counted', () => {
  expect(entriesInConflict(['clerk'])).toEqual({ named: ['clerk'], more: 0 });
  const many = Array.from({ length: 7 }, (_, index) => `r${index}`);
  expect(entriesInConflict(many)).toEqual({ named: many.slice(0, 5), more: 2 });
});

test('the tree of the menu and the list of roles mark entries in conflict', () => {
  expect(menu.tree).toHaveProperty('Marks');
  expect(role.columns.find((column) => typeof column === 'object' && column.field === 'code')).toHaveProperty('cell');
});
