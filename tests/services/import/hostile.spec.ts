import { describe, expect, test } from 'vitest';
import { utils } from 'xlsx';
import { MOST_FILE_BYTES, Unusable } from '#services/import/bounds.ts';
import { contentOf, NO_VALUE } from '#services/import/content.ts';
import { crc32 } from '#sheets/crc32.ts';
import { fixedParts, sheetHead, sheetPath } from '#sheets/parts.ts';
import { createZip } from '#sheets/zip.ts';
import { bytesOf, judged, sheetOf } from './fixtures.ts';

const refusalOf = async (bytes: Uint8Array<ArrayBuffer>) => {
  try {
    await judged(bytes);
  } catch (error) {
    if (error instanceof Unusable) return error.refusal;
    throw error;
  }
  return null;
};

const bytes = (content: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(content);

const archive = async (parts: Readonly<Record<string, string>>) => {
  const zip = createZip();
  for (const [path, text] of Object.entries(parts)) {
    const part = zip.part(path);
    await part.write(text);
    await part.end();
  }
  return bytes(Buffer.concat(zip.finish()));
};

const good = () => bytesOf(sheetOf([{}]));

describe('another file', () => {
  test('a file that is no spreadsheet, or too large, is refused', async () => {
    expect(await refusalOf(bytes(Buffer.from('a,b,c')))).toEqual({ id: 'notASpreadsheet' });
    expect(await refusalOf(bytes(Buffer.from('PK nonsense that is long enough')))).toEqual({ id: 'notASpreadsheet' });
    expect(await refusalOf(await archive({ 'a.txt': 'x' }))).toEqual({ id: 'notASpreadsheet' });
    expect(await refusalOf(new Uint8Array(MOST_FILE_BYTES + 1))).toEqual({ id: 'tooLarge' });
  });

  test('a file that has a password, is an older workbook, or is torn is refused', async () => {
    const ole = (name: string) =>
      bytes(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(name, 'utf16le')]));
    expect(await refusalOf(ole('EncryptedPackage'))).toEqual({ id: 'protected' });
    expect(await refusalOf(ole('Workbook'))).toEqual({ id: 'notASpreadsheet' });
    const whole = good();
    expect(await refusalOf(whole.slice(0, whole.length / 2))).toEqual({ id: 'damaged' });
  });

  test('a file that is not our template is refused with the columns by name', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Sender', 'Colour', '__proto__'],
      ['a', 'b', 'c'],
    ]);
    const refusal = await refusalOf(bytesOf(sheet));
    expect(refusal).toMatchObject({ id: 'notOurTemplate', unknown: ['Colour', '__proto__'] });
    expect(refusal?.missing).toContain('Receiver phone');
    expect(refusal?.missing).not.toContain('Sender');
    const doubled = sheetOf([{}]);
    utils.sheet_add_aoa(doubled, [['Sender']], { origin: { r: 0, c: 40 } });
    expect(await refusalOf(bytesOf(doubled))).toMatchObject({
      id: 'notOurTemplate',
      missing: [],
      unknown: [],
      twice: ['Sender'],
    });
  });

  test('a file that is wider or longer than any import is refused', async () => {
    const withCell = (at: string) =>
      archive({
        ...fixedParts(['Orders']),
        [sheetPath(1)]:
          `${sheetHead([])}<row r="${at.replace(/\D/g, '')}"><c r="${at}"><v>1</v></c></row></sheetData></worksheet>`,
      });
    expect(await refusalOf(await withCell('XFD2'))).toMatchObject({ id: 'tooManyColumns' });
    expect(await refusalOf(await withCell('A100002'))).toMatchObject({ id: 'tooManyRows' });
  });
});

describe('a hostile file', () => {
  test('a hostile file with names of prototypes in cells changes no prototype', async () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const sheet = sheetOf([{ remark: '__proto__', mailSn: 'constructor', goodsName: 'toString' }]);
    sheet['A2'] = { t: 's', v: 'x', c: [{ a: '__proto__', t: 'polluted' }] };
    const rows = await judged(bytesOf(sheet));
    expect(rows).toHaveLength(1);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('a hostile file that unpacks to far more than its size is refused', async () => {
    const bomb = await archive({
      'xl/workbook.xml': '<workbook/>',
      'xl/worksheets/sheet1.xml': ' '.repeat(40_000_000),
    });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusalOf(bomb)).toEqual({ id: 'suspicious' });
  });

  test('a hostile file that lies about its sizes, in the list or at the part, is refused', async () => {
    const list = Buffer.from(good());
    const central = list.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    list.writeUInt32LE(1, central + 24);
    expect(await refusalOf(bytes(list))).toEqual({ id: 'suspicious' });
    const part = Buffer.from(await archive({ 'xl/workbook.xml': '<a/>' }));
    part.writeUInt32LE(1, 22);
    expect(await refusalOf(bytes(part))).toEqual({ id: 'suspicious' });
  });

  test.each(['../evil.xml', '/etc/passwd', 'a\\b.xml'])(
    'a hostile file with a part called %s is refused',
    async (name) => {
      expect(await refusalOf(await archive({ 'xl/workbook.xml': '<a/>', [name]: 'x' }))).toEqual({ id: 'suspicious' });
    },
  );

  test('a hostile file with two parts of one name is refused', async () => {
    const twice = await archive({ 'xl/workbook.xml': '<a/>', 'XL/WORKBOOK.XML': '<b/>' });
    expect(await refusalOf(twice)).toEqual({ id: 'suspicious' });
  });

  test('a hostile file that declares entities is refused', async () => {
    const text = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><workbook/>';
    expect(await refusalOf(await archive({ 'xl/workbook.xml': text }))).toEqual({ id: 'suspicious' });
  });

  test('a hostile file cut off, or with any byte changed, is refused or read, and never breaks', async () => {
    const whole = good();
    const outcomes = new Set<string>();
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 120)) {
      const changed = whole.slice();
      changed[at] = (changed[at] ?? 0) ^ 0x41;
      outcomes.add((await refusalOf(changed))?.id ?? 'read');
      outcomes.add((await refusalOf(whole.slice(0, at)))?.id ?? 'read');
    }
    expect(outcomes).toContain('suspicious');
    expect(Object.keys({})).toEqual([]);
  });
});

test('the checksum is that of the platform', () => {
  const text = Buffer.from('The quick brown fox jumps over the lazy dog');
  expect(crc32(new Uint8Array(text)).toString(16)).toBe('414fa339');
});

test('spaces after a formula without its value are read in the time of their length', () => {
  const sheet = `<sheetData><row r="1"><c r="A1"><f>1+1</f>${' '.repeat(1_000_000)}x</c><c r="B1"><f>2</f> <v/> </c></row></sheetData>`;
  expect(contentOf(sheet)).toContain(`<c r="B1" t="str"><f>2</f><v>${NO_VALUE}</v></c>`);
});
