import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { workOf } from '#server/store/staffWork.ts';
import type { Verdict } from '#server/propose/command.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';

let store: Store;
let admin: Actor;
let manager: Actor;
let courier: Actor;
let other: Actor;

beforeAll(async () => {
  store = await createStore();
  admin = await store.person('admin');
  manager = await store.person('manager.yangon');
});
afterAll(() => store.close());

beforeEach(async () => {
  courier = await store.person('courier.yangon');
  other = await store.person('courier2.yangon');
});

const LEAVES = { type: 'staff.left', leaveDate: '2026-11-20' };
const rulesOf = ({ refusals }: Verdict) => refusals.map(({ rule }) => rule);

const toStaff = (id: string, type: string, data: object = {}) => ({ machine: 'staff', id, event: { type, ...data } });
const leave = (person: Actor) => store.propose(admin, toStaff(person.id, LEAVES.type, { leaveDate: LEAVES.leaveDate }));

/** Restores employment and account after every test. */
const rejoin = async (person: Actor) => {
  await store.propose(admin, toStaff(person.id, 'staff.rejoined', { joinDate: '2026-11-20' }));
  await store.propose(admin, toStaff(person.id, 'staff.accountEnabled'));
};

const done = async (actor: Actor, ...steps: readonly ReturnType<typeof toOrder>[]) => {
  for (const step of steps) {
    const verdict = await store.propose(actor, step, { at: minutes(1) });
    if (verdict.status !== 'accepted') throw new Error(`${step.event.type}: ${JSON.stringify(verdict.refusals)}`);
  }
};

const assigned = async (person: Actor, fields: Parameters<typeof newOrder>[2] = {}) => {
  const id = await newOrder(store, manager, fields);
  await done(manager, toOrder(id, 'order.collectorAssigned', { collector: person.id }));
  return id;
};

describe('a courier with a parcel does not leave (4.10, 34)', () => {
  test('a courier does not leave while a parcel is to be collected, and while it is carried; then he does', async () => {
    const id = await assigned(courier);
    const waiting = await leave(courier);
    expect(waiting.status).toBe('refused');
    expect(waiting.refusals[0]).toMatchObject({ rule: 'staff.holdsNoParcel', values: { count: 1, example: id } });
    await done(courier, toOrder(id, 'order.collected', { piecesScanned: 1 }));
    expect(rulesOf(await leave(courier))).toEqual(['staff.holdsNoParcel']);
    await done(await store.person('clerk.yangon'), toOrder(id, 'order.warehoused'));
    expect((await leave(courier)).status).toBe('accepted');
    await rejoin(courier);
  });

  test('a courier does not leave while cash of a customer is in his hands', async () => {
    const id = await assigned(courier, { payType: 'senderCash' });
    const { rows } = await store.pool.query<{ due: number }>(
      `select (row ->> 'due')::int as due from row_order where id = $1`,
      [id],
    );
    await done(
      courier,
      toOrder(id, 'order.collectionPaid', { amount: rows[0]?.due ?? 0, method: 'cash' }),
      toOrder(id, 'order.collected', { piecesScanned: 1 }),
    );
    await done(await store.person('clerk.yangon'), toOrder(id, 'order.warehoused'));
    expect(rulesOf(await leave(courier))).toEqual(['staff.holdsNoCash']);
    const { rows: kept } = await store.pool.query<{ states: object }>(
      `select states from streams where machine = 'staff' and id = $1`,
      [courier.id],
    );
    expect(kept[0]?.states).toEqual({
      staff: 'onJob',
      account: 'account.enabled',
      secondFactor: 'secondFactor.unset',
    });
  });
});

test('who leaves hands over what he has begun or keeps: sessions, customers', async () => {
  const clerk = await store.person('clerk.yangon');
  const opened = await store.propose(clerk, {
    machine: 'storageScan',
    event: { type: 'storageScan.opened', branch: 'YGN', kind: 'pickup' },
  });
  expect(opened.status).toBe('accepted');
  const [refusal] = (await leave(clerk)).refusals;
  expect(refusal).toMatchObject({
    rule: 'staff.holdsNoWork',
    values: { kind: 'storageScan', count: 1, example: opened.id },
  });
  const work = await workOf(store.pool, [clerk.id, courier.id], 10);
  expect(work.get(clerk.id)).toEqual([{ kind: 'storageScan', count: 1, ids: [opened.id] }]);
  expect(work.get(courier.id)).toEqual([]);
  await store.propose(clerk, {
    machine: 'storageScan',
    id: opened.id ?? '',
    event: { type: 'storageScan.abandoned', reason: 'Handed over' },
  });
  expect((await leave(clerk)).status).toBe('accepted');
  await rejoin(clerk);

  const { rows } = await store.pool.query<{ id: string; maintainer: string }>(
    `select id, maintainer from row_merchant order by id limit 1`,
  );
  const [customer] = rows;
  const keeper = await store.pool.query<{ id: string }>('select id from row_staff where staff_code = $1', [
    customer?.maintainer,
  ]);
  const kept = await workOf(store.pool, [keeper.rows[0]?.id ?? ''], 10);
  expect([...kept.values()].flat()).toContainEqual(
    expect.objectContaining({ kind: 'merchant', ids: expect.arrayContaining([customer?.id]) }),
  );
});

