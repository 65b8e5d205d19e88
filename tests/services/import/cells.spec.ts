import { describe, expect, test } from 'vitest';
import { numberCell, textCell } from '#services/import/cell.ts';
import { cells, headerOf } from '#services/import/template.ts';
import { readCell } from '#services/import/values.ts';
import { orderSheet } from '#views/records/order/sheet.ts';
import { column, english, GOOD, judged } from './fixtures.ts';
import { EMPTY, MISSING, packed, partsOf, WRITERS, type Written } from './workbook.ts';

const HEADS: readonly Written[] = orderSheet.columns.map((one) => ({ holds: headerOf(one, english) }));

const orderWith = (path: string, cell: Written | null): (Written | null | undefined)[] =>
  orderSheet.columns.map((one) => {
    const usual = GOOD[one.path];
    if (one.path === path) return cell;
    return typeof usual === 'string' || typeof usual === 'number' ? { holds: usual } : undefined;
  });

const DAY = 46_363;

/** Cells as people leave them, and the verdict: the text or number that is stored, or the fault with the text that it quotes. */
const CELLS: readonly (readonly [what: string, path: string, cell: Written | null, verdict: unknown])[] = [
  ['a house number that became a date', 'receiver.address', { holds: DAY, format: 14 }, ['isDay', '12/7/26']],
  ['one shown by day and month', 'receiver.address', { holds: DAY, format: 'd\\-mmm' }, ['isDay', '7-Dec']],
  ['one shown in Chinese', 'receiver.address', { holds: DAY, format: 'm"月"d"日"' }, ['isDay', '12月7日']],
  ['one of a format of each language', 'receiver.address', { holds: DAY, format: 31 }, ['isDay', '12/7/26']],
  ['one by year in Chinese', 'receiver.phone', { holds: DAY, format: 27 }, ['isDay', '12/7/26']],
  ['a time of a format of each language', 'mailSn', { holds: 0.5, format: 33 }, ['isDay', '12:00:00']],
  ['a weight of a format of each language', 'weightGrams', { holds: DAY, format: 27 }, ['isDay', '12/7/26']],
  ['a time', 'receiver.name', { holds: 0.5, format: 'h:mm' }, ['isDay', '12:00']],
  ['hours', 'receiver.name', { holds: 1.5, format: '[h]:mm' }, ['isDay', '36:00']],
  ['a percentage as goods', 'goodsName', { holds: 0.5, format: 9 }, '50%'],
  ['a house number with zeros', 'receiver.address', { holds: 12, format: '00000' }, '00012'],
  ['a house number', 'receiver.address', { holds: 12 }, '12'],
  ['noise of a calculation', 'goodsName', { holds: 0.1 + 0.2 }, '0.3'],
  ['money as goods', 'goodsName', { holds: 25_000, format: '[$¥-804]#,##0.00' }, '¥25,000.00'],
  ['a long whole number', 'goodsName', { holds: 123_456_789_012 }, '123456789012'],
  ['a small number with an exponent', 'goodsName', { holds: 1.234567e-12 }, ['mustBeText', '1.234567e-12']],
  ['a number that its format hides', 'goodsName', { holds: 7, format: ';;;' }, ['mustBeText', '']],
  ['Chinese numerals', 'goodsName', { holds: 7, format: '[DBNum1]General' }, ['mustBeText', '7']],
  ['a truth value as goods', 'goodsName', { holds: true }, 'TRUE'],
  ['a missing value', 'goodsName', { holds: { error: '#N/A' } }, ['error', '#N/A']],
  ['a division by zero', 'weightGrams', { holds: { error: '#DIV/0!' } }, ['error', '#DIV/0!']],
  ['the name of an error as text', 'goodsName', { holds: '#REF!' }, ['error', '#REF!']],
  ['a formula with its value', 'goodsName', { holds: { formula: '1+1', value: 2 } }, '2'],
  ['a formula with a text', 'goodsName', { holds: { formula: 'A1&""', value: 'Books' } }, 'Books'],
  ['a formula with an empty text', 'remark', { holds: { formula: 'IF(1,"","")', value: '' } }, undefined],
  [
    'a formula with an error',
    'goodsName',
    { holds: { formula: '1/0', value: { error: '#DIV/0!' } } },
    ['error', '#DIV/0!'],
  ],
  ['a formula of a weight', 'weightGrams', { holds: { formula: 'A1', value: 1.5 }, format: '0.00' }, 1500],
  [
    'a formula of a weight, shown rounded',
    'weightGrams',
    { holds: { formula: 'A1', value: 1.5 }, format: '0' },
    ['shownOtherwise', '2'],
  ],
  ['a formula without its value', 'goodsName', { holds: { formula: '1+1', value: MISSING } }, ['formula', '=1+1']],
  ['a formula with an empty value', 'remark', { holds: { formula: '1+1', value: EMPTY } }, ['formula', '=1+1']],
  ['an empty cell with a format', 'remark', null, undefined],
  ['blanks alone', 'remark', { holds: '  ' }, undefined],
  ['a choice that became a date', 'goodsType', { holds: DAY, format: 14 }, ['isDay', '12/7/26']],
  ['a branch that became a date', 'destinationBranch', { holds: DAY, format: 'd\\-mmm' }, ['isDay', '7-Dec']],
  ['a phone as a number', 'receiver.phone', { holds: 9_970_012_345 }, ['mustBeText', '9970012345']],
  ['a phone shown with its zero', 'receiver.phone', { holds: 9_970_012_345, format: '00000000000' }, '09970012345'],
  ['a phone of China as a number', 'receiver.phone', { holds: 13_812_345_678 }, '13812345678'],
  ['one with its country code', 'receiver.phone', { holds: 959_970_012_345 }, '959970012345'],
  [
    'two phones with a slash',
    'receiver.phone',
    { holds: '09970012345 / 09420012345' },
    ['severalPhones', '09970012345 / 09420012345'],
  ],
  [
    'three phones of two countries',
    'receiver.phone',
    { holds: '+959970012345, 138-1234-5678；09 420 012 345' },
    ['severalPhones', '+959970012345, 138-1234-5678；09 420 012 345'],
  ],
  [
    'two phones on two lines',
    'receiver.phone',
    { holds: '09970012345\n09420012345' },
    ['severalPhones', '09970012345\n09420012345'],
  ],
  ['one phone with a slash', 'receiver.phone', { holds: '09/970/012345' }, '09/970/012345'],
  ['a phone with a digit too few', 'receiver.phone', { holds: 1_381_234_567 }, ['mustBeText', '1381234567']],
  [
    'a phone with thousands',
    'receiver.phone',
    { holds: 13_812_345_678, format: '#,##0' },
    ['mustBeText', '13,812,345,678'],
  ],
  [
    'a phone in parts, with a digit more than places',
    'receiver.phone',
    { holds: 9_771_112_233, format: '0#-###-####' },
    ['mustBeText', '977-111-2233'],
  ],
  [
    'a house number in parts, with digits more than places',
    'receiver.address',
    { holds: 123_456, format: '00"/"00' },
    '1234/56',
  ],
  ['one in parts that are escaped', 'receiver.address', { holds: 123_456, format: '00\\-00;@' }, '1234-56'],
  ['a weight in parts', 'weightGrams', { holds: 123_456, format: '00-00' }, ['shownOtherwise', '1234-56']],
  [
    'a phone shown by a rounding format',
    'receiver.phone',
    { holds: 13_812_345_678.4, format: '0' },
    ['mustBeText', '13812345678'],
  ],
  ['a customer number that a file shortened', 'mailSn', { holds: '1.23457E+17' }, ['shortened', '1.23457E+17']],
  ['a phone that a file shortened', 'receiver.phone', { holds: '9.5997E+11' }, ['shortened', '9.5997E+11']],
  ['a text that a file shortened', 'goodsName', { holds: '1E+15' }, ['shortened', '1E+15']],
  ['a code with an E', 'mailSn', { holds: '12E5' }, '12E5'],
  ['a name that lost its letters', 'receiver.name', { holds: '?????' }, ['lostLetters', '?????']],
  ['an address that lost some', 'receiver.address', { holds: '??? 12 ????' }, ['lostLetters', '??? 12 ????']],
  ['a name that was decoded wrongly', 'receiver.name', { holds: 'Daw \uFFFD' }, ['lostLetters', 'Daw \uFFFD']],
  ['a branch that lost its letters', 'destinationBranch', { holds: '???' }, ['lostLetters', '???']],
  ['a question', 'remark', { holds: 'Fragile?' }, 'Fragile?'],
  ['a customer number as a number', 'mailSn', { holds: 20_261_128 }, ['mustBeText', '20261128']],
  ['a customer number shown with its zeros', 'mailSn', { holds: 128, format: '00000000' }, '00000128'],
  ['a customer number that became a date', 'mailSn', { holds: DAY, format: 'mmm\\-yy' }, ['isDay', 'Dec-26']],
  ['a weight that became a date', 'weightGrams', { holds: DAY, format: 'd\\-mmm' }, ['isDay', '7-Dec']],
  ['a weight in percent', 'weightGrams', { holds: 0.5, format: 9 }, ['shownOtherwise', '50%']],
  ['a weight as a fraction', 'weightGrams', { holds: 1.5, format: 12 }, ['shownOtherwise', '1 1/2']],
  ['a weight shown rounded', 'weightGrams', { holds: 1.5, format: 1 }, ['shownOtherwise', '2']],
  ['a weight with a comma for its point', 'weightGrams', { holds: '0,500' }, ['notANumber', '0,500']],
  ['money whose point may part thousands', 'collectionAmount', { holds: '25.000' }, ['thousandsOrDecimals', '25.000']],
  ['money of three decimals', 'collectionAmount', { holds: '1.500' }, ['thousandsOrDecimals', '1.500']],
  ['money below its smallest part', 'collectionAmount', { holds: '0.125' }, ['tooManyDecimals', '0.125']],
  ['money of two decimals', 'collectionAmount', { holds: '1.50' }, 1_50],
  ['money of half a kyat', 'collectionAmount', { holds: '0.500' }, 50],
  ['money as a number of three decimals', 'collectionAmount', { holds: 1.5, format: '0.000' }, 1_50],
  ['a weight to the gram', 'weightGrams', { holds: '1.500' }, 1500],
  ['money with a zero too many', 'collectionAmount', { holds: '25000.0' }, 25_000_00],
  ['money in digits of Burmese', 'collectionAmount', { holds: '၂၅၀၀၀' }, 25_000_00],
  ['a weight in digits of full width', 'weightGrams', { holds: '１．５' }, 1500],
  ['a weight with its unit as text', 'weightGrams', { holds: '1.5 kg' }, 1500],
  ['a weight with its unit in Chinese', 'weightGrams', { holds: '1.5公斤' }, 1500],
  ['a weight with the unit of a length', 'weightGrams', { holds: '1.5 cm' }, ['notANumber', '1.5 cm']],
  ['a weight by a format of lengths', 'weightGrams', { holds: 1.5, format: '0.0" cm"' }, ['shownOtherwise', '1.5 cm']],
  ['a dash for nothing', 'collectionAmount', { holds: '-' }, undefined],
  ['money in brackets as text', 'collectionAmount', { holds: '(25,000)' }, ['invalid.too_small', '(25,000)']],
  ['money with its minus behind it', 'collectionAmount', { holds: '25,000.00-' }, ['invalid.too_small', '25,000.00-']],
  ['money with the letter of a bank', 'collectionAmount', { holds: '25,000 DR' }, ['notANumber', '25,000 DR']],
  ['a weight of a dash', 'weightGrams', { holds: '—' }, ['invalid.invalid_type', '—']],
  ['a weight with a plus', 'weightGrams', { holds: '+1.5' }, 1500],
  ['money with spaces as thousands', 'collectionAmount', { holds: '25 000' }, 25_000_00],
  ['money with spaces elsewhere', 'collectionAmount', { holds: '25 00' }, ['notANumber', '25 00']],
  ['money with its currency as text', 'collectionAmount', { holds: '25,000 Ks' }, 25_000_00],
  ['money with its currency before it', 'collectionAmount', { holds: 'MMK 25,000' }, 25_000_00],
  ['thousands as people write them', 'collectionAmount', { holds: '25K' }, ['notANumber', '25K']],
  [
    'money in brackets with its currency',
    'collectionAmount',
    { holds: -5, format: '#,##0_);(#,##0" Ks")' },
    ['invalid.too_small', '-5'],
  ],
  ['money in K by its format', 'collectionAmount', { holds: 25_000, format: '#,##0"K"' }, 25_000_00],
  [
    'money in thousands by its format',
    'collectionAmount',
    { holds: 25_000, format: '#,##0,"K"' },
    ['shownOtherwise', '25K'],
  ],
  ['a small amount in K by its format', 'collectionAmount', { holds: 25, format: '0"K"' }, ['shownOtherwise', '25K']],
  [
    'thousands by their format',
    'collectionAmount',
    { holds: 25_000, format: '#,##0"k"' },
    ['shownOtherwise', '25,000k'],
  ],
  ['money in yuan after it', 'collectionAmount', { holds: 250, format: 'General"元"' }, ['shownOtherwise', '250元']],
  [
    'money in yuan by a Chinese program',
    'collectionAmount',
    { holds: 250, format: 'G/通用格式"元"' },
    ['shownOtherwise', '250元'],
  ],
  ['money in ten thousands', 'collectionAmount', { holds: 3, format: 'General"万"' }, ['shownOtherwise', '3万']],
  ['money in kyats after it', 'collectionAmount', { holds: 25_000, format: 'General" Ks"' }, 25_000_00],
  ['less than nothing in yuan', 'collectionAmount', { holds: -5, format: 'General"元"' }, ['shownOtherwise', '-5元']],
  ['a weight in pounds', 'weightGrams', { holds: 5, format: 'General"lb"' }, ['shownOtherwise', '5lb']],
  ['a weight in grams', 'weightGrams', { holds: 500, format: 'General\\g' }, ['shownOtherwise', '500g']],
  ['a weight in kilograms after it', 'weightGrams', { holds: 1.5, format: 'General" kg"' }, 1500],
  ['a weight by a format that nobody reads', 'weightGrams', { holds: 5, format: 'JJ' }, ['shownOtherwise', '']],
  ['pieces by the dozen', 'goodsName', { holds: 5, format: 'General"打"' }, '5打'],
  ['money of another currency as text', 'collectionAmount', { holds: '$25' }, ['notANumber', '$25']],
  ['two signs', 'weightGrams', { holds: '+-5' }, ['notANumber', '+-5']],
  ['no cash on delivery', 'collectionAmount', { holds: 0 }, undefined],
  ['no insured value', 'insureAmount', { holds: '0.00' }, undefined],
  ['a weight of zero', 'weightGrams', { holds: 0 }, ['invalid.too_small', '0']],
  ['money with thousands', 'collectionAmount', { holds: '25,000' }, 25_000_00],
  ['a weight with its unit', 'weightGrams', { holds: 1.5, format: '0.0" kg"' }, 1500],
  ['money with its currency', 'collectionAmount', { holds: 25_000.5, format: '#,##0.00" Ks"' }, 25_000_50],
  [
    'money with another currency',
    'collectionAmount',
    { holds: 25_000, format: '"$"#,##0' },
    ['shownOtherwise', '$25,000'],
  ],
  ['money shown rounded', 'collectionAmount', { holds: 25_000.4, format: '#,##0' }, ['shownOtherwise', '25,000']],
  ['money in thousands', 'collectionAmount', { holds: 25_000, format: '#,##0,' }, ['shownOtherwise', '25']],
  ['money that its format hides', 'collectionAmount', { holds: 25_000, format: ';;;' }, ['shownOtherwise', '']],
  ['money in red', 'collectionAmount', { holds: -5, format: '#,##0;[Red]#,##0' }, ['invalid.too_small', '-5']],
  ['money in brackets', 'collectionAmount', { holds: -5, format: '#,##0_);(#,##0)' }, ['invalid.too_small', '-5']],
  ['noise of a calculated sum', 'collectionAmount', { holds: 1234.1 + 0.2 }, 1234_30],
  ['money with three decimals', 'collectionAmount', { holds: 134_217_728.355 }, ['tooManyDecimals', '134217728.355']],
  [
    'a time of delivery',
    'expectedDeliveryTime',
    { holds: 46_380.395_833_333_3, format: 22 },
    '2026-12-24T03:00:00.000Z',
  ],
];

