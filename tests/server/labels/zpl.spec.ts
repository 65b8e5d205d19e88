import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LABEL_SIZES } from '#machines/fields/printing.ts';
import { layOut } from '#server/labels/layouts/index.ts';
import type { Bitmap } from '#server/labels/raster.ts';
import { escaped, graphic, zplOf } from '#server/labels/zpl.ts';
import { longest, NUMBER, usual, WRITINGS } from '../../support/labels/samples.ts';

/** Decodes a field after `^FH_` as a printer does: the code after each `_`, in UTF-8. */
const unescaped = (data: string): string =>
  data.replace(/_([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Decodes a graphic field as a printer does: counts, repeated rows, and `,` for the rest of a row. */
function dotsOf(field: string): { bytesPerRow: number; hex: string } {
  const [, total = '', , bytesPerRow = '', data = ''] = /^\^GFA,(\d+),(\d+),(\d+),(.*)$/.exec(field) ?? [];
  const length = Number(bytesPerRow) * 2;
  const rows: string[] = [];
  let row = '';
  let count = 0;
  for (const character of data) {
    if (character >= 'G' && character <= 'Y') count += character.charCodeAt(0) - 'G'.charCodeAt(0) + 1;
    else if (character >= 'g' && character <= 'z') count += 20 * (character.charCodeAt(0) - 'g'.charCodeAt(0) + 1);
    else if (character === ':') rows.push(rows.at(-1) ?? '0'.repeat(length));
    else {
      row += character.repeat(Math.max(1, count));
      count = 0;
    }
    if (row.length >= length) {
      rows.push(row.slice(0, length));
      row = row.slice(length);
    }
  }
  expect(rows.length * Number(bytesPerRow)).toBe(Number(total));
  return { bytesPerRow: Number(bytesPerRow), hex: rows.join('') };
}

describe('the language of label printers', () => {
  test('text of a field never begins a command of the label printer, and is read unchanged', () => {
    expect(escaped('A^XZ~JR_5E\\&')).toBe('A_5EXZ_7EJR_5F5E_5C&');
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (data) => {
        expect(escaped(data)).not.toMatch(/[\^~\n\r]/);
        expect(unescaped(escaped(data))).toBe(data);
      }),
    );
  });

  test('a sender cannot slip printer commands into a label', () => {
    const sender = { ...usual.waybill.sender, name: '^XZ^XA^FDfree', address: '~JA^MCY' };
    const zpl = zplOf(layOut({ ...usual.waybill, sender }, LABEL_SIZES['100x150']), { density: 203, copies: 1 });
    expect(zpl.match(/\^XA/g)).toHaveLength(1);
    expect(zpl.match(/\^XZ/g)).toHaveLength(1);
    expect(zpl).not.toMatch(/~|\^MC/);
  });

  test('a ZPL label has the number in the bars and below them, text in UTF-8, and paper and copies set', () => {
    const zpl = zplOf(layOut(usual.waybill, LABEL_SIZES['100x150']), { density: 203, copies: 3 });
    expect(zpl).toMatch(/^\^XA\n\^CI28\n/);
    expect(zpl).toContain('^PW800\n^LL1200');
    expect(zpl).toMatch(new RegExp(`\\^BCN,144,N,N,N,A\\^FH_\\^FD${NUMBER}\\^FS`));
    expect(zpl).toMatch(new RegExp(`\\^A0N,\\d+,\\d+\\^FH_\\^FD${NUMBER}\\^FS`));
    expect(zpl).toMatch(/\^PQ3\n\^XZ\n$/);
    expect(zplOf(layOut(usual.waybill, LABEL_SIZES['100x150']), { density: 300, copies: 1 })).toContain(
      '^PW1200\n^LL1800',
    );
  });

  test.each(WRITINGS)('%s: every command of a ZPL label is one that printers know', (writing) => {
    const sheets = layOut(longest(writing).waybill, LABEL_SIZES['100x150']);
    const known = [
      'XA',
      'CI',
      'LH',
      'PW',
      'LL',
      'FT',
      'FO',
      'A0',
      'FH',
      'FD',
      'FS',
      'GB',
      'GF',
      'BY',
      'BC',
      'PQ',
      'XZ',
    ];
    const used = new Set(
      zplOf(sheets, { density: 203, copies: 1 })
        .match(/\^[A-Z][A-Z0-9]/g)
        ?.map((command) => command.slice(1)),
    );
    expect([...used].filter((command) => !known.includes(command))).toEqual([]);
  });

  test('dots for label printers are packed so that they can be read again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }).chain((bytesPerRow) =>
          fc.record({
            bytesPerRow: fc.constant(bytesPerRow),
            rows: fc.array(
              fc.array(fc.constantFrom(0, 0, 0, 255, 255, 15, 129), { minLength: bytesPerRow, maxLength: bytesPerRow }),
              { minLength: 1, maxLength: 8 },
            ),
          }),
        ),
        ({ bytesPerRow, rows }) => {
          const bytes = Uint8Array.from(rows.flat());
          const bitmap: Bitmap = { width: bytesPerRow * 8, height: rows.length, bytesPerRow, bytes };
          const read = dotsOf(graphic(bitmap));
          expect(read).toEqual({ bytesPerRow, hex: Buffer.from(bytes).toString('hex').toUpperCase() });
        },
      ),
    );
  });
});
