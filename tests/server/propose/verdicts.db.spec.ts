import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { created, form, newOrder, toOrder } from '../../support/orders.ts';
import { createStore, minutes, NOW, type Store } from '../../support/world.ts';

let store: Store;
let clerk: Actor;
let courier: Actor;
let mandalay: Actor;
let customer: Actor;

beforeAll(async () => {
  store = await createStore();
  clerk = await store.person('clerk.yangon');
  courier = await store.person('courier.yangon');
  mandalay = await store.person('clerk.mandalay');
  customer = await store.person('merchant');
});
afterAll(() => store.close());

const refused = async (actor: Actor, command: Parameters<Store['propose']>[1]) => {
  const before = await store.counts();
  const verdict = await store.propose(actor, command);
  const after = await store.counts();
  expect(verdict.status).toBe('refused');
  expect(verdict.events).toEqual([]);
  expect(after).toEqual({
    ...before,
    commands: (before['commands'] ?? 0) + 1,
    refusals: (before['refusals'] ?? 0) + 1,
  });
  return verdict;
};

describe('an accepted command', () => {
  test('an accepted command is one event, its reactions, aggregate, row, deadline and key, all of one transaction', async () => {
    const before = await store.counts();
    const verdict = await store.propose(clerk, created());
    expect(verdict).toMatchObject({
      status: 'accepted',
      machine: 'order',
      version: 2,
      refusals: [],
      events: [
        { type: 'order.created', version: 1, stream: `order/${verdict.id}` },
        { type: 'order.signDue', version: 2, stream: `order/${verdict.id}` },
        { type: 'receivable.opened', version: 1, stream: `receivable/${verdict.id}-sign` },
      ],
    });
    expect(verdict.state).toContain('pendingAcceptance');
    const after = await store.counts();
    const grown = Object.fromEntries(
      Object.entries(after).map(([table, count]) => [table, count - (before[table] ?? 0)]),
    );
    expect(grown).toEqual({ events: 3, streams: 2, commands: 1, claims: 0, deadlines: 1, refusals: 0, row_order: 1 });
    const { rows } = await store.pool.query(
      `select version, type, cause, correlation, actor_id, actor, prev_hash, hash, tx::text from events where id = $1 order by version`,
      [verdict.id],
    );
    expect(new Set(rows.map(({ tx }) => tx)).size).toBe(1);
    expect(rows[0]).toMatchObject({ cause: null, correlation: verdict.key, actor_id: clerk.id, prev_hash: null });
    expect(rows[1]).toMatchObject({
      cause: `order/${verdict.id}@1`,
      correlation: verdict.key,
      actor_id: 'system',
      prev_hash: rows[0].hash,
    });
    expect(rows[1].actor).toMatchObject({ kind: 'system', onBehalfOf: clerk.id, branch: clerk.branch });
  });

  test('an accepted command gives a new order a waybill with a right check digit, never the same twice', async () => {
    const verdicts = await store.proposeAll(
      clerk,
      Array.from({ length: 120 }, () => created()),
    );
    const ids = verdicts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(120);
    for (const id of ids) expect(id).toMatch(/^SL\d{9}MM$/);
  });
});

