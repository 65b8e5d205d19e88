import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exported, settled } from './reading.ts';
import { createExportWorld, lastMonth, type ExportWorld } from './world.ts';

let world: ExportWorld;
let su: Awaited<ReturnType<ExportWorld['signIn']>>;
let ko: typeof su;
let nyi: typeof su;
let boss: typeof su;

const now = Date.now();
const hours = (count: number) => new Date(now - count * 3_600_000).toISOString();
const generated = { ...lastMonth(now), field: 'generatedAt' };

const ask = (who: typeof su, body: object) => world.ask(who, 'POST', '/api/logisticsOrder/download/task', body);
const refused = async (who: typeof su, body: object) => {
  const { status, body: answer } = await ask(who, body);
  return [status, ...((answer['refusals'] ?? []) as { rule?: string }[]).map(({ rule }) => rule)];
};

beforeAll(async () => {
  world = await createExportWorld();
  [su, ko, nyi, boss] = await Promise.all([
    world.signIn('su'),
    world.signIn('ko'),
    world.signIn('nyi'),
    world.signIn('boss'),
  ]);
  const bill = {
    state: 'pending',
    customerKind: 'merchant',
    customerName: 'Golden Lotus',
    branch: 'YGN',
    day: '2026-11-20',
    receivable: 1_234_56,
    payable: -1,
    confirmedBy: 'su',
    confirmedAt: null,
  };
  await world.keepRow('bill', 'BIL1', ['YGN'], { ...bill, generatedAt: hours(1) });
  await world.keepRow('bill', 'BIL2', ['YGN'], { ...bill, generatedAt: hours(2), payable: 5_00 });
  await world.keepRow('bill', 'BIL3', ['MDY'], { ...bill, generatedAt: hours(3), branch: 'MDY' });
  await world.keepRow('car', 'CAR1', [], { state: 'registered', plateNumber: 'YGN 4K-8812', branch: 'MDY' });
  await world.keepRow('shipment', 'SHP1', ['YGN', 'MDY'], {
    state: 'shippedOut',
    fromBranch: 'YGN',
    toBranch: 'MDY',
    car: 'CAR1',
    fare: 50_000_00,
    photos: [],
    createdAt: hours(5),
    items: [{ kind: 'order', id: 'SL1', grams: 1500 }],
  });
});
afterAll(() => world.close());

test('a business customer exports no column for staff alone, although one is asked for', async () => {
  const lotus = await world.signIn('lotus');
  const order = { state: 'created', goodsName: 'Silk', collectorName: 'Ko Ko', shelf: 'A-1', createdAt: hours(1) };
  await world.keepRow('order', 'SL000000901MM', ['YGN'], order, 'LOTUS');
  const asked = {
    machine: 'order',
    filters: [{ ...lastMonth(now), field: 'createdAt' }],
    sort: [],
    columns: ['collectorName', 'id', 'shelf', 'goodsName'],
  };
  expect(await exported(world, lotus, asked)).toEqual([
    ['Waybill number', 'Goods'],
    ['SL000000901MM', 'Silk'],
  ]);
  expect(await exported(world, boss, asked)).toContainEqual(['Ko Ko', 'SL000000901MM', 'A-1', 'Silk']);
});

