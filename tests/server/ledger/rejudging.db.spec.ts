import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSURANCE_MOST_MMK_HUNDREDTHS } from '#machines/fields/limits.ts';
import { createRejudger } from '#server/instruments/rejudging/runner.ts';
import { beginRun, endRun, takeLock } from '#server/instruments/rejudging/table.ts';
import { newOrder } from '../../support/orders.ts';
import { serve, type Reply, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { eventually } from '../../support/eventually.ts';

interface Run {
  readonly number: number;
  readonly askedBy: string;
  readonly outcome: string | null;
  readonly done: number;
  readonly total: number;
}
interface Case {
  readonly machine: string;
  readonly id: string;
  readonly version: number;
  readonly refusals: readonly { readonly rule: string | null; readonly values: Record<string, unknown> }[];
}
interface Whole extends Run {
  readonly heads: Readonly<Record<string, string>>;
  readonly treeSize: number | null;
  readonly found: {
    readonly streams: number;
    readonly events: number;
    readonly cases: number;
    readonly changes: readonly { readonly rule: string; readonly count: number; readonly cases: readonly Case[] }[];
  } | null;
}

const RUNS = '/api/audit/rejudgements';
const ALL = { machine: null, firstDay: null, lastDay: null, limits: {} };
const INSURED = INSURANCE_MOST_MMK_HUNDREDTHS;

let store: Store;
let server: Serving;
let insured = '';

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  const manager = await store.person('manager.yangon');
  insured = await newOrder(store, manager, { insureAmount: INSURED });
  await newOrder(store, manager, { insureAmount: INSURED - 1 });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const begin = <Body = Run>(wanted: object = {}, as: string | null = 'auditor'): Promise<Reply<Body>> =>
  server.ask<Body>('POST', RUNS, { as, body: { ...ALL, ...wanted } });

const look = async (number: number): Promise<Whole> => (await server.get<Whole>(`${RUNS}/${number}`, 'auditor')).body;

const ended = (number: number): Promise<Whole> =>
  eventually(async () => {
    const run = await look(number);
    expect(run.outcome).not.toBeNull();
    return run;
  });

/** Runs to its end and returns its findings. */
const judged = async (wanted: object = {}): Promise<Whole> => {
  const { status, body } = await begin(wanted);
  expect(status, JSON.stringify(body)).toBe(200);
  return ended(body.number);
};

async function recordedEvents(): Promise<number> {
  const { rows } = await store.pool.query<{ count: number }>('select count(*) as count from events');
  return rows[0]?.count ?? 0;
}

/** Locks the log during the work, so that a run stays unfinished. */
async function whileHeldUp<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const client = await store.pool.connect();
  try {
    await client.query('begin');
    await client.query('lock table events in access exclusive mode');
    return await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Alters protected rows, as only a superuser can. */
async function altered(client: pg.ClientBase, data: object, id: string): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(`update events set data = data || $1 where id = $2 and version = 1`, [data, id]);
  await client.query('commit');
}

describe('judging history again', () => {
  it('judging history again differs nowhere under the machines that judged, and shows who asked, by what and when', async () => {
    const before = await recordedEvents();
    const run = await judged();
    const after = await recordedEvents();
    expect(run).toMatchObject({
      outcome: 'done',
      askedBy: await store.staffId('auditor'),
      found: { cases: 0, changes: [] },
    });
    const events = run.found?.events ?? 0;
    expect([run.total, run.done]).toEqual([events, events]);
    // Deadlines of the two orders may pass meanwhile.
    expect([events >= before, events <= after]).toEqual([true, true]);
    expect(before).toBeGreaterThan(0);
    const { body: heads } = await server.get<{ machine: string; hash: string }[]>('/api/model/heads');
    expect(run.heads).toEqual(Object.fromEntries(heads.map(({ machine, hash }) => [machine, hash])));
    const { body: latest } = await server.get<{ runs: Run[] }>(RUNS, 'auditor');
    expect(latest.runs[0]).toMatchObject({ number: run.number, outcome: 'done' });
  });

  it('judging history again lists a planted difference under its rule, with its case', async () => {
    const client = await store.pool.connect();
    try {
      await altered(client, { insureAmount: INSURED + 1 }, insured);
      const { found } = await judged();
      expect(found).toMatchObject({
        cases: 1,
        changes: [
          { rule: 'order.insuredWithinLimits', count: 1, cases: [{ machine: 'order', id: insured, version: 1 }] },
        ],
      });
      expect(found?.changes[0]?.cases[0]?.refusals[0]?.values).toMatchObject({ amount: INSURED + 1, max: INSURED });
    } finally {
      await altered(client, { insureAmount: INSURED }, insured);
      client.release();
    }
  });

  it('judging history again tries another limit, at its boundary', async () => {
    const under = (max: number) => judged({ limits: { order: { insuredWithinLimits: { max } } } });
    expect((await under(INSURED - 1)).found?.changes).toMatchObject([
      { rule: 'order.insuredWithinLimits', count: 1, cases: [{ id: insured }] },
    ]);
    expect((await under(INSURED - 2)).found?.cases).toBe(2);
  });

  it('judging history again judges one machine, or the days wanted, both counted in', async () => {
    const { rows } = await store.pool.query<{ day: string; events: number }>(
      `select to_char(recorded_at::timestamptz at time zone 'Asia/Yangon', 'YYYY-MM-DD') as day, count(*) as events
       from events where machine = 'role' group by 1`,
    );
    const [only] = rows;
    expect([rows.length, only?.events]).toEqual([1, expect.any(Number)]);
    const { day = '', events = 0 } = only ?? {};
    const daysOn = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
    const role = async (wanted: object = {}) => (await judged({ machine: 'role', ...wanted })).found?.events;
    expect(await role({ firstDay: day, lastDay: day })).toBe(events);
    expect(await role({ firstDay: daysOn(1) })).toBe(0);
    expect(await role({ lastDay: daysOn(-1) })).toBe(0);
  });

  it.each([
    [{ machine: 'nothing' }, 404, /nothing/],
    [{ limits: { order: { insuredWithinLimits: { least: 1 } } } }, 400, /order\.insuredWithinLimits\.least/],
    [{ limits: { order: { toString: { max: 1 } } } }, 400, /order\.toString\.max/],
    [{ limits: { order: { insuredWithinLimits: { max: -1 } } } }, 400, /limits/],
    [{ firstDay: '2026-11-02', lastDay: '2026-11-01' }, 400, /2026-11-02 is after the last one, 2026-11-01/],
    [{ firstDay: 'yesterday' }, 400, /firstDay/],
  ])('judging history again is refused for %j with what is wrong', async (wanted, status, message) => {
    const reply = await begin<{ message: string }>(wanted);
    expect([reply.status, reply.body.message]).toEqual([status, expect.stringMatching(message)]);
  });

  it('judging history again is for who may see the whole log alone', async () => {
    const { number } = await judged({ machine: 'car' });
    for (const nobody of ['manager.yangon', 'courier.yangon', 'finance', 'trainer', 'merchant']) {
      expect((await begin({}, nobody)).status, nobody).toBe(403);
      for (const url of [RUNS, `${RUNS}/${number}`]) expect((await server.get(url, nobody)).status, nobody).toBe(403);
      expect((await server.ask('DELETE', `${RUNS}/${number}`, { as: nobody })).status, nobody).toBe(403);
    }
    expect((await begin({}, null)).status).toBe(401);
  });
});

describe('a run at work', () => {
  it('one run judges history at a time, on all processes, while the server answers others; the run ends when asked to', async () => {
    const other = await serve(store);
    const number = await whileHeldUp(async () => {
      const { body } = await begin();
      const second = await begin<{ message: string }>();
      expect([second.status, second.body.message]).toEqual([409, expect.stringMatching(/being judged again already/)]);
      const elsewhere = await other.ask('POST', RUNS, { as: 'auditor', body: ALL });
      expect(elsewhere.status).toBe(409);
      expect((await server.get('/api/model/heads')).status).toBe(200);
      // Sends the request to another process than the one at work.
      expect((await other.ask('DELETE', `${RUNS}/${body.number}`, { as: 'auditor' })).status).toBe(200);
      expect((await ended(body.number)).outcome).toBe('cancelled');
      return body.number;
    });
    await other.close();
    expect((await look(number)).found).toBeNull();
    expect((await judged()).outcome).toBe('done');
    expect((await server.ask('DELETE', `${RUNS}/99999`, { as: 'auditor' })).status).toBe(404);
  });

  it('a run judging history is known to be broken off when its process was killed, and another may begin', async () => {
    const number = await whileHeldUp(async () => {
      const child: ChildProcess = fork(new URL('../../support/rejudgingProcess.ts', import.meta.url), [
        store.database.url,
      ]);
      const [begun] = (await once(child, 'message')) as [number];
      expect((await look(begun)).outcome).toBeNull();
      expect((await begin()).status).toBe(409);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect((await ended(begun)).outcome).toBe('interrupted');
      return begun;
    });
    expect((await judged()).outcome).toBe('done');
    expect((await look(number)).outcome).toBe('interrupted');
  });

  it('a run judging history is broken off, and said so, when its server stops', async () => {
    const { pool, database } = store;
    const rejudger = createRejudger({ pool, url: database.url, onTrouble: (error) => expect.fail(String(error)) });
    await whileHeldUp(async () => {
      const number = (await rejudger.begin(ALL, { id: 'system', name: 'system' })) ?? 0;
      await rejudger.stop();
      expect((await look(number)).outcome).toBe('interrupted');
      expect(await rejudger.begin(ALL, { id: 'system', name: 'system' })).toBeNull();
    });
  });

  it('a run judging history gives its turn back at its end: the next may begin once the run shows as ended', async () => {
    const [one, other] = [await store.pool.connect(), await store.pool.connect()];
    try {
      expect(await takeLock(one)).toBe(true);
      expect(await takeLock(other)).toBe(false);
      const now = new Date().toISOString();
      const number = await beginRun(one, ALL, { id: 'system', name: 'system' }, now);
      await endRun(one, number, { outcome: 'cancelled' }, now);
      expect([(await look(number)).outcome, await takeLock(other)]).toEqual(['cancelled', true]);
    } finally {
      one.release(true);
      other.release(true);
    }
  });
});
