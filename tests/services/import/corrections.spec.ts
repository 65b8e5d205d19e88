import { beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { order } from '#machines/order/index.ts';
import { createCorrections } from '#services/import/corrections.ts';
import { judgeAgain } from '#services/import/judgeAgain.ts';
import type { WorkerTask } from '#services/import/messages.ts';
import { createRowBook } from '#services/import/rowBook.ts';
import { sentencesOf } from '#services/import/sentences.ts';
import { orderSheet } from '#views/records/order/sheet.ts';
import { AT, bytesOf, column, FIELDS, judged, languages, NAMES, sheetOf } from './fixtures.ts';

const asked = vi.hoisted((): { rows: number[][] } => ({ rows: [] }));
vi.mock(import('#services/import/worker.ts'), () => ({
  inWorker: async (task: WorkerTask) => {
    if (task.task !== 'fix') throw new Error(task.task);
    asked.rows.push(task.rows.map(({ row }) => row));
    const rows = judgeAgain(task, order, languages, NAMES);
    return { answer: 'rows', hash: '', rows, places: task.places, remarks: [] } as const;
  },
}));
beforeEach(() => void (asked.rows = []));

const words = await loadWords('en');
const TIME = column('expectedDeliveryTime');
const timed = (expectedDeliveryTime: string, others = {}) => ({
  orderType: 'Specified time',
  expectedDeliveryTime,
  ...others,
});

/** An import of these rows, and how it is corrected. */
async function importOf(rows: readonly Readonly<Record<string, unknown>>[]) {
  const named = rows.map((row, index) => ({ mailSn: `DD${index}`, ...row }));
  const book = createRowBook(
    await judged(bytesOf(sheetOf(named))),
    orderSheet.columns.map(({ path }, at) => ({ path, at })),
  );
  const names = { branch: null, area: null, station: null, merchant: null, role: null, department: null };
  const { correct, orderDays } = createCorrections({
    template: orderSheet,
    book: () => book,
    options: async () => ({
      template: orderSheet,
      language: 'en',
      names,
      lookups: FIELDS,
      usual: { sender: null, merchant: null },
      at: AT,
    }),
    onJudged: () => undefined,
  });
  const faults = () =>
    book.all().map(({ problems }) => problems.map(({ fault }) => ('id' in fault ? fault.id : fault.refusal.rule)));
  return {
    book,
    faults,
    orderDays,
    correct: (row: number, at: number, text: string) => correct(row, (own) => own.with(at, text)),
  };
}

const MISTYPED = ['05/12/2026 10:00', '06/12/2026 10:00', '07/12/2026 10:00', '12/13/2026 10:00'].map((time) =>
  timed(time),
);
const UNSURE = ['dayOrMonth'];

test('days are sure again once the one with the month first is corrected, all in one question', async () => {
  const { book, faults, correct } = await importOf(MISTYPED);
  expect(faults()).toEqual([UNSURE, UNSURE, UNSURE, ['notATime']]);
  await correct(5, TIME, '13/12/2026 10:00');
  expect(faults()).toEqual([[], [], [], []]);
  expect(book.all().map(({ status, corrected }) => [status, corrected])).toEqual([
    ['good', false],
    ['good', false],
    ['good', false],
    ['good', true],
  ]);
  expect(book.row(2)?.data).toMatchObject({ expectedDeliveryTime: '2026-12-05T03:30:00.000Z' });
  expect(asked.rows).toEqual([[5], [2, 3, 4]]);
});

test('days stay unsure as long as another one has the month first', async () => {
  const { faults, correct } = await importOf([...MISTYPED, timed('12/14/2026 10:00')]);
  await correct(5, TIME, '13/12/2026 10:00');
  expect(faults()).toEqual([UNSURE, UNSURE, UNSURE, [], ['notATime']]);
  await correct(6, TIME, '14/12/2026 10:00');
  expect(faults()).toEqual([[], [], [], [], []]);
});

test('a day is not taken for sure because another cell of its row is corrected', async () => {
  const { faults, correct } = await importOf([timed('05/12/2026 10:00', { goodsName: '=1' }), ...MISTYPED.slice(3)]);
  await correct(2, column('goodsName'), 'Shoes');
  expect(faults()).toEqual([UNSURE, ['notATime']]);
});

test('days are unsure once one is corrected to another with the month first, and sure when it is put right', async () => {
  const { faults, correct } = await importOf([timed('05/12/2026 10:00'), timed('tomorrow')]);
  expect(faults()).toEqual([[], ['notATime']]);
  await correct(3, TIME, '12/13/2026 10:00');
  expect(faults()).toEqual([UNSURE, ['notATime']]);
  await correct(3, TIME, '13/12/2026 10:00');
  expect(faults()).toEqual([[], []]);
});

test('rows that are judged again together have no number twice', async () => {
  const { faults, correct } = await importOf([
    timed('05/12/2026 10:00', { mailSn: 'A' }),
    timed('06/12/2026 10:00', { mailSn: 'A' }),
    ...MISTYPED.slice(3),
  ]);
  await correct(4, TIME, '13/12/2026 10:00');
  expect(faults()).toEqual([[], ['twice'], []]);
});

test('a day that is none is to be written in the order that is said for the whole file', async () => {
  const { book, orderDays } = await importOf([timed('soon')]);
  const said = () =>
    book
      .all()
      .flatMap((row) => sentencesOf(row, 'order', words))
      .join();
  expect(said()).toContain('DD/MM/YYYY HH:mm');
  await orderDays('monthFirst');
  expect(said()).toContain('MM/DD/YYYY HH:mm');
  await orderDays('dayFirst');
  expect(said()).toContain('DD/MM/YYYY HH:mm');
});

const timesIn = (rows: readonly { readonly data: Readonly<Record<string, unknown>> }[]) =>
  rows.map(({ data: { expectedDeliveryTime: time } }) => (typeof time === 'string' ? time.slice(0, 10) : ''));

test('days are read again in the order that is said for the whole file, and back', async () => {
  const { book, faults, orderDays, correct } = await importOf([...MISTYPED, timed('25/12/2026 10:00')]);
  await orderDays('dayFirst');
  expect(faults()).toEqual([[], [], [], ['notATime'], []]);
  expect(timesIn(book.all())).toEqual(['2026-12-05', '2026-12-06', '2026-12-07', '', '2026-12-25']);
  await orderDays('monthFirst');
  expect(faults().slice(3)).toEqual([[], ['notATimeMonthFirst']]);
  expect(timesIn(book.all()).slice(3)).toEqual(['2026-12-13', '']);
  expect(book.row(2)?.shown[TIME]).toBe('05/12/2026 10:00');
  await correct(6, TIME, '12/06/2026 10:00');
  expect(timesIn(book.all())[4]).toBe('2026-12-06');
  expect(faults()[4]).toEqual([]);
  await orderDays('dayFirst');
  expect(timesIn(book.all())).toEqual(['2026-12-05', '2026-12-06', '2026-12-07', '', '2026-06-12']);
});
