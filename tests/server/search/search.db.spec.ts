import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnsOf } from '#server/store/selection/columns.ts';
import { searchQueriesOf } from '#server/search/queries.ts';
import { MOST_OF_A_KIND, statementOf } from '#server/search/search.ts';
import { created } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;
let waybills: string[];

const PHONE = '09777000111';

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const verdicts = await store.proposeAll(
    await store.person('admin'),
    Array.from({ length: 8 }, (_, index) =>
      created({
        mailSn: `TB-${index}`,
        pieces: 2,
        ...(index < 2 && {
          receiver: { name: 'U Phone', phone: PHONE, city: 'MMR010D001', address: '7 Palace Street' },
        }),
        ...(index === 7 && { originBranch: 'MDY', destinationBranch: 'MDY' }),
        ...(index === 6 && { merchant: 'GOLDEN' }),
      }),
    ),
  );
  waybills = verdicts.map(({ id }) => id ?? '');
  if (verdicts.some(({ status }) => status !== 'accepted')) throw new Error(JSON.stringify(verdicts));
});
afterAll(async () => {
  await server.close();
  await store.close();
});

interface Answer {
  found: { machine: string; id: string; state: string; facts: Record<string, unknown> }[];
  more: string[];
}
const find = (text: unknown, as: string | null = 'admin') =>
  server.ask<Answer>('POST', '/api/search', { as, body: { text } });
const ids = async (text: string, as?: string): Promise<string[]> => {
  const { status, body } = await find(text, as);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.found.map(({ machine, id }) => `${machine} ${id}`);
};

describe('a record is found by', () => {
  it('a record is found by its waybill, a piece of it and the number of its sender', async () => {
    const [first] = waybills;
    expect(await ids(first ?? '')).toEqual([`order ${first}`]);
    expect(await ids(`${first}-2`)).toEqual([`order ${first}`]);
    expect(await ids('TB-0')).toContain(`order ${first}`);
    expect(await ids('TB-')).not.toContain(`order ${first}`);
  });

  it('a record is found by the beginning of its number, the newest first, a few of a kind', async () => {
    const beginning = waybills[0]?.slice(0, 8) ?? '';
    const { body } = await find(beginning.toLowerCase());
    const newest = waybills.toSorted().toReversed().slice(0, MOST_OF_A_KIND);
    expect(body.found.map(({ id }) => id)).toEqual(newest);
    expect(body.more).toEqual(['order']);
  });

  it('its last digits, within the own branches', async () => {
    const [first = '', foreign = ''] = [waybills[0], waybills[7]];
    const last = (id: string) => id.slice(2, -2);
    expect(await ids(last(first).slice(-8))).toContain(`order ${first}`);
    expect(await ids(last(first).replace(/^0+/, '').padStart(4, '0'))).toContain(`order ${first}`);
    expect(await ids(last(first))).toEqual([`order ${first}`]);
    expect(await ids(last(foreign).slice(-8), 'manager.yangon')).not.toContain(`order ${foreign}`);
  });

  it('a shelf is found by what is written on it and by its number', async () => {
    const { body } = await find('a1', 'clerk.yangon');
    const shelves = body.found.filter(({ machine }) => machine === 'shelf');
    expect(shelves.map(({ facts: lookups }) => lookups)).toEqual([{ name: 'A1', branch: 'YGN' }]);
    expect(await ids('YGN-A1')).toContain('shelf YGN-A1');
  });

  it('a record is found by a whole phone number, which is masked for those who may not see it', async () => {
    const { body } = await find('+95 9777000111', 'clerk.yangon');
    expect(body.found.map(({ id }) => id).toSorted()).toEqual(waybills.slice(0, 2).toSorted());
    expect(body.found.map(({ facts: lookups }) => lookups['receiverPhone'])).toEqual(['097****0111', '097****0111']);
    expect(JSON.stringify(body)).not.toContain(PHONE);
    expect(await ids(PHONE.slice(0, 10), 'clerk.yangon')).toEqual([]);
  });

  it('a record is found by words of the sender’s or the receiver’s name in any order, from their beginning', async () => {
    const own = waybills.slice(0, 2).map((id) => `order ${id}`);
    const orders = async (text: string, as?: string): Promise<string[]> =>
      (await ids(text, as)).filter((id) => id.startsWith('order ')).toSorted();
    expect(await orders('u phone')).toEqual(own.toSorted());
    expect(await orders('PHO u')).toEqual(own.toSorted());
    expect(await orders('hone')).toEqual([]);
    expect(await orders('phone', 'merchant')).toEqual([]);
    const { body } = await find('u phone', 'clerk.yangon');
    expect(body.found.map(({ facts: matches }) => matches['receiverPhone'])).toEqual(['097****0111', '097****0111']);
  });
});

