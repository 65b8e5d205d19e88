import { describe, expect, test } from 'vitest';
import { utils } from 'xlsx';
import { cellName } from '#sheets/columns.ts';
import { readRow } from '#services/import/rows.ts';
import { sentenceOf } from '#services/import/sentences.ts';
import { EXAMPLE_REMARK, headerOf, templateForCustomer } from '#services/import/template.ts';
import { writeTemplate } from '#services/import/templateFile.ts';
import { orderSheet } from '#views/records/order/sheet.ts';
import { bytesOf, column, english, GOOD, judged, languages, NAMES, sheetOf } from './fixtures.ts';

const one = async (changes: Readonly<Record<string, unknown>>, options = {}) => {
  const [row] = await judged(bytesOf(sheetOf([changes]), options));
  if (!row) throw new Error('no row');
  return row;
};

const faultsOf = async (changes: Readonly<Record<string, unknown>>) =>
  (await one(changes)).problems.map(({ cell, value, fault }) => [
    cell,
    value,
    'refusal' in fault ? fault.refusal.rule : fault.id,
  ]);

const at = (path: string) => cellName(1, column(path));

describe('a good row', () => {
  test('a good row becomes the payload of an order, names looked up, units turned, usual values filled in', async () => {
    const { problems, data, row } = await one({ pieces: 3, collectionAmount: '25,000.50', deliveryWindow: '上午' });
    expect(problems).toEqual([]);
    expect(row).toBe(2);
    expect(data).toMatchObject({
      source: 'businessPc',
      mailSn: 'SHOP-1',
      sender: { name: 'Golden Lotus', city: 'MMR013' },
      originBranch: 'YGN',
      destinationBranch: 'MDY',
      goodsType: 'clothing',
      weightGrams: 1500,
      lengthMm: 300,
      pieces: 3,
      collectionAmount: 25_000_50,
      deliveryWay: 'door',
      deliveryWindow: 'morning',
      payType: 'senderCash',
    });
  });

  test('a good row is the importing business customer’s, who need not be named in the row', async () => {
    const [row] = await judged(bytesOf(sheetOf([{}])), { merchant: 'GOLDEN' });
    expect(row?.data).toMatchObject({ merchant: 'GOLDEN' });
  });

  test('a good row keeps the digits and zeros of text cells', async () => {
    const { data, problems } = await one({ mailSn: '00012345678901234567', 'receiver.phone': '+959970012345' });
    expect(problems).toEqual([]);
    expect(data).toMatchObject({ mailSn: '00012345678901234567', receiver: { phone: '+959970012345' } });
  });

  test.each(languages.map((words) => [words.language, words] as const))(
    'a good row is read under the heads of %s',
    async (_, words) => {
      const [row] = await judged(bytesOf(sheetOf([{}], words)));
      expect(row?.problems).toEqual([]);
    },
  );

  test('a good row takes the chosen sender only if the row names none', async () => {
    const usual = {
      sender: { name: 'Chosen', phone: '09420000000', city: 'MMR013', address: 'Here' },
      originBranch: 'YGN',
    };
    const nobody = {
      'sender.name': null,
      'sender.phone': null,
      'sender.city': null,
      'sender.address': null,
      originBranch: null,
    };
    const rows = await judged(
      bytesOf(sheetOf([nobody, { mailSn: 'B' }, { ...nobody, mailSn: 'C', 'sender.name': 'Half' }])),
      { sender: usual },
    );
    expect(rows[0]).toMatchObject({ problems: [], data: { sender: usual.sender, originBranch: 'YGN' } });
    expect(rows[1]).toMatchObject({ problems: [], data: { sender: { name: 'Golden Lotus' } } });
    expect(rows[2]?.problems.map(({ cell }) => cell)).toContain(cellName(3, column('sender.phone')));
  });

  test('a good row takes no branch of the chosen sender if the row names another sender', async () => {
    const sender = { name: 'Chosen', phone: '09420000000', city: 'MMR013', address: 'Here' };
    const [row] = await judged(bytesOf(sheetOf([{ originBranch: null }])), { sender: { sender, originBranch: 'MDY' } });
    expect(row?.data).not.toHaveProperty('originBranch');
    expect(row?.problems.map(({ cell }) => cell)).toEqual([at('originBranch')]);
  });

  test('a good row is the same row whichever sender is chosen for it', async () => {
    const nobody = { 'sender.name': null, 'sender.phone': null, 'sender.city': null, 'sender.address': null };
    const contentBy = async (name: string, originBranch: string) => {
      const sender = { name, phone: '09420000000', city: 'MMR013', address: 'Here' };
      const bytes = bytesOf(sheetOf([{ ...nobody, originBranch: null }, nobody, {}]));
      const rows = await judged(bytes, { sender: { sender, originBranch } });
      expect(rows.map(({ usual }) => usual)).toEqual([['sender', 'originBranch'], ['sender'], []]);
      return rows.map(({ content }) => content);
    };
    const contents = await contentBy('Lotus', 'YGN');
    expect(await contentBy('Lotus Branch 2', 'MDY')).toEqual(contents);
    expect(new Set(contents).size).toBe(3);
  });
});