describe('from two sides at once', () => {
  test('a parcel is given to a courier or he leaves, never both', async () => {
    const won = { parcel: 0, leaving: 0 };
    for (let round = 0; round < 12; round += 1) {
      const id = await newOrder(store, manager);
      const assign = toOrder(id, 'order.collectorAssigned', { collector: other.id });
      const second = store.another();
      const leaving = {
        mode: 'each' as const,
        dryRun: false,
        actor: admin,
        at: minutes(2),
        commands: [{ key: crypto.randomUUID(), machine: 'staff', id: other.id, event: LEAVES }],
      };
      const both =
        round % 2 === 0
          ? [store.propose(manager, assign), second.propose(leaving).then(([verdict]) => verdict)]
          : [second.propose(leaving).then(([verdict]) => verdict), store.propose(manager, assign)];
      const verdicts = await Promise.all(both);
      expect(verdicts.filter((verdict) => verdict?.status === 'accepted')).toHaveLength(1);
      const refused = verdicts.find((verdict) => verdict?.status === 'refused');
      if (refused && rulesOf(refused).includes('staff.holdsNoParcel')) {
        won.parcel += 1;
        await done(manager, toOrder(id, 'order.released', { reason: 'Not today' }));
      } else {
        expect(refused && rulesOf(refused)).toContain('order.collectorOnTheJob');
        won.leaving += 1;
        await rejoin(other);
      }
    }
    expect(won.parcel + won.leaving).toBe(12);
  });

  test('a courier takes a parcel himself or leaves, never both', async () => {
    const mandalay = await store.person('courier.mandalay');
    const clerk = await store.person('clerk.mandalay');
    for (let round = 0; round < 6; round += 1) {
      const id = await newOrder(store, await store.person('manager.mandalay'), {
        originBranch: 'MDY',
        destinationBranch: 'MDY',
        sender: { name: 'Daw Hla', phone: '09250111222', city: 'MMR010D001', address: '12 Strand Road' },
      });
      await done(
        clerk.branch === 'MDY' ? await store.person('manager.mandalay') : clerk,
        toOrder(id, 'order.collectorAssigned', { collector: mandalay.id }),
      );
      await done(mandalay, toOrder(id, 'order.collected', { piecesScanned: 1 }));
      await done(clerk, toOrder(id, 'order.warehoused'));
      const claim = toOrder(id, 'order.deliveryClaimed');
      const [taken, left] = await Promise.all([store.propose(mandalay, claim), leave(mandalay)]);
      expect([taken, left].filter(({ status }) => status === 'accepted')).toHaveLength(1);
      if (left.status === 'accepted') {
        expect(rulesOf(taken)).toContain('order.actorOnTheJob');
        await rejoin(mandalay);
      } else {
        expect(rulesOf(left)).toContain('staff.holdsNoParcel');
        await done(mandalay, toOrder(id, 'order.released', { reason: 'Not today' }));
      }
    }
  });
});

test.each(['clerk.yangon', 'courier2.yangon'])('%s takes cash or leaves, never both', async (username) => {
  const person = await store.person(username);
  const id = await assigned(courier, { payType: 'senderCash' });
  const { rows } = await store.pool.query<{ due: number }>(
    `select (row ->> 'due')::int as due from row_order where id = $1`,
    [id],
  );
  const paid = toOrder(id, 'order.collectionPaid', { amount: rows[0]?.due ?? 0, method: 'cash' });
  const [taken, left] = await Promise.all([store.propose(person, paid), leave(person)]);
  expect([taken, left].filter(({ status }) => status === 'accepted')).toHaveLength(1);
  if (left.status === 'accepted') expect(rulesOf(taken)).toContain('order.actorOnTheJob');
  else expect(rulesOf(left)).toEqual(['staff.holdsNoCash']);
  await rejoin(person);
});

test('a fee is taken in cash by who is on the job, or he leaves, never both', async () => {
  const taker = await store.person('courier2.yangon');
  const id = await newOrder(store, manager);
  const fee = { kind: 'upstairs', amount: 1_000_00, channel: 'cash', stage: 'online' };
  await done(manager, toOrder(id, 'order.extraFeeAdded', fee));
  const event = { type: 'extraFee.paid', paymentChannel: 'cash' };
  const paid = { machine: 'extraFee', id: `${id}-F1`, event };
  const [taken, left] = await Promise.all([store.propose(taker, paid), leave(taker)]);
  expect([taken, left].filter(({ status }) => status === 'accepted')).toHaveLength(1);
  if (left.status === 'accepted') {
    expect(rulesOf(taken)).toContain('extraFee.actorOnTheJob');
    expect(rulesOf(await store.propose(taker, paid))).toContain('extraFee.actorOnTheJob');
  } else {
    expect(rulesOf(left)).toEqual(['staff.holdsNoCash']);
  }
  await rejoin(taker);
});

test('parcels are given to people whose roles let them carry them', async () => {
  const id = await newOrder(store, manager);
  const sorter = await store.person('sorter.yangon');
  const verdict = await store.propose(manager, toOrder(id, 'order.collectorAssigned', { collector: sorter.id }));
  expect(rulesOf(verdict)).toEqual(['order.collectorMayCollect']);
});
