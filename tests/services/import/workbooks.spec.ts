import { expect, test } from 'vitest';
import { Unusable } from '#services/import/bounds.ts';
import { open } from '#services/import/open.ts';
import { headerOf } from '#services/import/template.ts';
import { orderSheet } from '#views/records/order/sheet.ts';
import { english, GOOD, judged, languages } from './fixtures.ts';
import { packed, partsOf, WRITERS, type WrittenSheet, type Written } from './workbook.ts';

type Row = readonly (Written | null | undefined)[];

const heads: Row = orderSheet.columns.map((one) => ({ holds: headerOf(one, english) }));
const order = (mailSn: string): Row =>
  orderSheet.columns.map(({ path }) => {
    const holds = path === 'mailSn' ? mailSn : GOOD[path];
    return typeof holds === 'string' || typeof holds === 'number' ? { holds } : undefined;
  });
const orders: WrittenSheet = { name: 'Orders', rows: [heads, order('A'), order('B')] };
const notes: WrittenSheet = { name: 'Notes', rows: [[{ holds: 'How to fill this in' }]] };

const numbersIn = async (parts: Readonly<Record<string, string>>): Promise<unknown[]> =>
  (await judged(await packed(parts))).map(({ data, problems }) => (problems.length > 0 ? problems : data['mailSn']));

const refusalOf = async (parts: Readonly<Record<string, string>>) => {
  const error: unknown = await numbersIn(parts).catch((refused: unknown) => refused);
  return error instanceof Unusable ? error.refusal : error;
};

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;

test('formatted empty rows down to the last one are no rows', async () => {
  const rows = Array.from({ length: 120_000 }, (_, index) => LAST_ROW - index).toReversed();
  const empty = rows.map((row) => `<row r="${row}" s="1" customFormat="1"/>`);
  expect(await numbersIn(partsOf([{ ...orders, below: empty.join('') }]))).toEqual(['A', 'B']);
});

test('rows of empty formatted cells are no rows, and a formatted cell in the last column is none', async () => {
  const wide: Row = Array.from({ length: LAST_COLUMN }, (_, at) => (at === LAST_COLUMN - 1 ? null : undefined));
  const rows: Row[] = [...orders.rows, wide, ...Array.from({ length: 1000 }, (): Row => [null, null, null])];
  expect(await numbersIn(partsOf([{ ...orders, rows }]))).toEqual(['A', 'B']);
});

test('content in the last column or below the last row taken is refused', async () => {
  const wide: Row = Array.from({ length: LAST_COLUMN }, (_, at) => (at === LAST_COLUMN - 1 ? { holds: 1 } : undefined));
  expect(await refusalOf(partsOf([{ ...orders, rows: [...orders.rows, wide] }]))).toMatchObject({
    id: 'tooManyColumns',
  });
  const below = `<row r="${LAST_ROW}"><c r="A${LAST_ROW}"><v>1</v></c></row>`;
  expect(await refusalOf(partsOf([{ ...orders, below }]))).toMatchObject({ id: 'tooManyRows' });
});

test('rows and cells that do not say where they are follow each other, empty or not', async () => {
  const rows = orders.rows.map((row) => row.map((cell) => cell ?? null));
  const parts = partsOf([{ ...orders, rows }]);
  const path = 'xl/worksheets/sheet1.xml';
  const bare = (parts[path] ?? '').replaceAll(/ r="[A-Z]*\d+"/g, '');
  expect(await numbersIn({ ...parts, [path]: bare })).toEqual(['A', 'B']);
});

test('a formula with an empty text keeps its place among cells without one of their own', async () => {
  const [, ...rest] = order('A');
  const path = 'xl/worksheets/sheet1.xml';
  const empty: Written = { holds: { formula: 'IF(1,"","")', value: '' } };
  const parts = partsOf([{ name: 'Orders', rows: [heads, [empty, ...rest]] }]);
  const bare = (parts[path] ?? '').replaceAll(/ r="[A-Z]*\d+"/g, '');
  const [row] = await judged(await packed({ ...parts, [path]: bare }));
  expect(row?.problems).toEqual([]);
  expect(row?.data).toMatchObject({ sender: { name: GOOD['sender.name'], phone: GOOD['sender.phone'] } });
  expect(row?.data).not.toHaveProperty('mailSn');
});

