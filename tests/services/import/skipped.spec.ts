import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utils, type WorkSheet } from 'xlsx';
import { csvSheet } from '#services/import/csv.ts';
import { foreignLayout } from '#services/import/foreign.ts';
import { createRowBook } from '#services/import/rowBook.ts';
import { readRows } from '#services/import/rows.ts';
import { sentenceOfSkip } from '#services/import/skipped.ts';
import { EXAMPLE_REMARK, exampleOf, headerOf } from '#services/import/template.ts';
import { orderSheet } from '#views/records/order/sheet.ts';
import { statementSheet } from '#views/records/bankLine/sheet.ts';
import { bytesOf, GOOD, judged, languages, english } from './fixtures.ts';
import { packed, partsOf, WRITERS, type Written } from './workbook.ts';

const remark = english.text(EXAMPLE_REMARK);
const EXAMPLE = orderSheet.columns.map((column) => (column.path === 'remark' ? remark : exampleOf(column, english)));

type Row = readonly unknown[];

const cellsOf = (cells: Row): (Written | undefined)[] =>
  cells.map((cell) => (typeof cell === 'string' || typeof cell === 'number' ? { holds: cell } : undefined));
const HEADS = cellsOf(orderSheet.columns.map((column) => headerOf(column, english)));

const UNNAMED = { mailSn: null };

const row = (changes: Readonly<Record<string, unknown>>): Row =>
  orderSheet.columns.map(({ path }) => ({ ...GOOD, ...changes })[path]);

const sheetWith = (rows: readonly Row[]): WorkSheet =>
  utils.aoa_to_sheet([
    orderSheet.columns.map((column) => headerOf(column, english)),
    ...rows.map((cells) => [...cells]),
  ]);

describe('the example of the template', () => {
  test('the example of the template overwritten with an order is that order, without the remark', async () => {
    const [first, second] = await judged(bytesOf(sheetWith([row({ remark }), row({ mailSn: 'SHOP-2' })])));
    expect(first).toMatchObject({ row: 2, problems: [], data: { mailSn: 'SHOP-1' } });
    expect(first).not.toHaveProperty('skipped');
    expect(first?.data).not.toHaveProperty('remark');
    expect(first?.shown).not.toContain(remark);
    expect(second).toMatchObject({ row: 3, problems: [] });
  });

  test('the example of the template changed in a single cell is an order', async () => {
    const changed = EXAMPLE.with(5, 'Daw Mya Mya');
    const [only] = await judged(bytesOf(sheetWith([changed])));
    expect(only).not.toHaveProperty('skipped');
  });

  test('the example of the template, unchanged or emptied but for the remark, is named as skipped', async () => {
    const emptied = EXAMPLE.map((value) => (value === remark ? value : null));
    const rows = await judged(bytesOf(sheetWith([EXAMPLE, emptied, row({})])));
    expect(rows.map(({ row: number, skipped }) => [number, skipped?.id])).toEqual([
      [2, 'example'],
      [3, 'example'],
      [4, undefined],
    ]);
    for (const words of languages) expect(sentenceOfSkip({ id: 'example' }, words)).toMatch(/example|示例/);
  });
});

/** Kinds of rows that people leave in a file; `beside` has content only in a column without a head. */
const KINDS = {
  good: row(UNNAMED),
  wrong: row({ ...UNNAMED, weightGrams: 'heavy' }),
  blank: [],
  example: EXAMPLE,
  overwritten: row({ ...UNNAMED, remark }),
  beside: [...orderSheet.columns.map(() => null), 'a note of mine'],
} as const satisfies Readonly<Record<string, Row>>;

const kind = fc.constantFrom(...(Object.keys(KINDS) as (keyof typeof KINDS)[]));

test('ready, wrong and skipped rows are together the rows with content, each once and with its reason', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(kind, { minLength: 1, maxLength: 12 }), async (kinds) => {
      const read = await judged(bytesOf(sheetWith(kinds.map((one) => KINDS[one]))));
      const book = createRowBook(read);
      const counts = book.counts();
      const numbered = (...wanted: readonly (keyof typeof KINDS)[]): number[] =>
        kinds.flatMap((one, index) => (wanted.includes(one) ? [index + 2] : []));
      expect(read.map((one) => one.row)).toEqual(numbered('good', 'wrong', 'example', 'overwritten', 'beside'));
      expect(counts.good + counts.bad + counts.skipped).toBe(counts.total);
      expect(read.filter(({ skipped }) => skipped).map((one) => one.row)).toEqual(numbered('example', 'beside'));
      expect(book.all().flatMap((one) => (one.status === 'bad' ? one.row : []))).toEqual(numbered('wrong'));
    }),
    { numRuns: 60 },
  );
});

describe('a remark', () => {
  test('a remark on an imported row says what stands below an empty head', async () => {
    const [first, second] = await judged(bytesOf(sheetWith([[...row({}), undefined, 'fragile', 7], row(UNNAMED)])));
    expect(first).toMatchObject({ problems: [], remarks: [{ id: 'unread', values: { content: 'fragile · 7' } }] });
    expect(second).not.toHaveProperty('remarks');
  });

  test.each(Object.entries(WRITERS))(
    'a remark on an imported row says that the row is hidden in a file as %s writes it',
    async (_, writer) => {
      const rows = [HEADS, cellsOf(row({})), cellsOf(row(UNNAMED)), cellsOf(row(UNNAMED))];
      const read = await judged(await packed(partsOf([{ name: 'Orders', rows, hiddenRows: [2] }], writer)));
      expect(read.map(({ row: number, remarks }) => [number, remarks])).toEqual([
        [2, undefined],
        [3, [{ id: 'hidden' }]],
        [4, undefined],
      ]);
    },
  );
});

const names = { branch: null, area: null, station: null, merchant: null, role: null, department: null };
const line = fc.constantFrom('20/11/2026,5,FT1,,', '31/02/2026,5,FT2,,', ',,,,', ',,,,carried forward', 'Total,5,,,');

test('lines of a statement and what stands above its heads or beside its columns are all counted', () => {
  const { foreign } = statementSheet;
  if (!foreign) throw new Error('The sheet of a statement has heads of its own');
  fc.assert(
    fc.property(fc.array(fc.constantFrom('KBZ Bank', 'Period,November', '')), fc.array(line), (above, lines) => {
      const text = [...above, 'Date,Credit,Reference,Cheque,', ...lines].join('\n');
      const sheet = csvSheet(new TextEncoder().encode(text));
      const layout = foreignLayout(statementSheet, foreign, sheet, null, [english]);
      const reading = { languages: [english], names };
      const rows = [...readRows(statementSheet, sheet, layout, reading, { sender: null, merchant: null })];
      const isFull = (written: string): boolean => written.replaceAll(',', '') !== '';
      expect(rows).toHaveLength(above.filter(isFull).length + lines.filter(isFull).length);
      expect(rows.filter(({ skipped }) => skipped?.id === 'aboveHeads')).toHaveLength(above.filter(isFull).length);
      const beside = lines.filter((one) => one.endsWith('forward')).length;
      expect(rows.filter(({ skipped }) => skipped?.id === 'noneOfOurs')).toHaveLength(beside);
      expect(new Set(rows.map((one) => one.row)).size).toBe(rows.length);
    }),
    { numRuns: 100 },
  );
});
