import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system, type Actor } from '#machines/kit/actor.ts';
import { raise, raiseDue } from '#server/deadlines.ts';
import type { Proposer } from '#server/propose/proposer.ts';
import { historyOf } from '#server/store/history.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';

let store: Store;
let clerk: Actor;
let manager: Actor;

beforeAll(async () => {
  store = await createStore();
  clerk = await store.person('clerk.yangon');
  manager = await store.person('manager.yangon');
});
afterAll(() => store.close());

const deadlinesOf = async (id: string) => {
  const { rows } = await store.pool.query(`select event, due_at from deadlines where id = $1`, [id]);
  return rows;
};
const eventsOf = async (id: string) => (await historyOf(store.pool, { machine: 'order', id })).map(({ type }) => type);

describe('a step that needs a second person', () => {
  test('a step that needs a second person is asked by one and taken by another; both are in the log', async () => {
    const admin = await store.person('admin');
    const id = await newOrder(store, clerk);
    await store.propose(clerk, toOrder(id, 'order.labelPrinted', { kind: 'waybill' }));
    const ask = toOrder(id, 'order.voidRequested', { version: 3, ground: 'didNotOccur', reason: 'No label came out' });
    const void3 = toOrder(id, 'order.eventVoided', { version: 3 });
    expect(await store.propose(admin, void3)).toMatchObject({
      status: 'refused',
      refusals: [{ code: 'secondPerson' }],
    });
    expect((await store.propose(manager, ask)).status).toBe('accepted');
    const own = await store.propose(manager, void3);
    expect(own).toMatchObject({
      status: 'refused',
      refusals: [{ code: 'secondPerson', rule: 'order.anotherPersonAsked', values: { by: manager.id } }],
    });
    expect((await store.propose(admin, void3)).status).toBe('accepted');
    const { rows } = await store.pool.query(
      `select type, actor_id, requested_by from events where id = $1 and type ilike 'order.%void%' order by version`,
      [id],
    );
    expect(rows).toEqual([
      { type: 'order.voidRequested', actor_id: manager.id, requested_by: null },
      { type: 'order.eventVoided', actor_id: admin.id, requested_by: manager.id },
    ]);
  });

  test('a step of two people cannot be taken by one in two roles, even without the rule: the database refuses it', async () => {
    const id = await newOrder(store, clerk);
    await store.propose(clerk, toOrder(id, 'order.labelPrinted', { kind: 'waybill' }));
    await store.propose(
      manager,
      toOrder(id, 'order.voidRequested', { version: 3, ground: 'didNotOccur', reason: 'No label came out' }),
    );
    await store.pool.query(
      `update streams set context = jsonb_set(context, '{request,by}', '"system"') where machine = 'order' and id = $1`,
      [id],
    );
    await expect(
      store.propose({ ...system, onBehalfOf: clerk.id }, toOrder(id, 'order.eventVoided', { version: 3 })),
    ).rejects.toThrow(/check constraint/);
    expect(await eventsOf(id)).not.toContain('order.eventVoided');
  });
});

describe('reactions to an event', () => {
  test('a reaction to an event is in the same transaction, in the name of the system, on behalf of the person', async () => {
    const id = await newOrder(store, clerk, { payType: 'senderCash' });
    const verdict = await store.propose(
      clerk,
      toOrder(id, 'order.extraFeeAdded', { kind: 'upstairs', amount: 50_000, channel: 'cash', stage: 'online' }),
    );
    expect(verdict.events.map(({ type }) => type)).toEqual([
      'order.extraFeeAdded',
      'order.onlineDue',
      'extraFee.added',
      'receivable.opened',
    ]);
    const [fee, due] = (await historyOf(store.pool, { machine: 'order', id })).slice(-2);
    expect(due?.cause).toBe(`order/${id}@${fee?.version}`);
    expect(due?.correlation).toBe(verdict.key);
    expect(due?.actor).toMatchObject({ id: 'system', onBehalfOf: clerk.id });
    expect(due?.data).toEqual({ amount: 50_000 });
  });
});

