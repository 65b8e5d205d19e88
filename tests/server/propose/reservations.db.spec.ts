import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { created, newOrder, toOrder } from '../../support/orders.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let clerk: Actor;

beforeAll(async () => {
  store = await createStore();
  clerk = await store.person('clerk.yangon');
});
afterAll(() => store.close());

const holders = async (mailSn: string) => {
  const { rows } = await store.pool.query(`select id from claims where kind = 'mailSn' and key = $1`, [mailSn]);
  return rows.map(({ id }) => id);
};

const taken = (mailSn: string) => [
  { code: 'rule', rule: 'claim.mailSn', field: 'mailSn', values: { kind: 'mailSn', key: mailSn }, next: [] },
];

describe('a key that one aggregate holds', () => {
  test('a reserved key is refused to a second aggregate, with its field, and the attempt is recorded', async () => {
    const first = await newOrder(store, clerk, { mailSn: 'CN-1' });
    const verdict = await store.propose(clerk, created({ mailSn: 'CN-1' }));
    expect(verdict).toMatchObject({ status: 'refused', id: null, version: 0, events: [], refusals: taken('CN-1') });
    expect(await holders('CN-1')).toEqual([first]);
    const { rows } = await store.pool.query(
      `select type, actor_id, refusals from refusals order by position desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      type: 'order.created',
      actor_id: clerk.id,
      refusals: [{ code: 'rule', rule: 'claim.mailSn', values: { kind: 'mailSn', key: 'CN-1' } }],
    });
  });

  test('a reserved key is refused again to a retry of the same command, even when it has become free', async () => {
    const holder = await newOrder(store, clerk, { mailSn: 'CN-2' });
    const command = { key: 'retry-of-CN-2', ...created({ mailSn: 'CN-2' }) };
    expect((await store.propose(clerk, command)).status).toBe('refused');
    await store.propose(clerk, toOrder(holder, 'order.cancelled', { reason: 'Mistaken' }));
    expect(await store.propose(clerk, command)).toMatchObject({ status: 'duplicate', refusals: taken('CN-2') });
    expect(await holders('CN-2')).toEqual([]);
  });

  test('a key that one aggregate holds is refused by a dry run', async () => {
    await newOrder(store, clerk, { mailSn: 'CN-3' });
    const [verdict, inOneRun] = await Promise.all([
      store.propose(clerk, created({ mailSn: 'CN-3' }), { dryRun: true }),
      store.proposeAll(clerk, [created({ mailSn: 'CN-4' }), created({ mailSn: 'CN-4' })], {
        dryRun: true,
        mode: 'atomic',
      }),
    ]);
    expect(verdict).toMatchObject({ status: 'refused', refusals: taken('CN-3') });
    expect(inOneRun.map(({ status }) => status)).toEqual(['refused', 'refused']);
    expect(inOneRun[1]?.refusals).toEqual(taken('CN-4'));
  });

  test('a reserved key is refused to the second of one batch; the others of the batch are written', async () => {
    const verdicts = await store.proposeAll(clerk, [
      created({ mailSn: 'CN-5' }),
      created({ mailSn: 'CN-5' }),
      created({ mailSn: 'CN-6' }),
    ]);
    expect(verdicts.map(({ status }) => status)).toEqual(['accepted', 'refused', 'accepted']);
    expect(verdicts[1]?.refusals).toEqual(taken('CN-5'));
    expect(await holders('CN-5')).toEqual([verdicts[0]?.id]);
    expect(await holders('CN-6')).toEqual([verdicts[2]?.id]);
  });

  test('a key that one aggregate holds refuses an atomic batch whole', async () => {
    await newOrder(store, clerk, { mailSn: 'CN-7' });
    const before = await store.counts();
    const verdicts = await store.proposeAll(clerk, [created({ mailSn: 'CN-8' }), created({ mailSn: 'CN-7' })], {
      mode: 'atomic',
    });
    expect(verdicts.map(({ status }) => status)).toEqual(['refused', 'refused']);
    expect(verdicts[1]?.refusals).toEqual(taken('CN-7'));
    expect(await store.counts()).toEqual({
      ...before,
      commands: (before['commands'] ?? 0) + 2,
      refusals: (before['refusals'] ?? 0) + 2,
    });
  });

  test('a key that one aggregate holds passes on once its holder has let go of it, also within one batch', async () => {
    const holder = await newOrder(store, clerk, { mailSn: 'CN-9' });
    const verdicts = await store.proposeAll(clerk, [
      toOrder(holder, 'order.cancelled', { reason: 'Mistaken' }),
      created({ mailSn: 'CN-9' }),
    ]);
    expect(verdicts.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    expect(await holders('CN-9')).toEqual([verdicts[1]?.id]);
  });

  test('a key that one aggregate may hold is taken once by sixteen at once on two processes', async () => {
    const other = store.another();
    for (let round = 0; round < 5; round += 1) {
      const mailSn = `CN-race-${round}`;
      const verdicts = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          store.proposeTo(index % 2 === 0 ? store.proposer : other, clerk, created({ mailSn })),
        ),
      );
      const accepted = verdicts.flat().filter(({ status }) => status === 'accepted');
      expect(accepted).toHaveLength(1);
      expect(verdicts.flat().filter(({ status }) => status === 'refused')).toHaveLength(15);
      expect(await holders(mailSn)).toEqual([accepted[0]?.id]);
    }
  });

  test('a reserved key with the same command key from two processes at once is the same order, not a stranger', async () => {
    const other = store.another();
    for (let round = 0; round < 10; round += 1) {
      const command = { key: `twice-${round}`, ...created({ mailSn: `CN-twice-${round}` }) };
      const batch = {
        mode: 'each',
        dryRun: false,
        actor: clerk,
        at: new Date().toISOString(),
        commands: [command],
      } as const;
      const [[one], [two]] = await Promise.all([
        store.proposer.propose({ ...batch, commands: [command] }),
        other.propose({ ...batch, commands: [command] }),
      ]);
      expect(new Set([one?.status, two?.status])).toEqual(new Set(['accepted', 'duplicate']));
      expect(one?.id).toBe(two?.id);
    }
  });

  test('a key that one aggregate holds leaves the server at work when many batches collide at once', async () => {
    const batches = Array.from({ length: 12 }, (_, index) => [
      created({ mailSn: 'CN-collide' }),
      created({ mailSn: `CN-collide-${index}` }),
    ]);
    const verdicts = await Promise.all(batches.map((commands) => store.proposeAll(clerk, commands)));
    expect(verdicts.filter(([first]) => first?.status === 'accepted')).toHaveLength(1);
    expect(verdicts.every(([, second]) => second?.status === 'accepted')).toBe(true);
  });
});
