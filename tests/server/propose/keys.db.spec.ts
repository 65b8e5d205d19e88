import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { command as commandShape } from '#calls/commands.ts';
import { created, newOrder, toOrder } from '../../support/orders.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let clerk: Actor;
let manager: Actor;

beforeAll(async () => {
  store = await createStore();
  clerk = await store.person('clerk.yangon');
  manager = await store.person('manager.yangon');
});
afterAll(() => store.close());

const label = { kind: 'waybill', reason: 'Torn' };

describe('a key', () => {
  test('a key with the same body answers the first verdict, and writes nothing', async () => {
    const command = { key: 'same-body', ...created() };
    const first = await store.propose(clerk, command);
    const before = await store.counts();
    expect(await store.propose(clerk, command)).toEqual({ ...first, status: 'duplicate' });
    expect(
      await store.propose(clerk, { ...command, event: { ...command.event } }, { at: new Date().toISOString() }),
    ).toEqual({
      ...first,
      status: 'duplicate',
    });
    expect(await store.counts()).toEqual(before);
  });

  test('a key answers the first verdict also when it was a refusal or a conflict', async () => {
    const id = await newOrder(store, clerk);
    const refused = { key: 'refused-once', ...toOrder(id, 'order.outForDelivery') };
    const conflict = { key: 'conflict-once', ...toOrder(id, 'order.labelPrinted', label), expectedVersion: 1 };
    const first = await store.proposeAll(clerk, [refused, conflict]);
    expect(first.map(({ status }) => status)).toEqual(['refused', 'conflict']);
    const again = await store.proposeAll(clerk, [refused, conflict]);
    expect(again).toEqual(first.map((verdict) => ({ ...verdict, status: 'duplicate' })));
  });

  test.each([
    ['event', (id: string) => toOrder(id, 'order.cancelled', { reason: 'No' })],
    ['payload', (id: string) => toOrder(id, 'order.labelPrinted', { ...label, reason: 'Lost' })],
    ['life', () => toOrder('SL000000015MM', 'order.labelPrinted', label)],
    ['expected version', (id: string) => ({ ...toOrder(id, 'order.labelPrinted', label), expectedVersion: 2 })],
  ])('a key with another %s is refused, and keeps its first verdict', async (what, other) => {
    const id = await newOrder(store, clerk);
    const key = `another ${what}`;
    const command = toOrder(id, 'order.labelPrinted', label);
    const first = await store.propose(clerk, { key, ...command });
    const before = await store.counts();
    const verdict = await store.propose(clerk, { key, ...other(id) });
    expect(verdict).toMatchObject({
      status: 'refused',
      refusals: [{ code: 'invalid', rule: 'keyReused', values: { key } }],
    });
    expect(await store.counts()).toEqual(before);
    expect(await store.propose(clerk, { key, ...command })).toEqual({ ...first, status: 'duplicate' });
  });

  test('X10: a key of another person says nothing of what that person did, and is this person’s own', async () => {
    const command = { key: 'whose-key', ...created() };
    const theirs = await store.propose(clerk, command);
    const own = await store.propose(manager, command);
    expect(own.status).toBe('accepted');
    expect(own.id).not.toBe(theirs.id);
    expect(await store.propose(clerk, command)).toEqual({ ...theirs, status: 'duplicate' });
    expect(await store.propose(manager, command)).toEqual({ ...own, status: 'duplicate' });
    const other = { key: command.key, ...created({ pieces: 2 }) };
    expect(await store.propose(manager, other)).toMatchObject({ id: own.id, refusals: [{ rule: 'keyReused' }] });
  });

  test('X10: a key of two people in one transaction makes two commands', async () => {
    const command = { key: 'same-moment', ...created() };
    const [theirs, own] = await Promise.all([store.propose(clerk, command), store.propose(manager, command)]);
    expect([theirs.status, own.status]).toEqual(['accepted', 'accepted']);
    expect(own.id).not.toBe(theirs.id);
  });

  describe('shared with the branch', () => {
    const shared = (key: string, more: object = {}) => ({ key, sharedKey: true as const, ...created(more) });
    const ordersIn = async () => (await store.counts())['row_order'] ?? 0;

    test('a key shared with the branch is what a colleague did, once, with the colleague’s name', async () => {
      const command = shared('team-row');
      const theirs = await store.propose(clerk, command);
      const before = await store.counts();
      const repeated = { ...theirs, status: 'duplicate', by: clerk.name };
      expect(await store.proposeAll(manager, [command], { dryRun: true })).toEqual([repeated]);
      expect(await store.propose(manager, command)).toEqual(repeated);
      expect(await store.propose(clerk, command)).toEqual({ ...theirs, status: 'duplicate' });
      expect(await store.counts()).toEqual(before);
      const other = await store.propose(manager, shared('team-row', { pieces: 2 }));
      const named = { id: theirs.id, by: clerk.name };
      expect(other).toMatchObject({ status: 'refused', ...named, refusals: [{ rule: 'keyReused' }] });
    });

    test('a key shared with the branch is nothing to another branch, nor to a person of none', async () => {
      const command = shared('team-elsewhere');
      await store.propose(clerk, command);
      const elsewhere = await store.person('manager.mandalay');
      expect(elsewhere.branch).not.toBe(clerk.branch);
      expect(await store.propose(elsewhere, command)).not.toMatchObject({ status: 'duplicate' });
      const ofNone = { ...manager, branch: null };
      expect(await store.propose(ofNone, command)).toMatchObject({ status: 'accepted' });
    });

    test('a shared key with a refusal is each person’s own; what a colleague did afterwards comes first', async () => {
      const command = shared('team-refused', { mailSn: 'TEAM-TAKEN' });
      const taken = await store.propose(clerk, created({ mailSn: 'TEAM-TAKEN' }));
      const mine = await store.propose(manager, command);
      expect(mine.status).toBe('refused');
      await store.propose(clerk, toOrder(taken.id ?? '', 'order.cancelled', { reason: 'No' }));
      const theirs = await store.propose(clerk, command);
      expect(theirs).toMatchObject({ status: 'accepted' });
      expect(await store.propose(manager, command)).toMatchObject({ status: 'duplicate', id: theirs.id });
    });

    test('a shared key of people at once, in one transaction or several, is done once', async () => {
      const other = store.another();
      const before = await ordersIn();
      const verdicts = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          store.proposeTo(
            index % 4 < 2 ? store.proposer : other,
            index % 2 === 0 ? clerk : manager,
            shared('team-race'),
          ),
        ),
      );
      expect(new Set(verdicts.flat().map(({ id }) => id)).size).toBe(1);
      expect(verdicts.flat().filter(({ status }) => status === 'accepted')).toHaveLength(1);
      expect(await ordersIn()).toBe(before + 1);
    });

    test('a key of before it was shared with the branch stays its proposer’s', async () => {
      const { sharedKey: _, ...unshared } = shared('team-before');
      const first = await store.propose(clerk, unshared);
      expect(await store.propose(clerk, { ...unshared, sharedKey: true })).toEqual({ ...first, status: 'duplicate' });
    });
  });

  test('a key recorded before keys had owners is answered again to its proposer only', async () => {
    const command = { key: 'without-owner', ...created() };
    const first = await store.propose(clerk, command);
    await store.pool.query(`update commands set owner = '' where key = $1`, [command.key]);
    expect(await store.propose(clerk, command)).toEqual({ ...first, status: 'duplicate' });
    expect((await store.propose(manager, command)).status).toBe('accepted');
  });

  test('a key twice in one batch is one command', async () => {
    const command = { key: 'twice-in-batch', ...created() };
    const before = await store.counts();
    const [first, second, third] = await store.proposeAll(clerk, [
      command,
      command,
      { ...created({ pieces: 2 }), key: command.key },
    ]);
    expect(first?.status).toBe('accepted');
    expect(second).toEqual({ ...first, status: 'duplicate' });
    expect(third).toMatchObject({ status: 'refused', refusals: [{ rule: 'keyReused' }] });
    const after = await store.counts();
    expect([after['row_order'], after['commands']]).toEqual([
      (before['row_order'] ?? 0) + 1,
      (before['commands'] ?? 0) + 1,
    ]);
  });

  test('a key from sixteen callers at once on two processes is executed once', async () => {
    const other = store.another();
    for (let round = 0; round < 5; round += 1) {
      const key = `sixteen-callers-${round}`;
      const before = await store.counts();
      const verdicts = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          store.proposeTo(index % 2 === 0 ? store.proposer : other, clerk, { key, ...created() }),
        ),
      );
      const statuses = verdicts.flat().map(({ status }) => status);
      expect(statuses.filter((status) => status === 'accepted')).toHaveLength(1);
      expect(statuses.filter((status) => status === 'duplicate')).toHaveLength(15);
      expect(new Set(verdicts.flat().map(({ id }) => id)).size).toBe(1);
      expect((await store.counts())['row_order']).toBe((before['row_order'] ?? 0) + 1);
    }
  });

  test('a key of a client cannot be one of the server’s own', () => {
    const command = { machine: 'order', event: { type: 'order.created' } };
    expect(commandShape.safeParse({ ...command, key: crypto.randomUUID() }).success).toBe(true);
    for (const key of ['deadline order/SL000000015MM order.acceptTimedOut 2026-11-20', 'tab\tinside', 'short', ''])
      expect(commandShape.safeParse({ ...command, key }).success).toBe(false);
  });
});