describe('a column that may be left empty and is not in the file', () => {
  const sheetWith = (paths: readonly string[]) => {
    const columns = orderSheet.columns.filter(({ path, need }) => need === 'required' || paths.includes(path));
    const heads = columns.map((each) => headerOf(each, english));
    return utils.aoa_to_sheet([heads, columns.map(({ path }) => GOOD[path])]);
  };
  const sender = { name: 'Chosen', phone: '09420000000', city: 'MMR013', address: 'Here' };

  test('a column that may be left empty and is not in the file is read as an empty one, and its cells are the same row', async () => {
    const usual = { sender: { sender, originBranch: 'YGN' } };
    const [row] = await judged(bytesOf(sheetWith(['mailSn'])), usual);
    const nobody = Object.fromEntries(
      orderSheet.columns.flatMap(({ path, need }) => (need === 'sender' ? [[path, null]] : [])),
    );
    const [whole] = await judged(bytesOf(sheetOf([nobody])), usual);
    expect(row).toMatchObject({
      problems: [],
      data: { sender, originBranch: 'YGN', pieces: 1, payType: 'senderCash' },
    });
    expect(row?.content).toBe(whole?.content);
  });

  test('a column that may be left empty and is not in the file is no cell that a fault could name', async () => {
    const [row] = await judged(bytesOf(sheetWith(['mailSn'])));
    expect(row?.problems.map(({ cell, fault }) => [cell, 'refusal' in fault && fault.refusal.rule])).toContainEqual([
      null,
      'invalid.invalid_type',
    ]);
    const text = { kind: 'text', text: 'many' } as const;
    const places = orderSheet.columns.map((each) => ({ column: each, at: -1 }));
    const typed = orderSheet.columns.map(({ path }) => (path === 'pieces' ? text : undefined));
    const reading = { languages, names: NAMES };
    expect(readRow({}, 1, typed, places, reading, { sender: null, merchant: null }).problems).toMatchObject([
      { cell: null, value: 'many', fault: { id: 'notANumber' } },
    ]);
  });
});

