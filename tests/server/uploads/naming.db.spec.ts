import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { UNUSED_UPLOADS_KEPT_HOURS } from '#machines/fields/uploads.ts';
import { unusedUploadsJob } from '#server/jobs/unusedUploads.ts';
import type { Verdict } from '#server/propose/command.ts';
import { createProposer } from '#server/propose/proposer.ts';
import { createSerials } from '#server/store/serials.ts';
import { outForDelivery, paidAtTheDoor, tellersOf, type Tellers } from '../../support/money.ts';
import { created, toOrder } from '../../support/orders.ts';
import { throughQueries } from '../../support/queries.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { fetched, uploaded } from '../../support/uploading.ts';
import { createStore, type Store } from '../../support/world.ts';
import { png } from '../account/pictures.ts';

let store: Store;
let server: Serving;
let who: Tellers;

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  who = await tellersOf(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
});

type Command = ReturnType<typeof created> | ReturnType<typeof toOrder>;

/** Returns a proposer of a process that uploads nothing by itself. */
const asking = (pool: pg.Pool) => {
  const proposer = createProposer(pool, createSerials(pool));
  return (actor: Actor, ...commands: readonly Command[]): Promise<Verdict[]> =>
    proposer.propose({
      mode: 'each',
      dryRun: false,
      actor,
      at: new Date().toISOString(),
      commands: commands.map((command) => ({ key: crypto.randomUUID(), ...command })),
    });
};

const propose = (actor: Actor, ...commands: readonly Command[]) => asking(store.pool)(actor, ...commands);

const rulesOf = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ status, refusals }) =>
    status === 'accepted' ? ['accepted'] : refusals.map(({ rule, field }) => `${rule} ${field}`),
  );

const photo = (as = 'clerk.yangon') => uploaded(server, 'photo', png(), as);
const signature = (as = 'courier.yangon') => uploaded(server, 'signature', png({ shade: 20 }), as);
const withPhotos = (...photos: string[]) => created({ photos });

const signedBy = (id: string, value: string) =>
  toOrder(id, 'order.signed', { proof: { kind: 'signature', value }, piecesScanned: 1 });

const paidFor = async (): Promise<string> => {
  const id = await outForDelivery(store, who);
  await paidAtTheDoor(store, who, id);
  return id;
};

describe('a file that an event names', () => {
  test('a file that an event names must be there, of the kind, and uploaded by who names it; what was seen of it stays in the log', async () => {
    expect(rulesOf(await propose(who.clerk, withPhotos('0'.repeat(32))))).toEqual(['uploadIsThere photos']);
    const voucher = await uploaded(server, 'voucher', png(), 'clerk.yangon');
    expect(rulesOf(await propose(who.clerk, withPhotos(voucher)))).toEqual(['uploadOfItsKind photos']);
    const foreign = await photo('courier.yangon');
    expect(rulesOf(await propose(who.clerk, withPhotos(foreign)))).toEqual(['uploadByOneself photos']);
    const own = await photo();
    const [verdict] = await propose(who.clerk, withPhotos(own));
    expect(verdict?.status).toBe('accepted');
    const { rows } = await store.pool.query<{ fact: { by: string; sha256: string; kept: string } }>(
      `select known -> 'uploads' -> $1 || jsonb_build_object('kept', u.sha256) as fact from events, uploads u
       where machine = 'order' and events.id = $2 and version = 1 and u.id = $1`,
      [own, verdict?.id],
    );
    expect(rows[0]?.fact).toMatchObject({ kind: 'photo', by: who.clerk.id, here: false, elsewhere: false });
    expect(rows[0]?.fact.sha256).toBe(rows[0]?.fact.kept);
  });

  test('a file that an event names is reported at its own field, each one', async () => {
    const id = await paidFor();
    const missing = toOrder(id, 'order.signed', { proof: { kind: 'photo', value: 'nothing' }, piecesScanned: 1 });
    expect(rulesOf(await propose(who.courier, missing))).toEqual(['uploadIsThere proof.value']);
  });

  test.each([
    ['code', '123456', 'invalid.custom proof.value'],
    ['code', undefined, 'order.codeVerified proof.kind'],
    ['agentReceipt', '123456', 'invalid.invalid_value proof.kind'],
  ])(
    'a file that an event names is the only proof at a door: a made-up %s, value %s, closes no parcel',
    async (kind, value, refusal) => {
      const id = await paidFor();
      const made = toOrder(id, 'order.signed', { proof: { kind, value }, piecesScanned: 1 });
      expect(rulesOf(await propose(who.courier, made))).toEqual([refusal]);
      const { rows } = await store.pool.query<{ state: string }>('select state from row_order where id = $1', [id]);
      expect(rows).toEqual([{ state: 'delivering' }]);
    },
  );

  test('a file that an event names may be named by another person where it is on the aggregate already, and nowhere else', async () => {
    const own = await photo();
    const damaged = (id: string) =>
      toOrder(id, 'order.rejectionReported', { reason: 'Broken', damaged: true, photos: [own] });
    const [first, second] = [await outForDelivery(store, who, { photos: [own] }), await outForDelivery(store, who)];
    expect(rulesOf(await propose(who.courier, damaged(second)))).toEqual(['uploadByOneself photos']);
    expect(rulesOf(await propose(who.courier, damaged(first)))).toEqual(['accepted']);
  });

  test('a file that an event names proves one signing alone: not a second one, not two of one batch, not two at once', async () => {
    const [first, second, third] = [await paidFor(), await paidFor(), await paidFor()];
    const used = await signature();
    expect(rulesOf(await propose(who.courier, signedBy(first, used)))).toEqual(['accepted']);
    expect(rulesOf(await propose(who.courier, signedBy(second, used)))).toEqual(['uploadForOneAlone proof.value']);
    const batched = await signature();
    expect(rulesOf(await propose(who.courier, signedBy(second, batched), signedBy(third, batched)))).toEqual([
      'accepted',
      'uploadForOneAlone proof.value',
    ]);
    const [fourth, fifth] = [await paidFor(), await paidFor()];
    const wanted = await signature();
    const [here, there] = [asking(store.pool), asking(store.pool)];
    const both = await Promise.all([
      here(who.courier, signedBy(fourth, wanted)),
      there(who.courier, signedBy(fifth, wanted)),
    ]);
    expect(rulesOf(both.flat()).toSorted()).toEqual(['accepted', 'uploadForOneAlone proof.value']);
  });

  test('an event that names no file costs nothing for files: the server does not look for any', async () => {
    const asked: string[] = [];
    const watched = throughQueries(store.pool, (query) => {
      asked.push(JSON.stringify(query));
      return query;
    });
    const watching = asking(watched);
    expect(rulesOf(await watching(who.clerk, created()))).toEqual(['accepted']);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((text) => text.includes('from uploads') || text.includes('update uploads'))).toEqual([]);
    await watching(who.clerk, withPhotos(await photo()));
    expect(asked.filter((text) => text.includes('from uploads'))).toHaveLength(1);
  });
});

