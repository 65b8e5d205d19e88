import { loadWords } from '#i18n/load.ts';
import type { Language } from '#i18n/languages.ts';
import type { CellValue } from '#sheets/cell.ts';
import { createSheet } from '#sheets/writer.ts';
import { headerOf } from '#services/import/template.ts';
import { orderSheet } from '#views/records/order/sheet.ts';

/** Values by the template's paths; missing ones come from a valid row. */
export type OrderCells = Readonly<Record<string, CellValue>>;

const GOOD: OrderCells = {
  'sender.name': 'Golden Lotus Trading',
  'sender.phone': '09420012345',
  'sender.city': 'MMR013D001',
  'sender.address': '12 Pansodan Road',
  originBranch: 'YGN',
  'receiver.phone': '09970012345',
  'receiver.city': 'MMR010D001',
  'receiver.address': '78th Street, between 30th and 31st',
  destinationBranch: 'Mandalay',
  goodsName: 'Shoes',
  goodsType: 'Clothing',
  weightGrams: 1.5,
  lengthMm: 30,
  widthMm: 20,
  heightMm: 10,
};

/** Returns an .xlsx file of the template with these rows, as a spreadsheet program saves it. */
export async function orderFile(rows: readonly OrderCells[], language: Language = 'en'): Promise<Buffer<ArrayBuffer>> {
  const words = await loadWords(language);
  const sheet = await createSheet(
    'Orders',
    orderSheet.columns.map((column) => ({ header: headerOf(column, words), look: 'plain', width: 20 })),
  );
  await sheet.add(
    rows.map((row) =>
      orderSheet.columns.map(({ path }) => ({ ...GOOD, 'receiver.name': 'Daw Khin', ...row })[path] ?? null),
    ),
  );
  return Buffer.concat(await sheet.finish());
}

const english = await loadWords('en');

/** Returns the head of a column of the template in English. */
export const headOf = (path: string): string => {
  const column = orderSheet.columns.find((one) => one.path === path);
  return column ? headerOf(column, english) : path;
};
