import { describe, expect, test } from 'vitest';
import { bankLine } from '#machines/bankLine/index.ts';
import { headKey } from '#services/import/heads.ts';
import { createJudge } from '#services/import/judge.ts';
import type { ReportedRow } from '#services/import/messages.ts';
import { open } from '#services/import/open.ts';
import { writeReport } from '#services/import/report.ts';
import { createRowBook, type ImportRow } from '#services/import/rowBook.ts';
import { reportedRows, reportedTemplate } from '#services/import/reported.ts';
import { readRows } from '#services/import/rows.ts';
import { headerOf, reportHeads, type ImportTemplate } from '#services/import/template.ts';
import { statementSheet } from '#views/records/bankLine/sheet.ts';
import { branchSheet } from '#views/records/branch/sheet.ts';
import { orderSheet } from '#views/records/order/sheet.ts';
import { shelfSheet } from '#views/records/shelf/sheet.ts';
import { staffSheet } from '#views/records/staff/sheet.ts';
import { tariffSheet } from '#views/records/tariff/sheet.ts';
import { AT, bytesOf, column, english, GOOD, judged, languages, sheetOf } from './fixtures.ts';

const reported = (template: ImportTemplate, rows: readonly ImportRow[]): ReportedRow[] =>
  reportedRows(template, rows, [...template.columns.keys()], english);

const fileOf = async (template: ImportTemplate, rows: readonly ReportedRow[], words = english) =>
  new Uint8Array(Buffer.concat(await writeReport(template, rows, words)));

const WRONG = [
  { mailSn: 'A', 'receiver.phone': 9_970_012_345 },
  { mailSn: 'B', 'receiver.address': { t: 'n', v: 46_363, z: 'd\\-mmm' } },
  { mailSn: 'C', weightGrams: 'heavy' },
  { mailSn: 'D', collectionAmount: 12_345_678_901_234_568 },
  { mailSn: 'E', goodsName: { t: 'e', v: 0x2a, w: '#N/A' } },
];