describe('a refused command changes nothing, is recorded, and says why', () => {
  test('a command in a state without a transition for it is refused, changes nothing, is recorded, and says why', async () => {
    const id = await newOrder(store, clerk);
    const { refusals, version, state } = await refused(clerk, toOrder(id, 'order.outForDelivery'));
    expect([version, state[0]]).toEqual([2, 'pendingAcceptance']);
    expect(refusals[0]).toMatchObject({
      code: 'notDeclared',
      rule: null,
      values: { state: 'pendingAcceptance', event: 'order.outForDelivery' },
    });
    expect(refusals[0]?.next).toContain('order.labelPrinted');
    expect(refusals[0]?.next).not.toContain('order.outForDelivery');
  });

  test('a command of a role without the permission is refused, changes nothing, is recorded, and says why', async () => {
    const id = await newOrder(store, clerk);
    const { refusals } = await refused(courier, toOrder(id, 'order.cancelled', { reason: 'No' }));
    expect(refusals).toMatchObject([{ code: 'role', rule: 'may', values: { permission: 'order.cancelled' } }]);
  });

  test('a command of an event that only the system raises is refused, changes nothing, is recorded, and says why', async () => {
    const id = await newOrder(store, clerk);
    const admin = await store.person('admin');
    const { refusals } = await refused(admin, toOrder(id, 'order.signDue', { amount: 5 }));
    expect(refusals[0]).toMatchObject({ code: 'role', rule: 'may' });
  });

  test('a refused command changes nothing, is recorded, and says every rule that does not hold, each at its field', async () => {
    const { refusals } = await refused(
      clerk,
      created({ insureAmount: 1, collectionAmount: 0, payType: 'ledger', lengthMm: 100_000, widthMm: 100_000 }),
    );
    expect(refusals.map(({ rule, field }) => [rule, field])).toEqual([
      ['order.insuredWithinLimits', 'insureAmount'],
      ['order.volumeUnderTenCubicMetres', 'lengthMm'],
      ['order.collectionAboveZero', 'collectionAmount'],
      ['order.ledgerNeedsMerchant', 'payType'],
    ]);
  });

  test.each([
    ['a field of a wrong type', { weightGrams: 'heavy' }, 'invalid.invalid_type', 'weightGrams'],
    ['a missing field', { goodsName: undefined }, 'invalid.invalid_type', 'goodsName'],
    ['a field that is not known', { colour: 'red' }, 'invalid.unrecognized_keys', null],
    ['a number too large', { weightGrams: 2_000_000_000 }, 'invalid.too_big', 'weightGrams'],
    ['a text too long', { goodsName: 'x'.repeat(101) }, 'invalid.too_big', 'goodsName'],
    [
      'a field within a field',
      { sender: { ...form.sender, phone: 'nobody' } },
      'invalid.invalid_format',
      'sender.phone',
    ],
    ['a fraction', { weightGrams: 1.5 }, 'invalid.invalid_type', 'weightGrams'],
  ])('a command with %s is refused, changes nothing, is recorded, and says why', async (_, fields, rule, field) => {
    const { refusals } = await refused(clerk, {
      machine: 'order',
      event: { type: 'order.created', ...form, ...fields },
    });
    expect(refusals).toMatchObject([{ code: 'invalid', rule, field }]);
  });

  test.each([
    ['machine', { machine: 'parcel', event: { type: 'order.created' } }, 'unknownMachine'],
    ['machine of the prototype', { machine: 'toString', event: { type: 'order.created' } }, 'unknownMachine'],
    ['event', { machine: 'order', id: 'SL000000015MM', event: { type: 'order.painted' } }, 'unknownEvent'],
    ['event of the prototype', { machine: 'order', event: { type: 'constructor' } }, 'unknownEvent'],
    ['event of another machine', { machine: 'order', event: { type: 'branch.registered' } }, 'unknownEvent'],
  ])(
    'a command of a %s that is not there is refused, changes nothing, is recorded, and says why',
    async (_, command, rule) => {
      const { refusals, version } = await refused(clerk, command);
      expect([version, refusals[0]?.code, refusals[0]?.rule]).toEqual([0, 'invalid', rule]);
    },
  );

  test('a command of a time to come is refused, changes nothing, is recorded, and says why', async () => {
    const { refusals } = await refused(clerk, { ...created(), occurredAt: minutes(1) });
    expect(refusals[0]).toMatchObject({ code: 'invalid', rule: 'occurredInFuture' });
    const written = { ...created(), occurredAt: NOW.toISOString().replace('.000Z', 'Z') };
    const later = new Date(NOW.getTime() + 500).toISOString();
    const verdict = await store.propose(clerk, written, { at: later });
    expect(verdict.status).toBe('accepted');
    const { rows } = await store.pool.query(`select distinct occurred_at from events where id = $1`, [verdict.id]);
    expect(rows).toEqual([{ occurred_at: NOW.toISOString() }]);
  });

  test('a command on an order of another branch is refused exactly as one on an order that is not there', async () => {
    const id = await newOrder(store, clerk, { destinationBranch: 'NPT' });
    const missing = id.replace(/\d{9}/, '999999990');
    for (const [type, data] of [
      ['order.cancelled', { reason: 'No' }],
      ['order.labelPrinted', { kind: 'waybill' }],
      ['order.modified', { changes: 5 }],
      ['order.outForDelivery', {}],
    ] as const) {
      const foreign = await refused(mandalay, toOrder(id, type, data));
      const none = await refused(mandalay, toOrder(missing, type, data));
      expect(JSON.stringify({ ...foreign, key: '' }).replaceAll(id, missing)).toBe(
        JSON.stringify({ ...none, key: '' }),
      );
      expect(foreign.refusals).toMatchObject([{ code: 'scope', rule: 'notWithinReach', next: [] }]);
    }
    const expecting = await refused(mandalay, { ...toOrder(id, 'order.labelPrinted'), expectedVersion: 9 });
    expect(expecting).toMatchObject({ version: 0, state: [], refusals: [{ rule: 'notWithinReach' }] });
  });

  test('a command on another merchant’s order or for another merchant is refused, changes nothing, is recorded, and says why', async () => {
    const own = await newOrder(store, customer, { source: 'businessPc', merchant: 'GOLDEN', originBranch: 'YGN' });
    expect((await store.propose(customer, toOrder(own, 'order.labelPrinted', { kind: 'waybill' }))).status).toBe(
      'accepted',
    );
    const { rows } = await store.pool.query(`select id from row_merchant where id <> 'GOLDEN' order by id limit 1`);
    const other: string = rows[0].id;
    const { refusals } = await refused(customer, created({ source: 'businessPc', merchant: other }));
    expect(refusals).toMatchObject([{ code: 'scope', rule: 'namedWithinReach', field: 'merchant' }]);
    const theirs = await newOrder(store, await store.person('admin'), { source: 'businessPc', merchant: other });
    const hidden = await refused(customer, toOrder(theirs, 'order.labelPrinted', { kind: 'waybill' }));
    expect(hidden.refusals).toMatchObject([{ code: 'scope', rule: 'notWithinReach' }]);
    const ofNobody = await newOrder(store, clerk);
    expect((await refused(customer, toOrder(ofNobody, 'order.labelPrinted'))).refusals).toMatchObject([
      { rule: 'notWithinReach' },
    ]);
  });

  test('a command of an order from a branch that is not the own is refused, changes nothing, is recorded, and says why', async () => {
    const { refusals } = await refused(mandalay, created());
    expect(refusals).toMatchObject([{ code: 'scope', rule: 'order.ordersFromOwnBranch', field: 'originBranch' }]);
  });
});

