import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { createAuditor } from '#server/auditor/auditor.ts';
import { audit, auditWorld, followLog, sweepNext, type AuditParts } from '#server/auditor/follow.ts';
import type { Finding } from '#server/auditor/invariant.ts';
import { auditJob } from '#server/jobs/audit.ts';
import { createJobRunner } from '#server/jobs/runner.ts';
import { askFor, runsOf } from '#server/jobs/table.ts';
import { followAgain } from '#server/instruments/processMining/followAgain.ts';
import { rebuild } from '#server/ledger/rebuild.ts';
import { horizonPassed } from '../../support/horizon.ts';
import { newOrder, toOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';
import { tamper } from './forge.ts';

let store: Store;
let parts: AuditParts;
let clerk: Actor;
let auditor: Actor;
let finance: Actor;
const alarms: Finding[] = [];

beforeAll(async () => {
  store = await createStore();
  parts = { pool: store.pool, proposer: store.proposer, alarm: (findings) => alarms.push(...findings) };
  clerk = await store.person('clerk.yangon');
  auditor = await store.person('auditor');
  finance = await store.person('finance');
  while ((await followLog(parts)) > 0);
});
afterAll(() => store.close());

interface Row {
  readonly id: string;
  readonly state: string;
  readonly row: Readonly<Record<string, unknown>>;
}

const violationsOf = async (aggregate: string): Promise<Row[]> =>
  (await store.pool.query<Row>('select id, state, row from row_violation where life = $1 order by id', [aggregate]))
    .rows;
const follow = async (): Promise<void> => {
  await horizonPassed(store.pool);
  while ((await followLog(parts)) > 0);
};
const paid = (id: string, amount: number) => toOrder(id, 'order.collectionPaid', { amount, method: 'cash' });
const judged = (by: Actor, id: string, type: string) =>
  store.propose(by, { machine: 'violation', id, event: { type, remark: 'The row was mended' } });

/** Changes a row so that it contradicts its events, until the row is rebuilt. */
const corrupt = (id: string): Promise<void> =>
  tamper(store.pool, `update row_order set row = row || '{"goodsName": "Gold"}' where id = $1`, [id]);
const mend = async (): Promise<void> => {
  const client = await store.pool.connect();
  try {
    await rebuild(client, [followAgain]);
  } finally {
    client.release();
  }
};
const order = () => newOrder(store, clerk, { payType: 'senderCash' });
const corrupted = async (): Promise<{ life: string; violation: string }> => {
  const aggregate = await order();
  await corrupt(aggregate);
  await audit(parts, [{ machine: 'order', id: aggregate }], 'asked');
  const [found] = await violationsOf(aggregate);
  return { life: aggregate, violation: found?.id ?? '' };
};
const dueOf = async (aggregate: string): Promise<number> =>
  (await store.pool.query<{ due: number }>('select due from row_order where id = $1', [aggregate])).rows[0]?.due ?? 0;

describe('a contradiction', () => {
  it('a contradiction in an aggregate just touched is put on record with its evidence, and raises the alarm', async () => {
    const aggregate = await order();
    await follow();
    expect(await violationsOf(aggregate)).toEqual([]);
    await tamper(
      store.pool,
      `update commands set verdict = verdict || '{"status": "refused"}'
      where key = (select correlation from events where machine = 'order' and id = $1 and version = 1)`,
      [aggregate],
    );
    await store.propose(clerk, toOrder(aggregate, 'order.labelPrinted', { kind: 'waybill', count: 1 }));
    await follow();
    const [found] = await violationsOf(aggregate);
    expect(found).toMatchObject({
      state: 'open',
      row: {
        invariant: 'E07',
        machine: 'order',
        life: aggregate,
        occasion: 'touched',
        evidence: { version: 1, verdict: 'refused' },
      },
    });
    expect(alarms.filter(({ id }) => id === aggregate)).toMatchObject([{ invariant: 'E07' }]);
  });

  it('a contradiction is put on record once, however often and by however many it is seen', async () => {
    const { life: aggregate } = await corrupted();
    const name = { machine: 'order', id: aggregate };
    await Promise.all([1, 2, 3, 4].map(() => audit(parts, [name], 'sweep')));
    expect(await violationsOf(aggregate)).toHaveLength(1);
    const other = await order();
    await corrupt(other);
    const again = { machine: 'order', id: other };
    const second: AuditParts = { ...parts, proposer: store.another() };
    await Promise.all([parts, second, parts, second].map((one) => audit(one, [again], 'sweep')));
    expect(await violationsOf(other)).toHaveLength(1);
  });

  it('a contradiction stops the money of its aggregate alone, until one person has explained it and another closed it', async () => {
    const { life: aggregate, violation } = await corrupted();
    const amount = await dueOf(aggregate);
    const sound = await order();
    const locked = { code: 'locked', rule: 'underInvestigation', values: { violation } };
    expect(await store.propose(clerk, paid(aggregate, amount))).toMatchObject({
      status: 'refused',
      refusals: [locked],
    });
    expect(await store.propose(clerk, paid(sound, await dueOf(sound)))).toMatchObject({ status: 'accepted' });

    expect(await judged(clerk, violation, 'violation.explained')).toMatchObject({ status: 'refused' });
    expect(await judged(auditor, violation, 'violation.explained')).toMatchObject({ status: 'accepted' });
    expect(await judged(auditor, violation, 'violation.closed')).toMatchObject({
      refusals: [{ rule: 'violation.judgedByAnother' }, { rule: 'violation.noLongerSeen' }],
    });
    expect(await judged(finance, violation, 'violation.closed')).toMatchObject({
      refusals: [{ rule: 'violation.noLongerSeen' }],
    });
    expect(await store.propose(clerk, paid(aggregate, amount))).toMatchObject({ refusals: [locked] });

    await mend();
    await audit(parts, [{ machine: 'order', id: aggregate }], 'asked');
    expect(await judged(finance, violation, 'violation.closed')).toMatchObject({ status: 'accepted' });
    expect(await store.propose(clerk, paid(aggregate, amount))).toMatchObject({ status: 'accepted' });
  });

  it('a contradiction is never mended by the auditor', async () => {
    const { life: aggregate } = await corrupted();
    await follow();
    await audit(parts, [{ machine: 'order', id: aggregate }], 'nightly');
    const { rows } = await store.pool.query(`select row ->> 'goodsName' as goods from row_order where id = $1`, [
      aggregate,
    ]);
    expect(rows).toEqual([{ goods: 'Gold' }]);
  });

  it('a contradiction that changes is open again, after any handling', async () => {
    const { life: aggregate, violation } = await corrupted();
    await judged(auditor, violation, 'violation.explained');
    await tamper(store.pool, `update row_order set row = row || '{"weightGrams": 1}' where id = $1`, [aggregate]);
    await audit(parts, [{ machine: 'order', id: aggregate }], 'sweep');
    expect(await violationsOf(aggregate)).toMatchObject([
      { state: 'open', row: { outcome: null, evidence: { fields: expect.arrayContaining(['row.weightGrams']) } } },
    ]);
  });

  it('a contradiction that is accepted is not found again while it stays as it was, and is when it changes', async () => {
    const { life: aggregate, violation } = await corrupted();
    await judged(auditor, violation, 'violation.accepted');
    expect(await judged(finance, violation, 'violation.closed')).toMatchObject({ status: 'accepted' });
    await audit(parts, [{ machine: 'order', id: aggregate }], 'sweep');
    expect(await violationsOf(aggregate)).toHaveLength(1);
    await tamper(store.pool, `update row_order set row = row || '{"weightGrams": 1}' where id = $1`, [aggregate]);
    await audit(parts, [{ machine: 'order', id: aggregate }], 'sweep');
    expect(await violationsOf(aggregate)).toMatchObject([{ state: 'closed' }, { state: 'open' }]);
  });

  it('a contradiction of the world is found by a run over everything, and seen to vanish by the next run', async () => {
    await tamper(
      store.pool,
      `insert into claims (kind, key, machine, id, since) values ('x', 'y', 'order', 'NOBODY', '')`,
    );
    await auditWorld(parts, 'nightly');
    expect(await violationsOf('NOBODY')).toMatchObject([{ row: { invariant: 'E04.claims.held', vanishedAt: null } }]);
    await tamper(store.pool, `delete from claims where id = 'NOBODY'`);
    await auditWorld(parts, 'nightly');
    expect(await violationsOf('NOBODY')).toMatchObject([{ row: { vanishedAt: expect.any(String) } }]);
  });
});

describe('the auditor', () => {
  it('the auditor sees what was touched, without being asked', async () => {
    const aggregate = await order();
    await follow();
    await corrupt(aggregate);
    const running = createAuditor(parts, (error) => {
      throw error;
    });
    running.start();
    try {
      // The command itself writes the row again; the stored result of the earlier command stays wrong.
      await tamper(
        store.pool,
        `delete from commands where key = (select correlation from events where machine = 'order' and id = $1 and version = 1)`,
        [aggregate],
      );
      const begun = performance.now();
      await store.propose(clerk, toOrder(aggregate, 'order.labelPrinted', { kind: 'waybill', count: 1 }));
      await expect.poll(() => violationsOf(aggregate)).toHaveLength(1);
      expect(performance.now() - begun).toBeLessThan(30_000);
    } finally {
      await running.stop();
    }
  });

  it('the auditor comes round to everything, piece by piece', async () => {
    const aggregate = await order();
    await corrupt(aggregate);
    const { rows } = await store.pool.query<{ lives: number }>('select count(*)::int as lives from streams');
    const aggregates = rows[0]?.lives ?? 0;
    await store.pool.query('analyze streams');
    let swept = 0;
    for (let turn = 0; turn < 12; turn += 1) swept += await sweepNext(parts, 0.1);
    expect(swept).toBeGreaterThanOrEqual(aggregates);
    expect(await violationsOf(aggregate)).toHaveLength(1);
  });

  it('the auditor checks everything once a night, however many processes see the night; a run broken off is taken up again', async () => {
    const night = (day: number) => `2026-11-${day}T19:30:00.000Z`;
    const at = (instant: string, own = parts) =>
      createJobRunner({
        pool: store.pool,
        jobs: [auditJob(own)],
        clock: () => new Date(instant),
        onTrouble: () => undefined,
      });
    const runs = async () => (await runsOf(store.pool, 10)).map(({ outcome, askedBy }) => [outcome, askedBy]);
    expect(await at('2026-11-20T12:00:00.000Z').runDue()).toBe(0);
    expect(await at(night(20)).runDue()).toBe(1);
    const made = await Promise.all([1, 2, 3, 4].map(() => at(night(21)).runDue()));
    expect(made.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await runsOf(store.pool, 1)).toMatchObject([
      { plannedFor: night(21), result: { lives: expect.any(Number), found: expect.any(Number) } },
    ]);
    await corrupt(await order());
    const failing: AuditParts = { ...parts, proposer: { propose: () => Promise.reject(new Error('no connection')) } };
    await at(night(22), failing).runDue();
    expect(await at('2026-11-22T20:00:00.000Z').runDue()).toBe(0);
    await askFor(store.pool, 'audit', 'somebody');
    const stopping = at('2026-11-22T20:00:00.000Z', {
      ...parts,
      proposer: {
        propose: (batch) => {
          void stopping.stop();
          return parts.proposer.propose(batch);
        },
      },
    });
    await stopping.runDue();
    expect(await at('2026-11-22T20:00:00.000Z').runDue()).toBe(1);
    expect(await runs()).toEqual([
      ['done', 'somebody'],
      ['lost', 'somebody'],
      ['failed', null],
      ['done', null],
      ['done', null],
    ]);
  });
});

describe('over HTTP', () => {
  let server: Serving;
  beforeAll(async () => {
    server = await serve(store);
  });
  afterAll(() => server.close());

  it('the violations call says what is open, and what is looked for in both languages, to those who may know', async () => {
    await corrupted();
    const { status, body } = await server.get<{ open: number; invariants: { id: string; statement: object }[] }>(
      '/api/violations',
      'auditor',
    );
    expect(status).toBe(200);
    expect(body.open).toBeGreaterThan(0);
    const wordless = body.invariants.filter(({ statement }) => !('en' in statement && 'zh' in statement));
    expect(wordless).toEqual([]);
    expect((await server.get('/api/violations', 'courier.yangon')).status).toBe(403);
    expect((await server.get('/api/violations', null)).status).toBe(401);
  });

  it('the auditor examines, over HTTP, an aggregate that somebody asks about', async () => {
    const aggregate = await order();
    const ask = (as: string) =>
      server.ask('POST', '/api/violations/check', { as, body: { machine: 'order', id: aggregate } });
    expect((await ask('auditor')).body).toEqual({ findings: [] });
    await corrupt(aggregate);
    expect((await ask('auditor')).body).toMatchObject({
      findings: [{ invariant: 'E04.row', id: aggregate, evidence: { fields: ['row.goodsName'] } }],
    });
    expect((await ask('clerk.yangon')).status).toBe(403);
    const page = await server.ask<{ records: object[] }>('POST', '/api/violation/page', {
      as: 'auditor',
      body: { filters: [{ field: 'life', op: 'eq', value: aggregate }] },
    });
    expect(page.body.records).toMatchObject([{ invariant: 'E04.row', state: 'open' }]);
  });

  it('the auditor goes over everything when somebody asks for it over HTTP', async () => {
    interface Seen {
      readonly runs: readonly { askedBy: string | null; outcome: string | null; lives: number | null }[];
    }
    const seen = async () => (await server.get<Seen>('/api/violations', 'auditor')).body.runs[0];
    const asked = await server.ask('POST', '/api/violations/check', { as: 'auditor', body: { everything: true } });
    expect(asked.status).toBe(200);
    const askedBy = await store.staffId('auditor');
    await expect.poll(seen).toMatchObject({ askedBy, outcome: 'done', lives: expect.any(Number) });
    const { body } = await server.get<{ jobs: { name: string; about: string }[] }>('/api/jobs');
    expect(body.jobs.map(({ name }) => name)).toEqual([
      'audit',
      'bills',
      'deadSessions',
      'deadlines',
      'exportFiles',
      'pickups',
      'scheduledReports',
      'thresholds',
      'unusedUploads',
      'webhookDeliveries',
    ]);
  });
});