describe('the report of an import', () => {
  test.each(languages.map((words) => [words.language, words] as const))(
    'the report of an import in %s imports again: wrong rows stay wrong, the rest is ready, imported ones are skipped by number',
    async (_, words) => {
      const book = createRowBook(await judged(bytesOf(sheetOf([...WRONG, { mailSn: 'F' }, { mailSn: 'G' }]))));
      book.change(8, { status: 'created', record: 'SL000000001MM' });
      const again = await judged(await fileOf(orderSheet, reported(orderSheet, book.all()), words));
      expect(again.map(({ row, skipped, problems }) => [row, skipped?.values ?? problems.length])).toEqual([
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
        [6, 1],
        [7, 0],
        [8, { record: 'SL000000001MM' }],
      ]);
      expect(again[5]?.data).toMatchObject({
        mailSn: 'F',
        weightGrams: 1500,
        receiver: { phone: GOOD['receiver.phone'] },
      });
    },
  );

  test('the report of an import imports a row that was corrected in the report', async () => {
    const book = createRowBook(await judged(bytesOf(sheetOf([WRONG[0] ?? {}, WRONG[2] ?? {}]))));
    const corrected = reported(orderSheet, book.all()).map(({ before, shown }) => ({
      before,
      shown: shown.with(column('receiver.phone'), '09970012345').with(column('weightGrams'), '2.5'),
    }));
    const again = await judged(await fileOf(orderSheet, corrected));
    expect(again.map(({ problems }) => problems)).toEqual([[], []]);
    expect(again[1]?.data).toMatchObject({ weightGrams: 2500 });
  });

  test('the report of an import names what is wrong by the head of its column, since the cell has another place there', async () => {
    const [row] = createRowBook(await judged(bytesOf(sheetOf([{ weightGrams: 'heavy' }])))).all();
    const [report] = reported(orderSheet, row ? [row] : []);
    expect(report?.before.at(-1)).toBe('Weight (kg) “heavy”: is no number');
  });

  test.each([
    ['collectionAmount', { t: 'n', v: 15_000, z: '#,##0,' }],
    ['collectionAmount', { t: 'n', v: 25_000.4, z: '#,##0' }],
    ['collectionAmount', { t: 'n', v: 25_000, z: '"$"#,##0' }],
    ['weightGrams', { t: 'n', v: 1.4999, z: '0.0' }],
    ['weightGrams', { t: 'n', v: 0.5, z: '0%' }],
    ['weightGrams', { t: 'n', v: 46_363, z: 'd-mmm' }],
  ])('the report of an import leaves a number in %s that is shown as another number wrong', async (path, cell) => {
    const book = createRowBook(await judged(bytesOf(sheetOf([{ [path]: cell }]))));
    expect(book.counts().bad).toBe(1);
    const again = await judged(await fileOf(orderSheet, reported(orderSheet, book.all())));
    expect(again).toHaveLength(1);
    expect(again[0]?.problems).not.toEqual([]);
  });

  test('the report of an import keeps the zero that a phone shows', async () => {
    const phone = { t: 'n', v: 9_970_012_345, z: '00000000000' };
    const [row] = await judged(bytesOf(sheetOf([{ 'receiver.phone': phone }])));
    const [again] = await judged(await fileOf(orderSheet, row ? [{ ...row, before: [] }] : []));
    expect(again?.data).toMatchObject({ receiver: { phone: '09970012345' } });
  });

  test('the report of an import keeps the time of a delivery as it was', async () => {
    const [row] = await judged(bytesOf(sheetOf([{ expectedDeliveryTime: 46_380.395_833_333_3 }])));
    const [again] = await judged(await fileOf(orderSheet, row ? [{ ...row, before: [] }] : []));
    expect(again?.data).toEqual(row?.data);
  });

  test('the report of an import of a bank statement imports again', async () => {
    const text = 'KBZ\nDate,Credit,Reference\n31/02/2026,5,FT1\n20/11/2026,7,FT2\n';
    const names = { branch: null, area: null, station: null, merchant: null, role: null, department: null };
    const readFile = async (format: 'csv' | 'xlsx', bytes: Uint8Array<ArrayBuffer>) => {
      const usual = { sender: null, merchant: null };
      const { sheet, layout } = await open({ format, bytes, template: statementSheet, chosen: null, usual }, languages);
      const judge = createJudge(
        { template: statementSheet, aggregateType: bankLine, lookups: null },
        layout.places,
        AT,
      );
      return [...readRows(statementSheet, sheet, layout, { languages, names }, usual)].map((row) => ({
        ...row,
        content: '',
        wrong: row.skipped ? [] : judge(row).filter(({ cell }) => cell?.startsWith('A') || cell?.startsWith('E')),
      }));
    };
    const read = await readFile('csv', new TextEncoder().encode(text));
    const book = createRowBook(read);
    book.change(4, { status: 'created', record: 'BL1' });
    const again = await readFile('xlsx', await fileOf(statementSheet, reported(statementSheet, book.all())));
    expect(again.map(({ skipped, wrong }) => skipped?.id ?? wrong.length)).toEqual([1, 1, 'imported']);
    expect(again[1]?.data).toMatchObject({ paidIn: 5_00, reference: 'FT1' });
  });

  test.each([
    ['Date,Amount,Dr/Cr\n20/11/2026,5,\n', 'Debit or credit'],
    ['Date,Amount\n20/11/2026,5\n', undefined],
  ])(
    'the report of an import of a bank statement has the letters of the file %j, empty ones too',
    async (text, head) => {
      const usual = { sender: null, merchant: null };
      const task = { template: statementSheet, chosen: null, usual } as const;
      const { layout } = await open({ ...task, format: 'csv', bytes: new TextEncoder().encode(text) }, languages);
      const places = layout.places.map(({ at }) => at);
      const shown = places.map((at) => ['20/11/2026', '5'][at] ?? '');
      const bytes = await fileOf(reportedTemplate(statementSheet, places), [{ before: [], shown }]);
      const again = await open({ ...task, format: 'xlsx', bytes }, languages);
      const letters = again.layout.places.find(({ column: { path } }) => path === 'direction')?.at ?? -1;
      expect(again.sheet.rows[0]?.[letters]?.text).toBe(head);
    },
  );
});

test.each(
  [orderSheet, staffSheet, branchSheet, tariffSheet, shelfSheet, statementSheet].flatMap((template) =>
    languages.map((words) => [template.machine, words.language, template, words] as const),
  ),
)('no two heads of the %s template and its report are alike in %s', (_, __, template, words) => {
  const keys = [...template.columns.map((one) => headerOf(one, words)), ...reportHeads(template, words)].map(headKey);
  expect(keys.filter((key, index) => key === '' || keys.indexOf(key) !== index)).toEqual([]);
});