describe('a bad row is named by cell and reason', () => {
  test('a bad row without a sender is named at each cell that would name one, in words of the office', async () => {
    const nobody = { 'sender.name': null, 'sender.phone': null, 'sender.city': null, 'sender.address': null };
    const { problems } = await one(nobody);
    expect(problems.map(({ cell, fault }) => [cell, 'id' in fault && fault.id])).toEqual(
      Object.keys(nobody).map((path) => [at(path), 'noSender']),
    );
    const said = languages.map((words) => problems.map((problem) => sentenceOf(problem, 'order', words)).join('\n'));
    expect(said[0]).toMatch(/^B2 is empty: no sender is chosen for rows that name none; write the sender here/);
    expect(said[1]).toMatch(/^B2 ?为空/);
    expect(said.join('\n')).not.toMatch(/group of fields|一组字段/);
  });

  test.each([
    ['a phone that is a number', { 'receiver.phone': 9970012345 }, at('receiver.phone'), 'mustBeText'],
    ['a phone in words', { 'receiver.phone': 'call me' }, at('receiver.phone'), 'invalid.invalid_format'],
    ['a place that is none', { 'receiver.city': 'Atlantis' }, at('receiver.city'), 'unknownName'],
    ['a weight below zero', { weightGrams: -1 }, at('weightGrams'), 'invalid.too_small'],
    ['a waybill of 17 digits as a number', { mailSn: 12345678901234568 }, at('mailSn'), 'tooManyDigits'],
    ['an amount of 17 digits', { collectionAmount: 12345678901234568 }, at('collectionAmount'), 'tooManyDigits'],
    ['a choice that is none', { goodsType: '__proto__' }, at('goodsType'), 'notAChoice'],
    ['a name nobody has', { destinationBranch: 'constructor' }, at('destinationBranch'), 'unknownName'],
    ['a name that two have', { destinationBranch: 'Twin' }, at('destinationBranch'), 'ambiguousName'],
    ['a weight in words', { weightGrams: 'heavy' }, at('weightGrams'), 'notANumber'],
    ['a third of a kyat', { collectionAmount: 1.234 }, at('collectionAmount'), 'tooManyDecimals'],
    ['a day that is none', { expectedDeliveryTime: '31/02/2027 10:00' }, at('expectedDeliveryTime'), 'notATime'],
    ['a truth value', { pieces: true }, at('pieces'), 'notANumber'],
    ['a sum below the insured least', { insureAmount: 199_999 }, at('insureAmount'), 'order.insuredWithinLimits'],
    ['a sum above the insured most', { insureAmount: 1_000_000.01 }, at('insureAmount'), 'order.insuredWithinLimits'],
    [
      'too large a parcel',
      { lengthMm: 1000, widthMm: 1000, heightMm: 100 },
      at('lengthMm'),
      'order.volumeUnderTenCubicMetres',
    ],
    ['a station that is not chosen', { deliveryWay: 'station' }, at('station'), 'order.stationChosen'],
    ['a ledger without a merchant', { payType: 'ledger' }, at('payType'), 'order.ledgerNeedsMerchant'],
    ['a branch that is closed', { destinationBranch: 'TWN1' }, at('destinationBranch'), 'order.branchesServe'],
    ['a merchant who is not served', { merchant: 'MER1' }, at('merchant'), 'order.merchantIsServed'],
    ['no receiver', { 'receiver.name': null }, at('receiver.name'), 'missing'],
    ['no weight at all', { weightGrams: 0 }, at('weightGrams'), 'invalid.too_small'],
  ])('a bad row is named by cell and reason: %s', async (_, changes, cell, reason) => {
    const faults = await faultsOf(changes);
    expect(faults.map(([place, , why]) => [place, why])).toContainEqual([cell, reason]);
  });

  test('a bad row whose receiver is missing altogether is named at each cell that must be filled in', async () => {
    const [name, phone, city] = ['receiver.name', 'receiver.phone', 'receiver.city'] as const;
    const faults = await faultsOf({ [name]: null, [phone]: null, [city]: null, 'receiver.address': null });
    const cells = [name, phone, city, 'receiver.address'].map((path) => [at(path), 'missing']);
    expect(faults.map(([place, , why]) => [place, why])).toEqual(cells);
  });

  test('a bad row is named by cell and reason for an urgent order after noon in Yangon', async () => {
    const bytes = bytesOf(sheetOf([{ orderType: 'urgent' }]));
    expect((await judged(bytes))[0]?.problems).toEqual([]);
    const late = await judged(bytes, {}, '2026-11-20T05:30:00.000Z');
    expect(late[0]?.problems).toMatchObject([
      { cell: at('orderType'), fault: { refusal: { rule: 'order.urgentBeforeNoon' } } },
    ]);
  });

  test('a bad row is named by cell and reason for a cell in error', async () => {
    const sheet = sheetOf([{}]);
    sheet[at('goodsName')] = { t: 'e', v: 0x2a };
    const [row] = await judged(bytesOf(sheet));
    expect(row?.problems).toMatchObject([{ cell: at('goodsName'), fault: { id: 'error' } }]);
  });

  test.each(['09970012345 / 09420012345', '09970012345, and in the evening 09420012345', 'x'.repeat(30)])(
    'a bad row is named once a cell: %s as a phone',
    async (phone) => {
      const problems = await faultsOf({ 'receiver.phone': phone });
      expect(problems.map(([cell]) => cell)).toEqual([at('receiver.phone')]);
    },
  );

  test('a bad row with two phones in a cell is named with what is right instead', async () => {
    const { problems } = await one({ 'receiver.phone': '09970012345 / 09420012345' });
    expect(problems.map((problem) => sentenceOf(problem, 'order', english))).toEqual([
      expect.stringContaining('keep one, such as 09970012345, and note the others elsewhere'),
    ]);
  });

  test('a bad row is named by cell and reason for a customer number that is earlier in the file', async () => {
    const rows = await judged(bytesOf(sheetOf([{}, { mailSn: 'B' }, {}])));
    expect(rows.map(({ problems }) => problems.length)).toEqual([0, 0, 1]);
    expect(rows[2]?.problems).toMatchObject([
      { cell: cellName(3, column('mailSn')), fault: { id: 'twice', values: { row: 2 } } },
    ]);
  });

  test('a customer number that an earlier wrong row has, of a row that is wrong besides', async () => {
    const rows = await judged(bytesOf(sheetOf([{ pieces: 'x' }, { pieces: 'x' }, {}])));
    expect(rows.map(({ problems }) => problems.map(({ fault }) => 'id' in fault && fault.id))).toEqual([
      ['notANumber'],
      ['notANumber', 'twice'],
      [],
    ]);
  });

  test('a bad row is named for a customer number that is earlier in the file in another width, or with what nobody sees', async () => {
    const rows = await judged(
      bytesOf(sheetOf([{}, { mailSn: 'ＳＨＯＰ－１' }, { mailSn: 'SHOP\u200b-1' }, { mailSn: 'shop-1' }])),
    );
    expect(rows.map(({ problems }) => problems.map(({ fault }) => 'id' in fault && fault.values?.['row']))).toEqual([
      [],
      [2],
      [2],
      [],
    ]);
  });

  test('a bad row is named in sentences of either language', async () => {
    const { problems } = await one({ 'receiver.phone': 9970012345 });
    const [problem] = problems;
    if (!problem) throw new Error('no problem');
    const said = languages.map((words) => sentenceOf(problem, 'order', words));
    expect(said[0]).toMatch(/^H2 “9970012345”: is a number here/);
    expect(said[1]).toMatch(/^H2“9970012345”：/);
  });
});

