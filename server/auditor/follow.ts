import type pg from 'pg';
import type { Proposer } from '../propose/proposer.ts';
import { lastPlace, logAfter } from '../store/history.ts';
import { streamKey, type StreamName } from '../store/streamName.ts';
import { atOneInstant, examine, aggregatesAfter, worldInvariants, type Examination } from './examine.ts';
import type { Finding } from './invariant.ts';
import { record, type Occasion } from './record.ts';

/** Dependencies of the auditor. */
export interface AuditParts {
  readonly pool: pg.Pool;
  readonly proposer: Pick<Proposer, 'propose'>;
  readonly alarm: (findings: readonly Finding[]) => void;
  readonly clock?: () => Date;
}

/** Maximum number of events that are followed in one turn. */
const FOLLOWED_AT_ONCE = 200;
/** Arbitrary numbers of advisory locks: one process at a time follows, one sweeps. */
const LOCKS = 7_494_360;
type Task = 'log' | 'sweep';
const KEYS: Readonly<Record<Task, number>> = { log: 1, sweep: 2 };

/** Does a piece of work unless another process is doing it. The lock ends with the connection if this process dies. */
export async function exclusively(
  pool: pg.Pool,
  task: Task,
  work: (client: pg.ClientBase) => Promise<number>,
): Promise<number> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      LOCKS,
      KEYS[task],
    ]);
    const taken = rows[0]?.taken === true;
    const done = taken ? await work(client) : 0;
    if (taken) await client.query('select pg_advisory_unlock($1, $2)', [LOCKS, KEYS[task]]);
    client.release();
    return done;
  } catch (error) {
    client.release(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** Examines aggregates, records the findings and returns what is new. */
export async function audit(
  { pool, proposer, alarm, clock }: AuditParts,
  names: readonly StreamName[],
  occasion: Occasion,
): Promise<Examination> {
  const examination = await atOneInstant(pool, (client) => examine(client, names));
  const fresh = await record({ pool, proposer, clock }, examination, occasion);
  if (fresh.length > 0) alarm(fresh);
  return examination;
}

/** Examines the aggregates that the log touched since the last time; returns the number of events. */
export const followLog = (parts: AuditParts): Promise<number> =>
  exclusively(parts.pool, 'log', async (client) => {
    const { rows } = await client.query<{ tx: string; position: number }>(
      `select tx::text as tx, position from audit_progress where name = 'log'`,
    );
    const place = rows[0] ?? (await lastPlace(client));
    const { events, place: reached } = await logAfter(client, place, FOLLOWED_AT_ONCE);
    const touched = new Map(events.map(({ machine, id }) => [streamKey({ machine, id }), { machine, id }]));
    if (touched.size > 0) await audit(parts, [...touched.values()], 'touched');
    if (events.length > 0 || !rows[0])
      await client.query(
        `insert into audit_progress (name, tx, position) values ('log', $1::xid8, $2)
         on conflict (name) do update set tx = excluded.tx, position = excluded.position, at = now()`,
        [reached.tx, reached.position],
      );
    return events.length;
  });

/** Examines the next aggregates of the rolling sweep. Invariants about no single aggregate are checked once a round. */
export const sweepNext = (parts: AuditParts, share: number): Promise<number> =>
  exclusively(parts.pool, 'sweep', async (client) => {
    const { rows } = await client.query<StreamName & { lives: number }>(
      `select coalesce(p.machine, '') as machine, coalesce(p.id, '') as id,
         (select greatest(reltuples, 0)::float8 from pg_class where oid = 'streams'::regclass) as lives
       from (select 1) as one left join audit_progress p on p.name = 'sweep'`,
    );
    const { machine = '', id = '', lives: aggregates = 0 } = rows[0] ?? {};
    const names = await aggregatesAfter(client, { machine, id }, Math.max(5, Math.ceil(aggregates * share)));
    if (names.length > 0) await audit(parts, names, 'sweep');
    else await auditWorld(parts, 'sweep');
    const last = names.at(-1) ?? { machine: '', id: '' };
    await client.query(
      `insert into audit_progress (name, machine, id) values ('sweep', $1, $2)
       on conflict (name) do update set machine = excluded.machine, id = excluded.id, at = now()`,
      [last.machine, last.id],
    );
    return names.length;
  });

/** Checks the invariants about no single aggregate. */
export async function auditWorld({ pool, proposer, alarm, clock }: AuditParts, occasion: Occasion): Promise<number> {
  let found = 0;
  for (const invariant of worldInvariants) {
    const findings = await atOneInstant(pool, (client) => invariant.find(client, null));
    found += findings.length;
    const fresh = await record({ pool, proposer, clock }, { subjects: [], findings }, occasion, invariant.id);
    if (fresh.length > 0) alarm(fresh);
  }
  return found;
}
