import { expect, test } from 'vitest';
import { freightOf } from '#services/import/freight.ts';
import { createRowBook } from '#services/import/rowBook.ts';
import { AT, bytesOf, FIELDS, judged, sheetOf } from './fixtures.ts';

const rowsOf = async (changes: readonly Readonly<Record<string, unknown>>[]) =>
  createRowBook(await judged(bytesOf(sheetOf(changes.map((change, at) => ({ mailSn: `S${at}`, ...change }))))));

test('the freight of an import adds up the ready rows as the tariff prices them, and leaves wrong ones out', async () => {
  const book = await rowsOf([{}, { weightGrams: 3 }, { goodsType: 'Dragons' }]);
  // 1.5 kg: 2,000.00 and one started kilogram; 3 kg: two.
  expect(freightOf(book.all(), FIELDS, AT)).toEqual({ total: 2_500_00 + 3_000_00, priced: 2, unpriced: 0 });
  book.change(2, { status: 'created' });
  expect(freightOf(book.all(), FIELDS, AT)).toEqual({ total: 3_000_00, priced: 1, unpriced: 0 });
});

test('the freight of an import counts rows without a price', async () => {
  const book = await rowsOf([{}]);
  expect(freightOf(book.all(), { ...FIELDS, tariffs: [] }, AT)).toEqual({ total: 0, priced: 0, unpriced: 1 });
});