describe('times', () => {
  test.each(['2026-12-24 09:30', '24/12/2026 09:30'])('the time %s in a cell is Yangon’s', async (written) => {
    expect((await one({ expectedDeliveryTime: written })).data).toMatchObject({
      expectedDeliveryTime: '2026-12-24T03:00:00.000Z',
    });
  });

  test('day numbers in cells count from the workbook’s own first day', async () => {
    const serial = 46_380.395_833_333_3;
    expect((await one({ expectedDeliveryTime: serial })).data).toMatchObject({
      expectedDeliveryTime: expect.stringContaining('2026-12-24T03:00'),
    });
    expect((await one({ expectedDeliveryTime: serial - 1462 }, { date1904: true })).data).toMatchObject({
      expectedDeliveryTime: expect.stringContaining('2026-12-24T03:00'),
    });
  });
});

describe('the template', () => {
  test('the template is taken as it is, and its example is no order', async () => {
    for (const words of languages) {
      const names = { branch: null, area: null, station: null, merchant: null, role: null, department: null };
      const bytes = new Uint8Array(Buffer.concat(await writeTemplate(orderSheet, words, names)));
      expect(await judged(bytes)).toMatchObject([{ row: 2, skipped: { id: 'example' }, data: {} }]);
    }
    expect(english.has(EXAMPLE_REMARK)).toBe(true);
  });

  test('the template of a business customer names no merchant, and is taken like an older one that does', async () => {
    const own = templateForCustomer(orderSheet);
    expect(orderSheet.columns.filter((each) => !own.columns.includes(each)).map(({ path }) => path)).toEqual([
      'merchant',
    ]);
    const names = { branch: null, area: null, station: null, merchant: null, role: null, department: null };
    const bytes = new Uint8Array(Buffer.concat(await writeTemplate(own, english, names)));
    expect(await judged(bytes, { merchant: 'GOLDEN' })).toMatchObject([{ row: 2, skipped: { id: 'example' } }]);
    const older = sheetOf([{ remark: 'With care' }]);
    const rows = utils.sheet_to_json<unknown[]>(older, { header: 1 });
    const newer = utils.aoa_to_sheet(rows.map((cells) => cells.toSpliced(column('merchant'), 1)));
    for (const sheet of [older, newer]) {
      const [row] = await judged(bytesOf(sheet), { merchant: 'GOLDEN' });
      expect(row?.data).toMatchObject({ merchant: 'GOLDEN', remark: 'With care' });
    }
  });
});
