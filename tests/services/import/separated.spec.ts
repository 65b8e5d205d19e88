import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_COLUMNS, MOST_FILE_BYTES, MOST_ROWS, Unusable } from '#services/import/bounds.ts';
import { csvSheet } from '#services/import/csv.ts';
import { pastedSheet } from '#services/import/pasted.ts';
import { orderSheet } from '#views/records/order/sheet.ts';
import { shelfSheet } from '#views/records/shelf/sheet.ts';
import { languages } from './fixtures.ts';

const bytes = (content: Iterable<number>): Uint8Array<ArrayBuffer> => Uint8Array.from(content);
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const utf8 = (text: string): Uint8Array<ArrayBuffer> => bytes(Buffer.from(text));

const textsOf = (content: Uint8Array<ArrayBuffer>): string[][] =>
  csvSheet(content).rows.map((row) => row.map((cell) => cell?.text ?? ''));

const refusalOf = (read: () => unknown): unknown => {
  try {
    read();
  } catch (error) {
    if (error instanceof Unusable) return error.refusal.id;
    throw error;
  }
  return null;
};

describe('a file of separated values', () => {
  test.each([
    ['UTF-8', utf8('日期,金额\n')],
    ['UTF-8 with a mark', utf8('\uFEFF日期,金额\n')],
    ['UTF-16', bytes(Buffer.from('\uFEFF日期,金额\n', 'utf16le'))],
    ['UTF-16, high bytes first', bytes(Buffer.from('\uFEFF日期,金额\n', 'utf16le').swap16())],
    // As Excel on Chinese Windows saves it.
    ['GB 18030', bytes([0xc8, 0xd5, 0xc6, 0xda, 0x2c, 0xbd, 0xf0, 0xb6, 0xee, 0x0a])],
  ])('a file of separated values is read in %s', (_, content) => {
    expect(textsOf(content)).toEqual([['日期', '金额']]);
  });

  test.each([
    ['low bytes first', utf16('日期,金额\n一,1\n')],
    ['high bytes first', utf16('日期,金额\n一,1\n').swap16()],
  ])('a file of separated values is read in UTF-16 without a mark, %s', (_, content) => {
    expect(textsOf(bytes(content))).toEqual([
      ['日期', '金额'],
      ['一', '1'],
    ]);
  });

  test('a file of separated values in GB 18030 keeps rare and traditional letters, signs and letters of other languages', () => {
    // 鑫，國們這東門的人；်
    const written = [0xf6, 0xce, 0xa3, 0xac, 0x87, 0xf8, 0x82, 0x83, 0xdf, 0x40, 0x96, 0x7c, 0xe9, 0x54];
    const known = [0xb5, 0xc4, 0xc8, 0xcb, 0xa3, 0xbb, 0x81, 0x33, 0x87, 0x39];
    const [[text] = []] = textsOf(bytes([...written, ...known, 0x0a]));
    expect(text).toBe(new TextDecoder('gb18030').decode(bytes([...written, ...known])));
    expect(text).toMatch(/^鑫，國們這東門的人；.$/u);
  });

  test.each([
    ['in no encoding', [0x63, 0xff, 0xff, 0x0a]],
    // 王小明CH
    ['in Big5 with letters that GB 18030 does not have', [0xa4, 0xfd, 0xa4, 0x70, 0xa9, 0xfa, 0x43, 0x48, 0x0a]],
    // 林志玲,台北
    ['in Big5', [0xaa, 0x4c, 0xa7, 0xd3, 0xac, 0xc2, 0x2c, 0xa5, 0x78, 0xa5, 0x5f, 0x0a]],
    // Renée
    ['of Western Europe', [0x52, 0x65, 0x6e, 0xe9, 0x65, 0x0a]],
    ['in UTF-16 that is torn', [...utf16('日期,金额\n'), 0x31]],
  ])('a file of separated values %s is refused, not read as something else', (_, content) => {
    expect(refusalOf(() => csvSheet(bytes(content)))).toBe('lossy');
  });

  test('a file of separated values that is too large is refused', () => {
    expect(refusalOf(() => csvSheet(new Uint8Array(MOST_FILE_BYTES + 1)))).toBe('tooLarge');
  });

  test('a file of separated values may have blank lines and columns without end; content beyond the bounds is refused', () => {
    const blank = '\n'.repeat(MOST_ROWS + 10);
    expect(refusalOf(() => csvSheet(utf8(`a,b\n1,2${','.repeat(200)}\n${blank}`)))).toBeNull();
    expect(refusalOf(() => csvSheet(utf8(`a,b\n${','.repeat(MOST_COLUMNS)}x\n`)))).toBe('tooManyColumns');
    expect(refusalOf(() => csvSheet(utf8(`a,b\n${blank}x\n`)))).toBe('tooManyRows');
  });

  test.each([
    ['a semicolon', 'sep=;\r\na,b;c\r\n'],
    ['a bar', '\uFEFFSEP=|\na,b|c\n'],
    ['a tab', 'sep=\t\na,b\tc\n'],
  ])('a file of separated values may name its separator in the first line: %s', (_, text) => {
    expect(textsOf(utf8(text))).toEqual([['a,b', 'c']]);
  });

  test('a file of separated values loses no cell, whatever is in it', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', ' ', '日', ';', '\t'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
        const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
        const written = ['h,h,h,h,h,h,h,h', ...rows.map((row) => row.map(quoted).join(','))].join('\r\n');
        const read = textsOf(utf8(written)).slice(1);
        const trimmed = rows.map((row) => row.map((text) => text.trim()));
        const full = trimmed.map((row) => row.slice(0, row.findLastIndex((text) => text !== '') + 1));
        expect(read).toEqual(full);
      }),
      { numRuns: 300 },
    );
  });
});

test('pasted rows keep their numbers with blank lines between them', () => {
  const { rows } = pastedSheet(utf8('\nYGN\tA-1\n\nYGN\tA-2\n'), shelfSheet, languages);
  expect(rows.map((row) => row[1]?.text)).toEqual(['Shelf', undefined, 'A-1', undefined, 'A-2']);
});

test('pasted rows without heads are in the order of the template that the person has', () => {
  const last = (width: number, isCustomer: boolean) => {
    const { rows } = pastedSheet(utf8(`${'x\t'.repeat(width - 1)}y`), orderSheet, languages, isCustomer);
    const [heads, row] = rows;
    return heads?.[row?.findIndex((cell) => cell?.text === 'y') ?? -1]?.text;
  };
  const whole = orderSheet.columns.length;
  expect([last(whole, false), last(whole - 1, false)]).toEqual(['Remark', 'Merchant']);
  expect([last(whole, true), last(whole - 1, true)]).toEqual(['Remark', 'Remark']);
});
