import fc from 'fast-check';
import { expect, test } from 'vitest';
import { branch } from '#machines/registers/branch.ts';
import { notAwaited, parentsFirst, withOwnRows } from '#services/import/ownRows.ts';
import { createIndex, type Named } from '#services/import/names.ts';
import { branchSheet } from '#views/records/branch/sheet.ts';

const { tree } = branchSheet;
const row = (code: string, superior: string, status: 'good' | 'bad' = 'good') => ({
  data: { code, superior, name: `Office ${code}` },
  status,
});
const known: readonly Named[] = [{ id: 'YGN', names: ['Yangon'] }];
const lists = { branch: known, area: null, station: null, merchant: null, role: null, department: null };

test('the tree of a sheet names columns and a rule that exist', () => {
  const paths = branchSheet.columns.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([tree?.key, tree?.above]));
  expect(Object.keys(branch.rules)).toContain(tree?.rule.split('.')[1]);
});

test('a cell may name another row of the file, by its code or its name', () => {
  const names = withOwnRows(lists, branchSheet, [row('TGI', 'YGN').data, row('YGN', 'HQO').data]);
  const index = createIndex(names.branch ?? []);
  expect([index.idOf('tgi'), index.idOf('office tgi'), index.idOf('Yangon')]).toEqual(['TGI', 'TGI', 'YGN']);
  expect(index.idOf('Office YGN')).toBeUndefined();
  expect(withOwnRows({ ...lists, branch: null }, branchSheet, [row('TGI', 'YGN').data]).branch).toBeNull();
});

test('each row comes after the one above it, for any order of the file', () => {
  const rows = [row('E', 'D'), row('B', 'A'), row('A', 'YGN'), row('C', 'A'), row('D', 'C')];
  fc.assert(
    fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
      const codes = parentsFirst(shuffled, tree).map(({ data }) => data.code);
      expect(codes.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
      for (const [above, below] of ['AB', 'AC', 'CD', 'DE'].map((pair) => pair.split('')))
        expect(codes.indexOf(above ?? '')).toBeLessThan(codes.indexOf(below ?? ''));
    }),
  );
});

test('rows that are above each other in a circle all stay, and rows of other sheets stay as they are', () => {
  const circle = [row('A', 'B'), row('B', 'A'), row('C', 'C')];
  expect(parentsFirst(circle, tree)).toHaveLength(3);
  expect(parentsFirst(circle, undefined)).toEqual(circle);
});

test('only a good row before it excuses a missing superior, and nothing else', () => {
  const missing = { code: 'rule', rule: 'branch.superiorExists', values: { above: 'TGI' } } as const;
  const other = { code: 'rule', rule: 'branch.nameIsFree', values: {} } as const;
  const left = (before: readonly ReturnType<typeof row>[]) =>
    notAwaited([missing, other], row('HSP', 'TGI'), tree, before).map(({ rule }) => rule);
  expect(left([row('TGI', 'YGN')])).toEqual(['branch.nameIsFree']);
  expect(left([row('TGI', 'YGN', 'bad')])).toEqual(['branch.superiorExists', 'branch.nameIsFree']);
  expect(left([row('MDY', 'YGN')])).toEqual(['branch.superiorExists', 'branch.nameIsFree']);
});