describe('an atomic batch', () => {
  test('an atomic batch is written whole', async () => {
    const id = await newOrder(store, clerk);
    const before = await store.counts();
    const verdicts = await store.proposeAll(
      clerk,
      [toOrder(id, 'order.labelPrinted', label), created(), toOrder(id, 'order.labelPrinted', label)],
      { mode: 'atomic' },
    );
    expect(verdicts.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(verdicts[2]?.version).toBe(4);
    expect((await store.counts())['events']).toBe((before['events'] ?? 0) + 5);
  });

  test.each([
    ['a refusal', (id: string) => toOrder(id, 'order.outForDelivery'), 'refused'],
    ['a conflict', (id: string) => ({ ...toOrder(id, 'order.labelPrinted', label), expectedVersion: 1 }), 'conflict'],
  ])('an atomic batch with %s is refused whole and leaves no event, row, claim or deadline', async (_, bad, status) => {
    const id = await newOrder(store, clerk);
    const before = await store.counts();
    const commands = [
      { key: `first ${status}`, ...created({ mailSn: `ATOMIC-${status}` }) },
      { key: `bad ${status}`, ...bad(id) },
      { key: `last ${status}`, ...toOrder(id, 'order.labelPrinted', label) },
    ];
    const verdicts = await store.proposeAll(clerk, commands, { mode: 'atomic' });
    expect(verdicts.map((verdict) => verdict.status)).toEqual(['refused', status, 'refused']);
    for (const verdict of [verdicts[0], verdicts[2]]) {
      expect(verdict).toMatchObject({
        events: [],
        refusals: [{ rule: 'allOrNothing', values: { key: `bad ${status}` } }],
      });
    }
    const after = await store.counts();
    expect({ ...after, commands: 0, refusals: 0 }).toEqual({ ...before, commands: 0, refusals: 0 });
    expect(await store.proposeAll(clerk, commands, { mode: 'atomic' })).toEqual(
      verdicts.map((verdict) => ({ ...verdict, status: 'duplicate' })),
    );
  });

  test('an atomic batch names no aggregate it did not make, and no state it did not reach', async () => {
    const id = await newOrder(store, clerk);
    const [made, moved] = await store.proposeAll(
      clerk,
      [created(), toOrder(id, 'order.labelPrinted', label), toOrder(id, 'order.outForDelivery')],
      { mode: 'atomic' },
    );
    expect(made).toMatchObject({ id: null, version: 0, state: [], events: [] });
    expect(moved).toMatchObject({ id, version: 2, events: [] });
  });
});

describe('a dry run', () => {
  test('a dry run judges as the real one would, and writes nothing at all', async () => {
    const id = await newOrder(store, clerk);
    const second = await newOrder(store, clerk);
    const third = await newOrder(store, clerk);
    const commands = [
      { key: 'dry-run-1', ...created({ mailSn: 'DRY-1' }) },
      { key: 'dry-run-2', ...toOrder(id, 'order.labelPrinted', label) },
      { key: 'dry-run-3', ...toOrder(second, 'order.outForDelivery') },
      { key: 'dry-run-4', ...toOrder(third, 'order.labelPrinted', label), expectedVersion: 7 },
    ];
    const before = await store.counts();
    const dry = await store.proposeAll(clerk, commands, { dryRun: true });
    expect(await store.counts()).toEqual(before);
    expect(dry.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'refused', 'conflict']);
    expect(dry[0]?.events.map(({ type }) => type)).toEqual(['order.created', 'order.signDue', 'receivable.opened']);
    const real = await store.proposeAll(clerk, commands);
    expect(real.map(({ status, refusals }) => [status, refusals])).toEqual(
      dry.map(({ status, refusals }) => [status, refusals]),
    );
    expect(real[1]).toEqual(dry[1]);
  });

  test('a dry run of an atomic batch sees its own earlier commands', async () => {
    const id = await newOrder(store, clerk);
    const before = await store.counts();
    const verdicts = await store.proposeAll(
      clerk,
      [toOrder(id, 'order.cancelled', { reason: 'No' }), toOrder(id, 'order.labelPrinted', label)],
      { dryRun: true, mode: 'atomic' },
    );
    expect(verdicts[1]).toMatchObject({ status: 'refused', refusals: [{ code: 'notDeclared' }] });
    expect(await store.counts()).toEqual(before);
  });
});

