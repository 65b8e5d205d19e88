import { expect, test } from 'vitest';
import type { ImportRow } from '#services/import/rowBook.ts';
import { compareCells, wrongCellsOf } from '#views/shapes/import/repair/wrongCells.ts';

const row = (number: number, cells: readonly (string | null)[], more: Partial<ImportRow> = {}): ImportRow => ({
  row: number,
  status: 'bad',
  judged: true,
  attempt: 0,
  isAgain: false,
  sameAs: null,
  isOtherSender: false,
  importedBy: null,
  content: '',
  corrected: false,
  record: null,
  shown: [],
  cells: [],
  data: {},
  problems: cells.map((cell) => ({ cell, value: '', fault: { id: 'unknownName' } })),
  ...more,
});

/** The second column of the template is the first of the file, the third is not in it. */
const PLACES = [1, 0, -1];

test('wrong cells are named by the columns of the template, row by row from left to right', () => {
  const found = wrongCellsOf([row(2, ['A2', 'B2']), row(3, ['A3'])], PLACES);
  expect(found.map((cell) => [cell.row, cell.column])).toEqual([
    [2, 0],
    [2, 1],
    [3, 1],
  ]);
  expect(found.toSorted(compareCells)).toEqual(found);
});

test('faults of a whole row, good rows and rows without cells have none', () => {
  const { cells: _, ...withoutCells } = row(4, ['A4']);
  expect(wrongCellsOf([row(2, [null, 'C2']), row(3, ['A3'], { status: 'good' }), withoutCells], PLACES)).toEqual([]);
});
