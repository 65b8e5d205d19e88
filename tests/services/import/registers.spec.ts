import { describe, expect, test } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { branch } from '#machines/registers/branch.ts';
import { shelf } from '#machines/registers/shelf.ts';
import { tariff } from '#machines/registers/tariff.ts';
import { staff } from '#machines/staff/index.ts';
import { asRecorded, createJudge } from '#services/import/judge.ts';
import { createIndex, type Named } from '#services/import/names.ts';
import { pastedSheet } from '#services/import/pasted.ts';
import { layoutOf } from '#services/import/heads.ts';
import { remarksOnValues } from '#services/import/noted.ts';
import { sentenceOfRemark } from '#services/import/remarks.ts';
import { readRows } from '#services/import/rows.ts';
import { sentenceOf } from '#services/import/sentences.ts';
import { readSheets } from '#services/import/sheet.ts';
import { writeTemplate } from '#services/import/templateFile.ts';
import { headerOf, type ImportTemplate } from '#services/import/template.ts';
import { branchSheet } from '#views/records/branch/sheet.ts';
import { shelfSheet } from '#views/records/shelf/sheet.ts';
import { staffSheet } from '#views/records/staff/sheet.ts';
import { tariffSheet } from '#views/records/tariff/sheet.ts';

const english = await loadWords('en');
const languages = [english, await loadWords('zh')];
const AT = '2026-11-20T03:00:00.000Z';

const names = {
  branch: createIndex([
    { id: 'YGN', names: ['Yangon Office', '仰光'] },
    { id: 'HQO', names: ['Head Office'] },
  ]),
  area: createIndex([
    { id: 'MMR010', names: ['Mandalay'], depth: 0 },
    { id: 'MMR010D001', names: ['Mandalay'], depth: 1 },
    { id: '53', names: ['Yunnan'], depth: 0 },
    { id: 'MMR013', names: ['Yangon'], depth: 0 },
    { id: 'MMR013D004', names: ['Yangon'], depth: 1 },
    { id: 'MMR013033', names: ['Kamaryut'], depth: 2 },
  ]),
  role: createIndex([
    { id: 'clerk', names: ['Warehouse clerk', '仓管员'] },
    { id: 'courier', names: ['Courier', '快递员'] },
  ]),
  station: null,
  merchant: null,
  department: null,
};

/** Reads and judges pasted rows as the worker does. */
const pasted = (template: ImportTemplate, aggregateType: AggregateType, text: string) => {
  const sheet = pastedSheet(new TextEncoder().encode(text), template, languages);
  const layout = layoutOf(template, sheet, languages);
  const judge = createJudge({ template, aggregateType, lookups: null }, layout.places, AT);
  const reading = { languages, names };
  return [...readRows(template, sheet, layout, reading, { sender: null, merchant: null })].map((row) => ({
    ...row,
    problems: judge({ ...row, data: asRecorded(aggregateType, template, row.data) }),
    noted: remarksOnValues(row, layout.places, AT),
  }));
};

const line = (template: ImportTemplate, change: Readonly<Record<string, string>> = {}): string =>
  template.columns.map(({ path, example }) => change[path] ?? (example === null ? '' : String(example))).join('\t');

const said = (template: ImportTemplate, row: ReturnType<typeof pasted>[number] | undefined): string[] =>
  row?.problems.map((problem) => sentenceOf(problem, template.machine, english)) ?? [];