describe('an order is found by the name of its receiver as it was written', () => {
  const names = [
    'Zelmat Co., Ltd.',
    'Qorvex (Shop)',
    'Wynt & Sons',
    'No.1 Zibbet',
    'Kl/Por Trading',
    'Tin 7788',
    "O'Brixen",
    'Jean-Zub',
    'José Zubría',
    '李四·买买提',
    '张三（商店）',
    'ဆိုင်မြ၏',
    'ဒေါ်လှ၊ ဦးဘ',
    'Ｖａｗｋ Ｌｕｐ',
    'Treb <b>',
    '😀 Brodo',
  ];
  const found = new Map<string, string>();
  beforeAll(async () => {
    const admin = await store.person('admin');
    const receiver = { phone: PHONE, city: 'MMR010D001', address: '7 Palace Street' };
    const verdicts = await store.proposeAll(
      admin,
      names.map((name) => created({ receiver: { ...receiver, name } })),
    );
    for (const [place, { id }] of verdicts.entries()) found.set(names[place] ?? '', `order ${id}`);
  });

  it.each(names)('an order is found by the name of its receiver as it was written: %s', async (name) => {
    expect(await ids(name)).toContain(found.get(name));
  });

  it('an order is found by the name of its receiver in letters of another width, and without the signs', async () => {
    expect(await ids('vawk lup')).toContain(found.get('Ｖａｗｋ Ｌｕｐ'));
    expect(await ids('张三(商店)')).toContain(found.get('张三（商店）'));
    expect(await ids('kl por')).toContain(found.get('Kl/Por Trading'));
    for (const typed of ['O’Brixen', 'obrixen', 'o brixen', 'ÓBRIXEN', 'brixen'])
      expect(await ids(typed), typed).toContain(found.get("O'Brixen"));
    for (const typed of ['jean zub', 'jeanzub', 'Zub Jean', 'Jéan  -Zub'])
      expect(await ids(typed), typed).toContain(found.get('Jean-Zub'));
    expect(await ids('jose zubria')).toContain(found.get('José Zubría'));
  });
});

describe('nobody finds', () => {
  it('nobody finds a record outside of the own branches', async () => {
    const foreign = waybills[7] ?? '';
    expect(await ids(foreign)).toHaveLength(1);
    expect(await ids(foreign, 'manager.yangon')).toEqual([]);
    expect(await ids(foreign.slice(0, 8), 'manager.yangon')).not.toContain(`order ${foreign}`);
  });

  it('nobody finds another’s orders as a merchant', async () => {
    expect(await ids(waybills[0] ?? '', 'merchant')).toEqual([]);
    expect(await ids(PHONE, 'merchant')).toEqual([]);
  });

  it('nobody finds kinds that the roles may not read', async () => {
    const { rows } = await store.pool.query<{ phone: string }>(
      `select phone from row_staff where phone is not null limit 1`,
    );
    const phone = rows[0]?.phone ?? '';
    expect((await ids(phone)).some((id) => id.startsWith('staff '))).toBe(true);
    expect((await ids(phone, 'merchant')).some((id) => id.startsWith('staff '))).toBe(false);
  });

  it('nobody finds anything unasked: nobody signed in, too short, too long, no text, more than a text', async () => {
    expect((await find('SL0', null)).status).toBe(401);
    for (const text of ['S', '  S ', 'S'.repeat(65), 7, undefined, ['SL00']])
      expect((await find(text)).status).toBe(400);
    const { status } = await server.ask('POST', '/api/search', { body: { text: 'SL00', machine: 'order' } });
    expect(status).toBe(400);
  });

  it('nobody finds anything by an injection into the database', async () => {
    expect(await ids("'); drop table row_order; --")).toEqual([]);
    expect(await ids('%%%')).toEqual([]);
    expect((await find('SL\u0000\u0000')).status).toBeLessThan(500);
    expect(await ids(waybills[0] ?? '')).toHaveLength(1);
  });
});

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: Plan[];
}
const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];

describe('in many rows', () => {
  beforeAll(async () => {
    await store.pool.query(
      `insert into row_order (id, version, state, branches, row)
       select 'ZZ' || lpad(n::text, 8, '0'), 1, row_order.state, row_order.branches,
         row || jsonb_build_object('mailSn', 'M' || n, 'senderPhone', '0911' || n, 'receiverPhone', '0922' || n)
       from row_order, generate_series(1, 30000) n where row_order.id = $1`,
      [waybills[0]],
    );
    await store.pool.query('analyze row_order');
  });

  it.each([
    ['the beginning of a waybill', 'SL000'],
    ['a serial', '0000'],
    ['the number of the sender', 'M29000'],
    ['a phone number', '09777000111'],
  ])('%s is found in many rows by indexes alone', async (_, typed) => {
    const statement = statementOf(
      searchQueriesOf(typed),
      await store.person('manager.yangon'),
      await columnsOf(store.pool),
    );
    const { rows } = await store.pool.query<{ 'QUERY PLAN': { Plan: Plan; 'Execution Time': number }[] }>(
      `explain (analyze, format json) ${statement?.text}`,
      [...(statement?.values ?? [])],
    );
    const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
    const nodes = explained ? flat(explained.Plan) : [];
    const onOrders = nodes.filter((node) => 'Relation Name' in node && node['Relation Name'] === 'row_order');
    expect(onOrders.length).toBeGreaterThan(0);
    expect(onOrders.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(explained?.['Execution Time']).toBeLessThan(50);
  });
});