describe('an uploaded file is shown', () => {
  test('an uploaded file is shown to who uploaded it, and once an event names it to who may see that aggregate: to nobody else', async () => {
    const id = await photo();
    expect((await fetched(server, id, 'clerk.yangon')).statusCode).toBe(200);
    for (const other of ['manager.yangon', 'clerk.mandalay', 'admin', 'merchant'])
      expect((await fetched(server, id, other)).statusCode, other).toBe(404);
    expect((await fetched(server, id, null)).statusCode).toBe(401);
    await propose(who.clerk, withPhotos(id));
    for (const other of ['manager.yangon', 'clerk.mandalay', 'admin'])
      expect((await fetched(server, id, other)).statusCode, other).toBe(200);
    for (const other of ['sorter.muse', 'merchant']) {
      const foreign = await fetched(server, id, other);
      const missing = await fetched(server, 'f'.repeat(32), other);
      const { timestamp: _, ...said } = foreign.json<{ timestamp: number }>();
      const { timestamp: __, ...same } = missing.json<{ timestamp: number }>();
      expect([foreign.statusCode, said], other).toEqual([404, same]);
    }
  });

  test('an uploaded file is shown by no other name than its id', async () => {
    for (const name of ['../main.ts', '..%2f..%2fetc%2fpasswd', "x' or '1'='1", 'a'.repeat(65)])
      expect([400, 404], name).toContain((await fetched(server, name)).statusCode);
  });
});

describe('the job that clears away', () => {
  const HOUR = 3_600_000;
  const run = (now: Date) =>
    unusedUploadsJob(store.pool).work({
      now: now.toISOString(),
      run: 1,
      askedBy: null,
      signal: new AbortController().signal,
    });
  const isThere = async (id: string): Promise<boolean> =>
    (await store.pool.query('select from uploads where id = $1', [id])).rowCount === 1;
  const later = (hours: number): Date => new Date(Date.now() + hours * HOUR);

  test('the job that clears away takes what nothing has named for a day, and its content; what is named and what is fresh stays', async () => {
    const named = await photo();
    await propose(who.clerk, withPhotos(named));
    const alone = await uploaded(server, 'photo', png({ shade: 77 }), 'clerk.yangon');
    await run(later(UNUSED_UPLOADS_KEPT_HOURS - 0.1));
    expect([await isThere(named), await isThere(alone)]).toEqual([true, true]);
    const { contents } = await run(later(UNUSED_UPLOADS_KEPT_HOURS + 0.1));
    expect([await isThere(named), await isThere(alone)]).toEqual([true, false]);
    expect(contents).toBeGreaterThanOrEqual(1);
    expect((await fetched(server, named)).statusCode).toBe(200);
    const { rows } = await store.pool.query(
      'select from upload_contents c where not exists (select from uploads u where u.sha256 = c.sha256)',
    );
    expect(rows).toEqual([]);
    expect(rulesOf(await propose(who.clerk, withPhotos(alone)))).toEqual(['uploadIsThere photos']);
  });

  test('the job that clears away leaves an upload that is being named at that moment', async () => {
    const id = await photo();
    const client = await store.pool.connect();
    await client.query('begin');
    await client.query('select from uploads where id = $1 for no key update', [id]);
    const clearing = run(later(UNUSED_UPLOADS_KEPT_HOURS + 1));
    await expect
      .poll(async () => {
        const { rows } = await store.pool.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity
           where wait_event_type = 'Lock' and query like 'delete from uploads%' and datname = current_database()`,
        );
        return rows[0]?.count;
      })
      .toBe(1);
    await client.query(`update uploads set lives = array['order/X'] where id = $1`, [id]);
    await client.query('commit');
    client.release();
    await clearing;
    expect(await isThere(id)).toBe(true);
  });
});
