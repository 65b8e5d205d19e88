import { describe, expect, test } from 'vitest';
import { read, utils } from 'xlsx';
import { cellXml } from '#sheets/cell.ts';
import { cellName, columnLetters } from '#sheets/columns.ts';
import { createSheet } from '#sheets/writer.ts';

const written = async (rows: Parameters<Awaited<ReturnType<typeof createSheet>>['add']>[0]) => {
  const sheet = await createSheet('Größe & 订单', [
    { header: 'Waybill', look: 'text', width: 20 },
    { header: 'Amount', look: 'money', width: 12 },
    { header: 'Way', look: 'text', width: 12, choices: ['Door', 'Station "A"'] },
  ]);
  await sheet.add(rows);
  const book = read(Buffer.concat(await sheet.finish()), { cellFormula: true, cellNF: true });
  return book.Sheets[book.SheetNames[0] ?? ''] ?? {};
};

describe('the sheet writer', () => {
  test('the sheet writer names cells as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
    expect(cellName(11, 5)).toBe('F12');
  });

  test('the sheet writer keeps text as text and numbers as numbers', async () => {
    const sheet = await written([
      ['0012345678901234567', 1234.5, 'Door'],
      ['a', null, '中文 <&> "x" \u{1F4E6}'],
    ]);
    expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
      ['Waybill', 'Amount', 'Way'],
      ['0012345678901234567', 1234.5, 'Door'],
      ['a', undefined, '中文 <&> "x" \u{1F4E6}'],
    ]);
    expect(sheet['A2']).toMatchObject({ t: 's' });
    expect(sheet['B2']).toMatchObject({ t: 'n', z: '#,##0.00' });
  });

  test.each(['=1+1', '+959420000001', '-1', '@SUM(A1)', '\tx', '\rx'])(
    'the sheet writer never writes %j as a formula',
    async (text) => {
      const sheet = await written([[text, 1, '']]);
      expect(sheet['A2']).toMatchObject({ t: 's', v: text });
      expect(sheet['A2']).not.toHaveProperty('f');
      expect(cellXml(1, 0, text, 'plain')).toContain('s="4"');
    },
  );

  test.each(['_x0041_', '_X005f_', 'a_x000D_b', '_x0041__x0042_', '_x004_', '__x0041__'])(
    'the sheet writer writes %j so that it is read as it is, not as the character of a code',
    async (text) => {
      expect((await written([[text, 1, '']]))['A2']).toMatchObject({ t: 's', v: text });
    },
  );

  test('the sheet writer writes a day as its number', async () => {
    expect((await written([[{ day: 46_363 }, 1, '']]))['A2']).toMatchObject({ t: 'n', v: 46_363, w: '12/7/26' });
  });

  test('the sheet writer leaves out what XML cannot hold', async () => {
    const sheet = await written([['a\u0000b\ud800c\uffff', 1, 'x'.repeat(40_000)]]);
    expect(sheet['A2']).toMatchObject({ v: 'abc' });
    expect((sheet['C2'] as { v: string }).v).toHaveLength(32_767);
  });

  test('the sheet writer gives the same bytes for the same rows', async () => {
    const bytes = async () => {
      const sheet = await createSheet('a', [{ header: 'h', look: 'plain', width: 9 }]);
      await sheet.add([['x'], [2]]);
      return Buffer.concat(await sheet.finish()).toString('hex');
    };
    expect(await bytes()).toBe(await bytes());
  });
});