describe('a group in a batch', () => {
  const print = (id: string, key: string, group?: string) => ({
    key,
    ...toOrder(id, 'order.labelPrinted', label),
    ...(group !== undefined && { group }),
  });
  const fail = (id: string, key: string, group?: string) => ({
    key,
    ...toOrder(id, 'order.outForDelivery'),
    ...(group !== undefined && { group }),
  });

  test('a group in a batch stops at its first refusal: what follows is held, without a trace; other groups go on', async () => {
    const id = await newOrder(store, clerk);
    const batch = [
      print(id, 'group-1', 'A'),
      fail(id, 'group-2', 'A'),
      print(id, 'group-3', 'A'),
      print(id, 'group-4', 'B'),
      print(id, 'group-5'),
    ];
    const statuses = async () => (await store.proposeAll(clerk, batch)).map(({ status }) => status);
    expect(await statuses()).toEqual(['accepted', 'refused', 'held', 'accepted', 'accepted']);
    const before = await store.counts();
    expect(await statuses()).toEqual(['duplicate', 'duplicate', 'held', 'duplicate', 'duplicate']);
    expect(await store.counts()).toEqual(before);
    // In a later batch, the held command is decided under its own key for the first time.
    expect(await store.propose(clerk, print(id, 'group-3', 'A'))).toMatchObject({ status: 'accepted' });
  });

  test('a group in a batch means nothing where all or none is asked for', async () => {
    const id = await newOrder(store, clerk);
    const batch = [fail(id, 'atomic-1', 'A'), print(id, 'atomic-2', 'A')];
    const verdicts = await store.proposeAll(clerk, batch, { mode: 'atomic' });
    expect(verdicts.map(({ status }) => status)).toEqual(['refused', 'refused']);
  });
});
