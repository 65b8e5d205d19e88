import { utils, write, type WorkSheet } from 'xlsx';
import { loadWords } from '#i18n/load.ts';
import { order } from '#machines/order/index.ts';
import { createJudge } from '#services/import/judge.ts';
import { contentHashOf } from '#services/import/hash.ts';
import { createIndex } from '#services/import/names.ts';
import { open } from '#services/import/open.ts';
import { readRows, type Usual } from '#services/import/rows.ts';
import { headerOf } from '#services/import/template.ts';
import { orderSheet } from '#views/records/order/sheet.ts';

export const english = await loadWords('en');
export const languages = [english, await loadWords('zh')];

/** Before noon in Yangon. */
export const AT = '2026-11-20T03:00:00.000Z';

export const GOOD: Readonly<Record<string, unknown>> = {
  mailSn: 'SHOP-1',
  'sender.name': 'Golden Lotus',
  'sender.phone': '09420012345',
  'sender.city': 'Yangon',
  'sender.address': '12 Pansodan Road',
  originBranch: 'YGN',
  'receiver.name': 'Daw Khin',
  'receiver.phone': '09970012345',
  'receiver.city': 'Mandalay',
  'receiver.address': '78th Street',
  destinationBranch: '曼德勒',
  goodsName: 'Shoes',
  goodsType: 'Clothing',
  weightGrams: 1.5,
  lengthMm: 30,
  widthMm: 20,
  heightMm: 10,
};

export const column = (path: string): number => orderSheet.columns.findIndex((one) => one.path === path);

/** Returns a sheet with the template's columns over valid rows with changes. */
export const sheetOf = (rows: readonly Readonly<Record<string, unknown>>[], words = english): WorkSheet =>
  utils.aoa_to_sheet([
    orderSheet.columns.map((one) => headerOf(one, words)),
    ...rows.map((row) => orderSheet.columns.map(({ path }) => ({ ...GOOD, ...row })[path])),
  ]);

export const bytesOf = (sheet: WorkSheet, options: { date1904?: boolean } = {}): Uint8Array<ArrayBuffer> => {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Orders');
  if (options.date1904) book.Workbook = { WBProps: { date1904: true } };
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
};

const index = createIndex([
  { id: 'YGN', names: ['Yangon Head Office', '仰光总部'] },
  { id: 'MDY', names: ['Mandalay', '曼德勒'] },
  { id: 'TWN1', names: ['Twin'] },
  { id: 'TWN2', names: ['twin'] },
]);
const areas = createIndex([
  { id: 'MMR013', names: ['Yangon'] },
  { id: 'MMR010D001', names: ['Mandalay'] },
]);
const tariff = {
  id: 'TRF1',
  name: 'Cross city',
  route: 'crossCity',
  base: 2_000_00,
  baseWeightGrams: 1000,
  perKg: 500_00,
  volumeDivisor: 6000,
  urgentFee: 1_000_00,
  insuranceRateBasisPoints: 50,
  storagePerDay: 0,
  storageFreeDays: 3,
  platformFee: 0,
  validFrom: '2026-01-01T00:00:00.000Z',
} as const;

const branch = (id: string, enabled = true) => ({ id, country: 'MM', city: id, enabled });

export const FIELDS = {
  branches: [branch('YGN'), branch('MDY'), branch('TWN1', false)],
  tariffs: [tariff],
  rates: [{ id: 'FXR1', validFrom: '2026-01-01T00:00:00.000Z', kyatPerYuan: 291_25 }],
  stations: [{ id: 'STA1', kind: 'station' as const }],
  merchants: [{ id: 'MER1', name: 'Lotus', enabled: false }],
};

export const NAMES = { branch: index, area: areas, station: null, merchant: null, role: null, department: null };

/** Reads and judges a file as the worker does. */
export const judged = async (
  bytes: Uint8Array<ArrayBuffer>,
  { sender = null, merchant = null }: Partial<Usual> = {},
  at = AT,
) => {
  const usual = { sender, merchant };
  const { sheet, layout } = await open({ format: 'xlsx', bytes, template: orderSheet, chosen: null, usual }, languages);
  const judge = createJudge({ template: orderSheet, aggregateType: order, lookups: FIELDS }, layout.places, at);
  const rows = Array.from(readRows(orderSheet, sheet, layout, { languages, names: NAMES }, usual), (row) => ({
    ...row,
    problems: row.skipped ? [] : judge(row),
  }));
  return rows.map((row) => ({ ...row, content: contentHashOf(orderSheet, row) }));
};