describe('a deadline', () => {
  test('a deadline begins with the state, ends with it, and is raised when due, not before', async () => {
    const id = await newOrder(store, clerk);
    expect(await deadlinesOf(id)).toEqual([{ event: 'order.acceptTimedOut', due_at: minutes(120) }]);
    await raiseDue(store.pool, store.proposer, minutes(119));
    expect(await eventsOf(id)).not.toContain('order.acceptTimedOut');
    await raiseDue(store.pool, store.proposer, minutes(120));
    expect((await eventsOf(id)).filter((type) => type === 'order.acceptTimedOut')).toHaveLength(1);
    expect(await deadlinesOf(id)).toEqual([]);
    const [last] = (await historyOf(store.pool, { machine: 'order', id })).slice(-1);
    expect(last).toMatchObject({
      type: 'order.acceptTimedOut',
      actor: { id: 'system' },
      correlation: `deadline order/${id} order.acceptTimedOut ${minutes(120)}`,
      cause: `deadline order/${id} order.acceptTimedOut ${minutes(120)}`,
    });
  });

  test('a deadline of a state that was left is not raised', async () => {
    const id = await newOrder(store, clerk);
    await store.propose(clerk, toOrder(id, 'order.cancelled', { reason: 'No' }));
    expect(await deadlinesOf(id)).toEqual([]);
    await raiseDue(store.pool, store.proposer, minutes(100_000));
    expect(await eventsOf(id)).not.toContain('order.acceptTimedOut');
  });

  test('a deadline that was read before its state was left and entered again is not raised early', async () => {
    const courier = await store.staffId('courier.yangon');
    const id = await newOrder(store, clerk);
    const due = { machine: 'order', id, event: 'order.acceptTimedOut', due_at: minutes(120) };
    await store.propose(manager, toOrder(id, 'order.collectorAssigned', { collector: courier }), { at: minutes(60) });
    await store.propose(manager, toOrder(id, 'order.released', { reason: 'Too far' }), { at: minutes(119) });
    expect(await deadlinesOf(id)).toEqual([{ event: 'order.acceptTimedOut', due_at: minutes(239) }]);
    expect(await raise(store.proposer, due, minutes(121))).toBe(false);
    expect(await eventsOf(id)).not.toContain('order.acceptTimedOut');
    expect(await deadlinesOf(id)).toEqual([{ event: 'order.acceptTimedOut', due_at: minutes(239) }]);
    const { rows } = await store.pool.query('select 1 from refusals where id = $1', [id]);
    expect(rows).toEqual([]);
    expect(await raise(store.proposer, { ...due, due_at: minutes(239) }, minutes(239))).toBe(true);
    expect(await eventsOf(id)).toContain('order.acceptTimedOut');
  });

  test('a deadline of a state being left in the same moment waits for it, and is not raised', async () => {
    const id = await newOrder(store, clerk);
    const due = { machine: 'order', id, event: 'order.acceptTimedOut', due_at: minutes(120) };
    const leaving = await store.pool.connect();
    await leaving.query('begin');
    await leaving.query("select 1 from streams where machine = 'order' and id = $1 for update", [id]);
    const raising = raise(store.proposer, due, minutes(121));
    await leaving.query('delete from deadlines where id = $1', [id]);
    await leaving.query('commit');
    leaving.release();
    expect(await raising).toBe(false);
    expect(await eventsOf(id)).not.toContain('order.acceptTimedOut');
  });

  test('a deadline is raised once by two processes at once', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1) ids.push(await newOrder(store, clerk));
    const other = store.another();
    const at = minutes(130);
    await Promise.all([store.proposer, other, store.proposer, other].map((one) => raiseDue(store.pool, one, at)));
    for (const id of ids) {
      expect(
        (await eventsOf(id)).filter((type) => type === 'order.acceptTimedOut'),
        id,
      ).toHaveLength(1);
      expect(await deadlinesOf(id)).toEqual([]);
    }
  });

  test('a deadline that cannot be raised holds up no other, and is raised once it can be', async () => {
    const broken = await newOrder(store, clerk);
    const sound = await newOrder(store, clerk);
    await store.pool.query(`update deadlines set due_at = $2 where id = $1`, [broken, minutes(1)]);
    const failing: Pick<Proposer, 'proposeWhile'> = {
      proposeWhile: (batch, isStillSo) =>
        batch.commands[0]?.id === broken
          ? Promise.reject(new Error('broken'))
          : store.proposer.proposeWhile(batch, isStillSo),
    };
    await expect(raiseDue(store.pool, failing, minutes(121))).rejects.toThrow(`order/${broken}`);
    expect(await eventsOf(sound)).toContain('order.acceptTimedOut');
    expect(await eventsOf(broken)).not.toContain('order.acceptTimedOut');
    await raiseDue(store.pool, store.proposer, minutes(122));
    expect(await eventsOf(broken)).toContain('order.acceptTimedOut');
  });
});
