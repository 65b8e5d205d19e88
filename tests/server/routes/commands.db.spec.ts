import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Verdict } from '#server/propose/command.ts';
import { created, newOrder, toOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { until } from '../../support/eventually.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let server: Serving;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

type Result = Omit<Verdict, 'refusals'> & {
  refusals: { code: string; rule: string; message: string; next: string[] }[];
};

const send = async (as: string, commands: object[], language = 'en', more: object = {}) => {
  const { status, body } = await server.ask<{ results: Result[] }>('POST', '/api/commands', {
    as,
    headers: { 'pc-language': language },
    body: { ...more, commands: commands.map((command) => ({ key: crypto.randomUUID(), ...command })) },
  });
  expect(status).toBe(200);
  return body.results;
};
const one = async (...[as, command, language]: [string, object, string?]): Promise<Result> => {
  const [result] = await send(as, [command], language);
  if (!result) throw new Error('No result');
  return result;
};

const label = { kind: 'waybill', reason: 'Torn' };

describe('one entrance', () => {
  test('a request of n commands gets n verdicts, each by its key', async () => {
    const commands = [
      { ...created(), key: 'route-key-1' },
      { ...created({ weightGrams: 0 }), key: 'route-key-2' },
      { ...toOrder('SL000000015MM', 'order.labelPrinted', label), key: 'route-key-3' },
    ];
    const results = await send('clerk.yangon', commands);
    expect(results.map(({ key, status }) => [key, status])).toEqual([
      ['route-key-1', 'accepted'],
      ['route-key-2', 'refused'],
      ['route-key-3', 'refused'],
    ]);
    const again = await send('clerk.yangon', commands);
    expect(again).toEqual(results.map((result) => ({ ...result, status: 'duplicate' })));
  });

  test('the role decides about a command, for and against', async () => {
    const id = await newOrder(store, await store.person('clerk.yangon'));
    const cancel = toOrder(id, 'order.cancelled', { reason: 'Mistaken' });
    for (const role of ['courier.yangon', 'sorter.yangon', 'auditor', 'trainer', 'employee.yangon', 'finance']) {
      const { status, refusals } = await one(role, cancel);
      expect([role, status, refusals[0]?.code, refusals[0]?.rule]).toEqual([role, 'refused', 'role', 'may']);
    }
    expect((await one('clerk.yangon', cancel)).status).toBe('accepted');
  });

  test('a role without the right to read learns neither state nor version nor what comes next', async () => {
    const { rows } = await store.pool.query<{ id: string }>(`select id from streams where machine = 'role' limit 1`);
    const id = rows[0]?.id ?? '';
    const command = { machine: 'role', id, event: { type: 'role.amended', name: 'Other' } };
    const told = await send('courier.yangon', [command, { ...command, expectedVersion: 77 }]);
    for (const { status, version, state, refusals } of told) {
      expect([status, version, state]).toEqual(['refused', 0, []]);
      expect(refusals.flatMap(({ next }) => next)).toEqual([]);
      expect(JSON.stringify(refusals)).not.toContain('"version"');
    }
  });

  test('nobody acts without a session, nor with one that has ended', async () => {
    const body = { commands: [{ key: crypto.randomUUID(), ...created() }] };
    expect((await server.ask('POST', '/api/commands', { as: null, body })).status).toBe(401);
    const authorization = await server.tokenOf('support');
    const before = await store.counts();
    await server.ask('DELETE', '/auth/logout', { as: null, headers: { authorization } });
    expect((await server.ask('POST', '/api/commands', { as: null, headers: { authorization }, body })).status).toBe(
      401,
    );
    expect(await store.counts()).toEqual(before);
  });
});

describe('a refusal says why in the asker’s language', () => {
  const cases: readonly [string, () => Promise<object>, string, RegExp, RegExp][] = [
    [
      'a state',
      async () => toOrder(await fresh(), 'order.outForDelivery'),
      'clerk.yangon',
      /not possible in the state/,
      /状态/,
    ],
    [
      'a role',
      async () => toOrder(await fresh(), 'order.cancelled', { reason: 'x' }),
      'courier.yangon',
      /roles do not grant/,
      /角色/,
    ],
    ['a rule with its limits', async () => created({ insureAmount: 1 }), 'clerk.yangon', /MMK/, /MMK|缅币|缅元/],
    ['a field', async () => created({ goodsName: '' }), 'clerk.yangon', /goods|at least|empty/i, /[一-鿿]/],
    [
      'an unknown field',
      async () => ({ machine: 'order', event: { ...created().event, colour: 1 } }),
      'clerk.yangon',
      /colour/,
      /colour/,
    ],
    [
      'an unknown machine',
      async () => ({ machine: 'parcel', event: { type: 'x.y' } }),
      'clerk.yangon',
      /no machine/,
      /[一-鿿]/,
    ],
    [
      'an unknown event',
      async () => ({ machine: 'order', event: { type: 'order.x' } }),
      'clerk.yangon',
      /has no event/,
      /[一-鿿]/,
    ],
    [
      'reach',
      async () => toOrder(await fresh(), 'order.labelPrinted', label),
      'clerk.muse',
      /no such record/,
      /[一-鿿]/,
    ],
    [
      'a version',
      async () => ({ ...toOrder(await fresh(), 'order.labelPrinted', label), expectedVersion: 1 }),
      'clerk.yangon',
      /version 1.*version 2/,
      /1.*2/,
    ],
    ['a claim', async () => claimed(), 'clerk.yangon', /mail number TAKEN-/, /TAKEN-/],
  ];
  const fresh = async () => newOrder(store, await store.person('clerk.yangon'));
  const claimed = async () => {
    const mailSn = `TAKEN-${crypto.randomUUID()}`;
    await newOrder(store, await store.person('clerk.yangon'), { mailSn });
    return created({ mailSn });
  };

  test.each(cases)('a refusal says why in the asker’s language: %s', async (_, make, as, english, chinese) => {
    const command = await make();
    const inEnglish = await one(as, command, 'en');
    const inChinese = await one(as, command, 'zh');
    expect(inEnglish.refusals[0]?.message).toMatch(english);
    expect(inEnglish.refusals[0]?.message).not.toMatch(/[一-鿿]/);
    expect(inChinese.refusals[0]?.message).toMatch(chinese);
    expect(inChinese.refusals[0]?.message).toMatch(/[一-鿿]/);
    const bare = ({ refusals: [first] }: Result) => ({ ...first, message: '' });
    expect(bare(inChinese)).toEqual(bare(inEnglish));
  });

  test('a refusal says every kind of reservation in words of its own, in the asker’s language', async () => {
    const { rows } = await store.pool.query<{ kind: string }>('select distinct kind from claims order by kind');
    const kinds = rows.map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(5);
    const en: Record<string, string> = (await import('#i18n/en.json', { with: { type: 'json' } })).default;
    const zh: Record<string, string> = (await import('#i18n/zh.json', { with: { type: 'json' } })).default;
    expect(kinds.filter((kind) => !(`rule.claim.${kind}` in en) || !(`rule.claim.${kind}` in zh))).toEqual([]);
  });
});

describe('a request that is no batch', () => {
  const key = 'a-good-key';

  // Due deadlines would be counted too: the orders above are of a past day.
  beforeAll(async () => {
    const overdue = async (): Promise<number> => {
      const now = new Date().toISOString();
      const { rowCount } = await store.pool.query('select 1 from deadlines where due_at <= $1', [now]);
      return rowCount ?? 0;
    };
    await until(async () => (await overdue()) === 0);
  });

  test.each([
    ['no body', undefined],
    ['no commands', { commands: [] }],
    [
      'too many commands',
      { commands: Array.from({ length: 1001 }, (_, index) => ({ key: `key-${index}-x`, ...created() })) },
    ],
    ['an unknown mode', { mode: 'some', commands: [{ key, ...created() }] }],
    ['a field too many', { commands: [{ key, colour: 1, ...created() }] }],
    ['a short key', { commands: [{ ...created(), key: 'short' }] }],
    ['a key of the server’s own', { commands: [{ ...created(), key: 'deadline order/x order.y z' }] }],
    ['no event type', { commands: [{ key, machine: 'order', event: {} }] }],
    ['a version that is none', { commands: [{ key, ...created(), expectedVersion: 1.5 }] }],
    ['a time that is none', { commands: [{ key, ...created(), occurredAt: 'yesterday' }] }],
    ['a NUL in a text', { commands: [{ key, ...created({ goodsName: 'a\u0000b' }) }] }],
    ['half a surrogate pair', { commands: [{ key, ...created({ goodsName: 'a\ud800' }) }] }],
    [
      'a key of the prototype',
      JSON.parse(`{"commands":[{"key":"${key}","machine":"order","event":{"type":"x","__proto__":{"a":1}}}]}`),
    ],
  ])('a request that is no batch, %s, is a 400 with a code, and nothing is written', async (_, body) => {
    const before = await store.counts();
    const reply = await server.ask('POST', '/api/commands', { as: 'clerk.yangon', body });
    expect([reply.status, typeof reply.body['code'], typeof reply.body['message']]).toEqual([400, 'string', 'string']);
    expect(await store.counts()).toEqual(before);
  });

  test('a request of more than eight megabytes is a 413', async () => {
    const body = { commands: [{ key, ...created({ remark: 'x'.repeat(9_000_000) }) }] };
    const reply = await server.ask('POST', '/api/commands', { as: 'clerk.yangon', body });
    expect([reply.status, reply.body['code']]).toEqual([413, 'tooLarge']);
  });
});