test('pictures and sheets may be many', async () => {
  const sheets = [orders, ...Array.from({ length: 70 }, (_, at) => ({ ...notes, name: `Notes ${at}` }))];
  expect(await numbersIn(partsOf(sheets, WRITERS.wps))).toEqual(['A', 'B']);
});

test('the sheet with the heads is read, wherever it is, and blank rows may be above them', async () => {
  expect(await numbersIn(partsOf([notes, { ...orders, rows: [[], ...orders.rows] }]))).toEqual(['A', 'B']);
  const hidden: WrittenSheet = { name: 'Old', rows: [heads, order('X')], hidden: true };
  expect(await numbersIn(partsOf([hidden, orders]))).toEqual(['A', 'B']);
  const template: WrittenSheet = { name: 'Empty', rows: [heads] };
  expect(await numbersIn(partsOf([template, orders]))).toEqual(['A', 'B']);
});

test('two sheets of orders are refused by name: the rows of one would be lost', async () => {
  const second: WrittenSheet = { name: 'December', rows: [heads, order('C')] };
  expect(await refusalOf(partsOf([orders, second]))).toEqual({
    id: 'severalSheets',
    values: { names: 'Orders, December' },
  });
});

test('a hidden sheet of orders is named beside those that are read, and refused where there are no others', async () => {
  const hidden: WrittenSheet = { name: 'Old', rows: [heads, order('X')], hidden: true };
  const usual = { sender: null, merchant: null };
  const task = { format: 'xlsx', template: orderSheet, chosen: null, usual } as const;
  const remarksOf = async (sheets: readonly WrittenSheet[]) =>
    (await open({ ...task, bytes: await packed(partsOf(sheets)) }, languages)).remarks;
  expect(await remarksOf([hidden, orders])).toEqual([{ id: 'hiddenSheet', values: { names: 'Old' } }]);
  expect(await remarksOf([{ ...notes, hidden: true }, { ...hidden, rows: [heads] }, orders])).toEqual([]);
  expect(await refusalOf(partsOf([hidden, notes]))).toEqual({ id: 'hiddenSheets', values: { names: 'Old' } });
});

test('hidden columns are named if something is below them; they are read as well', async () => {
  const at = orderSheet.columns.findIndex(({ path }) => path === 'collectionAmount');
  const amounts = (holds: number | undefined): WrittenSheet['rows'][number] =>
    order('A').map((cell, index) => (index === at && holds !== undefined ? { holds } : cell));
  const usual = { sender: null, merchant: null };
  const task = { format: 'xlsx', template: orderSheet, chosen: null, usual } as const;
  const remarksOf = async (holds: number | undefined, hiddenColumns: readonly number[]) => {
    const sheet = { name: 'Orders', rows: [heads, amounts(holds)], hiddenColumns };
    return (await open({ ...task, bytes: await packed(partsOf([sheet])) }, languages)).remarks;
  };
  const head = heads[at];
  expect(await remarksOf(30_000, [at])).toEqual([{ id: 'hiddenColumns', values: { names: head?.holds } }]);
  expect(await remarksOf(undefined, [at])).toEqual([]);
  expect(await remarksOf(30_000, [orderSheet.columns.length + 1])).toEqual([]);
});

test('sheets that are all blank are an empty file', async () => {
  expect(await refusalOf(partsOf([{ name: 'Blank', rows: [[null]] }]))).toEqual({ id: 'empty' });
});

test('a document of another kind is no spreadsheet', async () => {
  const document = { '_rels/.rels': '<Relationship Type="a/officeDocument" Target="word/document.xml"/>' };
  expect(await refusalOf({ ...document, 'word/document.xml': '<w:document/>' })).toEqual({ id: 'notASpreadsheet' });
});

test('parts may be in UTF-16', async () => {
  const parts = partsOf([orders]);
  const wide = Object.entries(parts).map(([path, xml]) => [path, Buffer.from(`\uFEFF${xml}`, 'utf16le')]);
  const read = await judged(await packed(Object.fromEntries(wide)));
  expect(read.map(({ data }) => data['mailSn'])).toEqual(['A', 'B']);
});