const faultIn = ({ problems }: Awaited<ReturnType<typeof judged>>[number]): unknown =>
  problems.map(({ fault, value }) => ['refusal' in fault ? fault.refusal.rule : fault.id, value])[0];

const valueAt = (data: Readonly<Record<string, unknown>>, path: string): unknown =>
  path.split('.').reduce<unknown>((within, part) => (within as Record<string, unknown> | undefined)?.[part], data);

const reading = {
  languages: [english],
  names: { branch: null, area: null, station: null, merchant: null, role: null, department: null },
};

test.each([
  [134_217_728.35, 13_421_772_835],
  [9_999_999_999_999.99, 999_999_999_999_999],
  [0.1 + 0.2, 30],
  [-1_000_000_000.01, -100_000_000_001],
  [134_217_728.355, 'tooManyDecimals'],
  [1e15, 'tooManyDigits'],
])('an amount of %d is kept to its last decimal', (number, verdict) => {
  const read = readCell(numberCell(number, String(number), 'General'), cells.money, reading);
  expect('value' in read ? read.value : read.fault.id).toBe(verdict);
});

describe.each(Object.entries(WRITERS))('a cell in a file as %s writes it', (_, writer) => {
  test('a cell in a file of a spreadsheet program is stored as the sheet shows it, or refused', async () => {
    const rows = CELLS.map(([, path, cell]) => orderWith(path, cell).with(0, path === 'mailSn' ? cell : undefined));
    const read = await judged(await packed(partsOf([{ name: 'Orders', rows: [HEADS, ...rows] }], writer)));
    const verdicts = CELLS.map(([what, path], index) => {
      const row = read[index];
      return [what, row && (faultIn(row) ?? valueAt(row.data, path))];
    });
    expect(verdicts).toEqual(CELLS.map(([what, , , verdict]) => [what, verdict]));
  });

  test('a cell in a file of a spreadsheet program counts its days from 1904 where the workbook does', async () => {
    const cell: Written = { holds: 46_380.395_833_333_3 - 1462, format: 22 };
    const parts = partsOf([{ name: 'Orders', rows: [HEADS, orderWith('expectedDeliveryTime', cell)] }], writer, {
      from1904: true,
    });
    const [row] = await judged(await packed(parts));
    expect(row?.data).toMatchObject({ expectedDeliveryTime: '2026-12-24T03:00:00.000Z' });
    expect(row?.shown[column('expectedDeliveryTime')]).toBe('2026-12-24 09:30:00');
  });
});

test('the one character that no database keeps is left out of a text', () => {
  expect(textCell('Bo\0oks')).toEqual({ kind: 'text', text: 'Books' });
  expect(textCell(' \0 ')).toBeUndefined();
});