describe('rows copied from a spreadsheet', () => {
  test('the examples of every template but their references are good rows, in the order of the template', () => {
    const staffRow = line(staffSheet, { province: 'Yangon', city: 'Yangon', district: 'Kamaryut' });
    const [person] = pasted(staffSheet, staff, staffRow);
    expect(said(staffSheet, person)).toEqual([]);
    expect(person?.data).toMatchObject({
      province: 'MMR013',
      city: 'MMR013D004',
      district: 'MMR013033',
      roles: ['clerk', 'courier'],
      personInCharge: false,
      joinDate: '2026-12-01',
      responsibleAreas: [],
    });
    const [one] = pasted(branchSheet, branch, line(branchSheet, { region: 'Yangon', city: 'Yangon' }));
    expect(said(branchSheet, one)).toEqual([]);
    expect(one?.data).toMatchObject({ longitude: 96.0836, superior: 'HQO', nextHops: {}, enabled: true });
    const [price] = pasted(tariffSheet, tariff, line(tariffSheet));
    expect(said(tariffSheet, price)).toEqual([]);
    expect(price?.data).toMatchObject({ base: 3000_00, baseWeightGrams: 1000, validFrom: '2026-12-31T17:30:00.000Z' });
    expect(said(shelfSheet, pasted(shelfSheet, shelf, line(shelfSheet))[0])).toEqual([]);
  });

  test('rows copied from a spreadsheet may have the heads of the template, in any order and either language', () => {
    for (const words of languages) {
      const columns = shelfSheet.columns.toReversed();
      const heads = columns.map((column) => headerOf(column, words)).join('\t');
      const [row] = pasted(shelfSheet, shelf, `${heads}\r\n"Second\nfloor"\tB-1\t仰光\r\n`);
      expect(row?.data).toEqual({ branch: 'YGN', name: 'B-1', remark: 'Second\nfloor' });
      expect(row?.problems).toEqual([]);
    }
  });

  test.each([
    ['full-width brackets', (head: string) => head.replace(' (', '（').replace(')', '）')],
    ['lower case', (head: string) => head.toLowerCase()],
    ['a line break', (head: string) => `"${head.replace(' ', '\n')}"`],
  ])('rows copied from a spreadsheet may have heads with %s, as other programs write them', (_, changed) => {
    const heads = tariffSheet.columns.map((column) => changed(headerOf(column, english))).join('\t');
    const [row] = pasted(tariffSheet, tariff, `${heads}\n${line(tariffSheet)}\n`);
    expect(row).toMatchObject({ row: 2, problems: [], data: { baseWeightGrams: 1000 } });
  });

  test('each wrong cell of copied rows is named with its content and what would be right', () => {
    const good = { province: 'Yangon', city: 'Yangon', district: 'Kamaryut' };
    const wrong = {
      ...good,
      roles: 'clerk, pilot',
      joinDate: '31/02/2026',
      personInCharge: 'perhaps',
    };
    const [row] = pasted(staffSheet, staff, line(staffSheet, wrong));
    expect(said(staffSheet, row)).toEqual([
      'P2 “clerk, pilot”: is not known; write the name or code as the console shows it',
      'Q2 “perhaps”: is neither Yes nor No',
      'R2 “31/02/2026”: is no day; write DD/MM/YYYY',
    ]);
    const [short] = pasted(staffSheet, staff, line(staffSheet, { ...good, staffCode: '12' }));
    expect(said(staffSheet, short).join()).toMatch(/^B2 “12”: .*4 digits/);
  });

  test('a copied row that others repeat is named, unless it is wrong itself and nothing comes of it', () => {
    const place = { province: 'Yangon', city: 'Yangon', district: 'Kamaryut' };
    const own = { ...place, phone: '09420001234', roles: 'clerk, pilot' };
    const rows = [own, { ...own, roles: 'clerk' }, { ...own, roles: 'clerk' }].map((row) => line(staffSheet, row));
    const [wrong, good, repeated] = pasted(staffSheet, staff, rows.join('\n')).map((row) => said(staffSheet, row));
    expect(wrong).toHaveLength(1);
    expect(good).toEqual([]);
    expect(repeated?.join()).toMatch(/is already in row 3/);
    expect(repeated?.join()).not.toMatch(/row 2/);
  });

  test.each<[string, Readonly<Record<string, string>>, readonly RegExp[]]>([
    [
      'a code in small letters',
      { code: 'mdy' },
      [/^A2 “mdy”: Branch code must be three capital letters, such as MDY$/],
    ],
    ['a superior that is none', { superior: 'Bago' }, [/^E2 “Bago”: is not known/]],
    ['a country that is none', { country: 'Laos' }, [/^F2 “Laos”: /]],
    ['a state that is no state', { region: 'Kamaryut' }, [/^G2 “Kamaryut”: /]],
    ['degrees beyond the globe', { longitude: '196.08', latitude: '95' }, [/^K2 “196.08”: /, /^L2 “95”: /]],
    [
      'a city of another state',
      { city: 'Mandalay' },
      [
        /^H2 “Mandalay”: MMR010D001 is in MMR010, not in MMR013; choose a city or district of MMR013, or the state or province MMR010$/,
      ],
    ],
    [
      'China with places of Myanmar',
      { country: 'China' },
      [/^F2 “China”: MMR013 is in Myanmar, not in China; choose Myanmar, or a state or province of China$/],
    ],
    [
      'China with a city of Myanmar',
      { country: 'China', region: 'Yunnan' },
      [/^H2 “Yangon”: MMR013D004 is in MMR013, not in 53;/],
    ],
    [
      '0 and 0',
      { longitude: '0', latitude: '0' },
      [
        /^K2 “0”: no place of Myanmar has the longitude 0; enter one from 92 to 102$/,
        /^L2 “0”: no place of Myanmar has the latitude 0; enter one from 9 to 29$/,
      ],
    ],
    [
      'exchanged degrees',
      { longitude: '21.9747', latitude: '96.0836' },
      [/^L2 “96.0836”: Latitude must be at most 90; .*exchanged$/],
    ],
    ['degrees as minutes', { longitude: '96°05′' }, [/^K2 “96°05′”: /]],
    ['a phone of five digits', { contactPhone: '12345' }, [/^P2 “12345”: .*phone number/]],
    [
      'hours that are none',
      { businessHours: '8-18' },
      [/^Q2 “8-18”: Business hours must be written such as 08:30-18:00$/],
    ],
  ])('each wrong cell of a branch is named: %s', (_, change, wanted) => {
    const [row] = pasted(branchSheet, branch, line(branchSheet, { region: 'Yangon', city: 'Yangon', ...change }));
    const found = said(branchSheet, row);
    expect(found).toHaveLength(wanted.length);
    for (const [index, one] of wanted.entries()) expect(found[index]).toMatch(one);
  });

  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['a route that is none', { route: 'by boat' }, /^B2 “by boat”: /],
    ['a day that is none', { validFrom: '31/02/2027 00:00' }, /^C2 “31\/02\/2027 00:00”: /],
    ['an amount below zero', { base: '-3000' }, /^D2 “-3000”: /],
    ['an amount in words', { base: 'three thousand' }, /^D2 “three thousand”: /],
    ['a weight below nothing', { baseWeightGrams: '-1' }, /^E2 “-1”: /],
    [
      'a divisor of nothing',
      { volumeDivisor: '0' },
      /^G2 “0”: .* must be more than 0: it is the cubic centimetres that count as one kilogram, such as 6,000$/,
    ],
    ['a part of a day', { storageFreeDays: '2.5' }, /^K2 “2.5”: /],
  ])('each wrong cell of a tariff is named: %s', (_, change, wanted) => {
    const found = said(tariffSheet, pasted(tariffSheet, tariff, line(tariffSheet, change))[0]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(wanted);
  });

  test.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['a branch that is none', { branch: 'Bago' }, /^A2 “Bago”: is not known/],
    ['a name in small letters', { name: 'a 12' }, /^B2 “a 12”: Shelf must be capital letters and digits/],
    ['a name that is too long', { name: 'A'.repeat(21) }, /^B2 “A+”: .*20/],
    ['a remark that is too long', { remark: 'B'.repeat(501) }, /^C2 “B+…?”: .*500/],
  ])('each wrong cell of a shelf is named: %s', (_, change, wanted) => {
    const found = said(shelfSheet, pasted(shelfSheet, shelf, line(shelfSheet, change))[0]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(wanted);
  });

  test('the second of two branches with one code, name or abbreviation is named with the row of the first', () => {
    const rows = [
      line(branchSheet, { region: 'Yangon', city: 'MMR013D004' }),
      line(branchSheet, { region: 'Yangon', city: 'MMR013D004' }),
    ];
    const [first, second] = pasted(branchSheet, branch, rows.join('\n'));
    expect(said(branchSheet, first)).toEqual([]);
    expect(said(branchSheet, second)).toEqual([
      'A3 “MDY”: is already in row 2',
      'B3 “Mandalay”: is already in row 2',
      'C3 “曼德勒分拨中心”: is already in row 2',
      'D3 “MDY”: is already in row 2',
    ]);
  });

  test('the second of two tariffs of one route from one time is named with the row of the first, one of another route is not', () => {
    const rows = [line(tariffSheet), line(tariffSheet, { name: 'Other' }), line(tariffSheet, { route: 'sameCity' })];
    const said3 = pasted(tariffSheet, tariff, rows.join('\n')).map((row) => said(tariffSheet, row));
    expect(said3).toEqual([
      [],
      [
        'C3 “01/01/2027 00:00”: row 2 has a tariff of this route from the same time; choose another time, or remove one of the rows',
      ],
      [],
    ]);
  });

  test('the second shelf of one name in one branch is named with the row of the first', () => {
    const rows = [line(shelfSheet), line(shelfSheet), line(shelfSheet, { branch: 'HQO' })];
    const found = pasted(shelfSheet, shelf, rows.join('\n')).map((row) => said(shelfSheet, row).join());
    expect(found).toEqual(['', expect.stringMatching(/^B3 “A-12”: row 2 has this shelf of the same branch/), '']);
  });

  test('the second person in charge of one branch is named with the row of the first, others are not', () => {
    const home = { province: 'Yangon', city: 'MMR013D004', district: 'Kamaryut' };
    const person = (number: number, inCharge: string) =>
      line(staffSheet, {
        ...home,
        staffCode: `200${number}`,
        username: `susu.${number}x`,
        phone: `0925020030${number}`,
        idNumber: `12/KaMaYa(N)12345${number}`,
        personInCharge: inCharge,
      });
    const rows = [person(1, 'Yes'), person(2, 'No'), person(3, 'No'), person(4, 'Yes')];
    const found = pasted(staffSheet, staff, rows.join('\n')).map((row) => said(staffSheet, row).join());
    expect(found).toEqual(['', '', '', expect.stringMatching(/^Q5 “Yes”: row 2 puts another person in charge/)]);
  });

  test('the second person with one ID number is named with the row of the first, and nothing of the first is said', () => {
    const home = { province: 'Yangon', city: 'MMR013D004', district: 'Kamaryut' };
    const other = { ...home, staffCode: '2002', username: 'hla.hla', phone: '09250200302', nickName: 'Hla Hla' };
    const rows = [line(staffSheet, home), line(staffSheet, { ...other, idNumber: '12/kamaya(n)123456' })];
    const [first, second] = pasted(staffSheet, staff, rows.join('\n'));
    expect(said(staffSheet, first)).toEqual([]);
    expect(said(staffSheet, second)).toEqual(['G3 “12/kamaya(n)123456”: is already in row 2']);
  });

  test.each(['clerk, Clerk', 'clerk，clerk、courier', '仓管员; Warehouse clerk; courier'])(
    'a cell of several roles, %j, names each role once',
    (roles) => {
      const home = { province: 'Yangon', city: 'MMR013D004', district: 'Kamaryut' };
      const [row] = pasted(staffSheet, staff, line(staffSheet, { ...home, roles }));
      expect(row?.problems).toEqual([]);
      const wanted = roles.includes('courier') ? ['clerk', 'courier'] : ['clerk'];
      expect(row?.data['roles']).toEqual(wanted);
    },
  );

  test('a tariff that begins in the past is remarked on, a later one is not', () => {
    const rows = [line(tariffSheet, { validFrom: '01/01/2020 00:00' }), line(tariffSheet)];
    const found = pasted(tariffSheet, tariff, rows.join('\n'));
    expect(found.map(({ noted }) => noted.map((remark) => sentenceOfRemark(remark, english)))).toEqual([
      ['begins in the past, at 01/01/2020 00:00: it applies at once to what is new, unless a later one is in force'],
      [],
    ]);
    expect(found.map((row) => said(tariffSheet, row))).toEqual([[], []]);
  });

  test('the template says how a code is written', async () => {
    const none = { branch: null, area: null, station: null, merchant: null, role: null, department: null };
    const bytes = new Uint8Array(Buffer.concat(await writeTemplate(branchSheet, english, none)));
    const [, notes] = await readSheets(bytes);
    const code = notes?.rows.find(([head]) => head?.text === 'Branch code');
    expect(code?.map((cell) => cell?.text)).toContain('Three capital letters, such as MDY');
  });

  test('the example of a template is an entry that its import takes', async () => {
    const exampleAmong = async (...branches: readonly Named[]) => {
      const others = { area: null, station: null, merchant: null, role: null, department: null };
      const written = await writeTemplate(branchSheet, english, { ...others, branch: branches });
      const [, notes] = await readSheets(new Uint8Array(Buffer.concat(written)));
      return notes?.rows.find(([head]) => head?.text === 'Superior branch')?.[3]?.text;
    };
    const [own, office] = [
      { id: 'YGN', names: [] },
      { id: 'HQO', names: [] },
    ];
    const old = { id: 'OLD', names: [], gone: true };
    expect(await exampleAmong(own, office)).toBe('HQO');
    expect(await exampleAmong(old, own)).toBe('YGN');
    expect(await exampleAmong()).toBe('HQO');
  });

  test.each(['Z-\u200B7', '\u2060Z-7', 'Z\u00AD-7', '\uFF3A-\uFF17'])(
    'a code that shows as Z-7 is taken for Z-7: %j',
    (name) => {
      const [row] = pasted(shelfSheet, shelf, line(shelfSheet, { name }));
      expect(said(shelfSheet, row)).toEqual([]);
      expect(row && asRecorded(shelf, shelfSheet, row.data)).toMatchObject({ name: 'Z-7' });
    },
  );

  test.each(['\u200B', '\u00A0', ' \u2060\u3000'])('a cell that shows nothing is empty: %j', (blank) => {
    const [row] = pasted(shelfSheet, shelf, line(shelfSheet, { branch: blank }));
    expect(said(shelfSheet, row)).toEqual(['A2 is empty: it must be filled in']);
  });

  test('a missing value is named at its cell', () => {
    const [row] = pasted(shelfSheet, shelf, line(shelfSheet, { branch: '' }).replace(/^\t/, '\t'));
    expect(said(shelfSheet, row).join()).toMatch(/^A2 is empty: /);
  });
});
