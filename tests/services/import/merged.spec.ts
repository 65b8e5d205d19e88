import { describe, expect, test } from 'vitest';
import { columnLetters } from '#sheets/columns.ts';
import { Unusable } from '#services/import/bounds.ts';
import { coveredBy } from '#services/import/merge.ts';
import { headerOf } from '#services/import/template.ts';
import { orderSheet } from '#views/records/order/sheet.ts';
import { column, english, GOOD, judged } from './fixtures.ts';
import { packed, partsOf, WRITERS, type Written, type WrittenSheet } from './workbook.ts';

type Row = WrittenSheet['rows'][number];

const HEADS: Row = orderSheet.columns.map((one) => ({ holds: headerOf(one, english) }));

/** Cells of an order; undefined leaves one out. */
const order = (changes: Readonly<Record<string, Written['holds'] | undefined>> = {}): Row =>
  orderSheet.columns.map(({ path }) => {
    const holds = path in changes ? changes[path] : path === 'mailSn' ? undefined : GOOD[path];
    return typeof holds === 'string' || typeof holds === 'number' ? { holds } : undefined;
  });

const letters = (path: string): string => columnLetters(column(path));
const down = (path: string, from: number, to: number): string => `${letters(path)}${from}:${letters(path)}${to}`;

const read = async (rows: readonly Row[], merges: readonly string[], writer = WRITERS.excel) =>
  (await judged(await packed(partsOf([{ name: 'Orders', rows, merges }], writer)))).map((one) => ({
    row: one.row,
    faults: one.problems.map(({ cell, value, fault }) => [cell, value, 'id' in fault && fault.id]),
    collectionAmount: one.data['collectionAmount'],
  }));

const amount = letters('collectionAmount');
const none = { collectionAmount: undefined };

describe.each(Object.entries(WRITERS))('in a file as %s writes it', (_, writer) => {
  test('one amount merged beside three orders is the amount of the first order alone, and wrong in the others', async () => {
    const rows = [HEADS, order({ collectionAmount: 33_000 }), order(none), order(none), order(none)];
    expect(await read(rows, [down('collectionAmount', 2, 4)], writer)).toEqual([
      { row: 2, faults: [], collectionAmount: 33_000_00 },
      { row: 3, faults: [[`${amount}3`, '33000', 'merged']], collectionAmount: undefined },
      { row: 4, faults: [[`${amount}4`, '33000', 'merged']], collectionAmount: undefined },
      { row: 5, faults: [], collectionAmount: undefined },
    ]);
  });
});

test('a text that goes on beside its cell is wrong there', async () => {
  const cells = order({ 'sender.name': 'Daw Hla', 'sender.phone': undefined });
  const [only] = await read([HEADS, cells], [`${letters('sender.name')}2:${letters('sender.phone')}2`]);
  expect(only?.faults).toContainEqual([`${letters('sender.phone')}2`, 'Daw Hla', 'merged']);
});

test('the row below a merged one that holds nothing has nothing wrong, nor has one below merged heads', async () => {
  const rows = [HEADS, order(none), order(none)];
  const faults = (await read(rows, [down('collectionAmount', 2, 3), down('remark', 1, 2)])).map((one) => one.faults);
  expect(faults).toEqual([[], []]);
});

test('rows that are one for the eye are one order', async () => {
  const all = orderSheet.columns.map(({ path }) => down(path, 2, 3));
  expect((await read([HEADS, order(), []], all)).map(({ row, faults }) => [row, faults])).toEqual([[2, []]]);
});

test('merges that overlap without end are refused', () => {
  const all = { s: { r: 0, c: 0 }, e: { r: 1_048_575, c: 16_383 } };
  expect(coveredBy([all], 3).size).toBe(299);
  expect(() => coveredBy([all, all], 3)).toThrow(Unusable);
});