describe('the version seen', () => {
  test('a version seen other than the present is a conflict, which names both and writes nothing but its key', async () => {
    const id = await newOrder(store, clerk);
    const before = await store.counts();
    const command = { ...toOrder(id, 'order.labelPrinted', { kind: 'waybill' }), expectedVersion: 1 };
    const verdict = await store.propose(clerk, command);
    expect(verdict).toMatchObject({
      status: 'conflict',
      version: 2,
      events: [],
      refusals: [{ rule: 'versionSeen', values: { expected: 1, version: 2 } }],
    });
    expect(await store.counts()).toEqual({ ...before, commands: (before['commands'] ?? 0) + 1 });
    expect((await store.propose(clerk, { ...command, expectedVersion: 2 })).status).toBe('accepted');
  });

  test('the version seen of a new aggregate is none', async () => {
    expect((await store.propose(clerk, { ...created(), expectedVersion: 1 })).status).toBe('conflict');
    expect((await store.propose(clerk, { ...created(), expectedVersion: 0 })).status).toBe('accepted');
  });
});

describe('two commands of one batch on one aggregate', () => {
  test('the second of two commands of one batch on one aggregate is judged by lookups read after the first', async () => {
    const id = await newOrder(store, clerk, { destinationBranch: 'YGN' });
    const support = await store.person('support');
    const party = { side: 'receiver', party: { address: '8 New Street' } };
    const verdicts = await store.proposeAll(support, [
      toOrder(id, 'order.partyModified', { ...party, destinationBranch: 'KMG' }),
      toOrder(id, 'order.partyModified', party),
    ]);
    expect(verdicts.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    const { rows } = await store.pool.query(
      `select known -> 'places' -> 'destination' ->> 'id' as destination
       from events where id = $1 and type = 'order.partyModified' order by version`,
      [id],
    );
    expect(rows).toEqual([{ destination: 'KMG' }, { destination: 'KMG' }]);
  });

  test('each command of a batch on one aggregate sees what the one before left', async () => {
    const id = await newOrder(store, clerk);
    const verdicts = await store.proposeAll(clerk, [
      { ...toOrder(id, 'order.labelPrinted', { kind: 'waybill' }), expectedVersion: 2 },
      { ...toOrder(id, 'order.labelPrinted', { kind: 'waybill', reason: 'Torn' }), expectedVersion: 3 },
      { ...toOrder(id, 'order.labelPrinted', { kind: 'waybill', reason: 'Torn' }), expectedVersion: 3 },
      toOrder(id, 'order.cancelled', { reason: 'Mistaken' }),
      toOrder(id, 'order.labelPrinted', { kind: 'waybill', reason: 'Torn' }),
    ]);
    expect(verdicts.map(({ status, version }) => [status, version])).toEqual([
      ['accepted', 3],
      ['accepted', 4],
      ['conflict', 4],
      ['accepted', expect.any(Number)],
      ['refused', expect.any(Number)],
    ]);
  });
});