describe('any list is exported', () => {
  test('a list is exported as its fields are: money of either sign with two decimals, branches and people by name, Yangon time', async () => {
    const rows = await exported(world, boss, {
      machine: 'bill',
      filters: [generated],
      sort: [{ field: 'generatedAt', dir: 'desc' }],
      columns: ['id', 'branch', 'receivable', 'payable', 'confirmedBy', 'generatedAt'],
    });
    expect(rows[0]?.slice(2, 4)).toEqual([expect.stringMatching(/\(MMK\)$/), expect.stringMatching(/\(MMK\)$/)]);
    expect(rows.slice(1).map((row) => row.slice(0, 5))).toEqual([
      ['BIL1', 'Branch YGN', 1234.56, -0.01, 'Daw su'],
      ['BIL2', 'Branch YGN', 1234.56, 5, 'Daw su'],
      ['BIL3', 'Branch MDY', 1234.56, -0.01, 'Daw su'],
    ]);
    expect(rows[1]?.[5]).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  });

  test('a list is exported within the own branches under any filter, and with names only of readable records', async () => {
    const body = { machine: 'bill', filters: [generated], columns: ['id', 'confirmedBy'] };
    expect((await exported(world, su, body)).slice(1)).toEqual([
      ['BIL2', 'su'],
      ['BIL1', 'su'],
    ]);
    expect((await exported(world, ko, body)).slice(1)).toEqual([['BIL3', 'su']]);
    const elsewhere = { field: 'branch', op: 'eq', value: 'MDY' };
    expect(await exported(world, su, { ...body, filters: [generated, elsewhere] })).toHaveLength(1);
  });

  test('a list is exported by its filters and its columns in their order, the parts of a list in one cell', async () => {
    const rows = await exported(
      world,
      su,
      {
        machine: 'shipment',
        filters: [{ field: 'toBranch', op: 'in', value: ['MDY'] }],
        columns: ['toBranch', 'id', 'car', 'fare', 'items', 'photos'],
      },
      'zh',
    );
    expect(rows.slice(1)).toEqual([['网点 MDY', 'SHP1', 'YGN 4K-8812', 50_000, 'SL1 order 1500']]);
    expect(
      await exported(world, su, { machine: 'shipment', filters: [{ field: 'toBranch', op: 'eq', value: 'YGN' }] }),
    ).toHaveLength(1);
  });

  test('a short list is exported whole, without a time, under its own name', async () => {
    const { body } = await ask(su, { machine: 'car', columns: ['plateNumber', 'branch'] });
    const task = await settled(world, su, String(body['id']));
    expect(task).toMatchObject({
      status: 2,
      total: 1,
      fileName: expect.stringMatching(/^Cars \d\d-\d\d-\d{4} \d{6}\.xlsx$/),
    });
  });
});

describe('no list is exported', () => {
  test('a list is not exported by somebody who may not see it, or may not export', async () => {
    expect(await refused(nyi, { machine: 'car' })).toEqual([403]);
    expect(await refused(su, { machine: 'receivable' })).toEqual([403]);
    const commands = { key: crypto.randomUUID(), machine: 'exportTask' };
    const event = {
      type: 'exportTask.requested',
      machine: 'receivable',
      filters: [],
      sort: [],
      columns: ['id'],
      language: 'en',
      fileName: 'a.xlsx',
    };
    const { body } = await world.ask(su, 'POST', '/api/commands', { commands: [{ ...commands, event }] });
    expect(JSON.stringify(body['results'])).toContain('exportTask.mayReadTheList');
  });

  test('a list that needs a time is not exported without one of its own, nor payment slips of more than a day', async () => {
    expect(await refused(su, { machine: 'bill' })).toEqual([400, 'exportTask.timeFieldGiven']);
    expect(await refused(su, { machine: 'bill', filters: [{ ...generated, field: 'createdAt' }] })).toEqual([
      400,
      'unknownField',
    ]);
    const slips = { machine: 'paymentSlip', filters: [{ ...generated, field: 'confirmedAt' }] };
    expect(await refused(boss, slips)).toEqual([400, 'exportTask.rangeWithinLimit']);
    const { body } = await ask(su, { machine: 'bill' });
    expect(JSON.stringify(body['refusals'])).toContain('Generated');
  });

  test('a list that does not exist is not exported, nor a list by fields that it does not have', async () => {
    expect(await refused(boss, { machine: 'secrets' })).toEqual([400, 'field.oneOf']);
    expect(await refused(su, { machine: 'car', columns: ['password'] })).toEqual([400, 'unknownField']);
    expect(await refused(su, { machine: 'car', filters: [{ field: 'createdAt', op: 'gte', value: '1' }] })).toEqual([
      400,
      'unknownField',
    ]);
    expect(await refused(su, { machine: 'car', columns: [] })).toEqual([400, expect.any(String)]);
  });
});
