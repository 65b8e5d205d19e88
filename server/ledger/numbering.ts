import type pg from 'pg';
import { chained, CHAIN_BEGINNING } from './chain.ts';

/** Maximum number of events that are numbered in one transaction. */
export const NUMBERED_AT_ONCE = 1000;
/** A checkpoint is made after so many events, or for fewer events after some time. */
export const CHECKPOINT_EVENTS = 1000;
export const CHECKPOINT_MS = 60_000;
/** Arbitrary number of the advisory lock: one process at a time numbers. */
const ADVISORY_LOCK = 7_494_353;

interface Numbered {
  readonly sequence: number;
  readonly tx: string;
  readonly position: number;
  readonly chain: Buffer;
}

interface Unnumbered {
  readonly tx: string;
  readonly position: number;
  readonly machine: string;
  readonly id: string;
  readonly version: number;
  readonly hash: string;
}

interface Checkpoint {
  readonly sequence: number;
  readonly chain: Buffer;
}

/**
 * Numbers the next events of the log, extends its tree and makes due checkpoints. Returns how many were numbered; 0
 * while another process does. Only events older than every open transaction are numbered, so that none ever appears
 * between two of them.
 */
export async function numberNext(pool: pg.Pool, now: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const numbered = (await alone(client)) ? await number(client, now) : 0;
    await client.query('commit');
    client.release();
    return numbered;
  } catch (error) {
    client.release(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function alone(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
    ADVISORY_LOCK,
  ]);
  return rows[0]?.taken === true;
}

async function number(client: pg.ClientBase, now: string): Promise<number> {
  const { rows: ends } = await client.query<Numbered>({
    name: 'last-numbered',
    text: 'select sequence, tx::text as tx, position, chain from log_sequence order by sequence desc limit 1',
  });
  const last = ends[0] ?? { sequence: 0, tx: '0', position: 0, chain: CHAIN_BEGINNING };
  const { rows: fresh } = await client.query<Unnumbered>({
    name: 'unnumbered',
    text: `select events.tx::text as tx, position, machine, id, version, hash from events
           where (events.tx, position) > ($1::xid8, $2) and events.tx < pg_snapshot_xmin(pg_current_snapshot())
           order by events.tx, position limit ${NUMBERED_AT_ONCE}`,
    values: [last.tx, last.position],
  });
  const points: Checkpoint[] = [];
  const chains: Buffer[] = [];
  let { sequence, chain } = last;
  for (const { hash } of fresh) {
    sequence += 1;
    chain = chained(chain, sequence, Buffer.from(hash, 'hex'));
    chains.push(chain);
    if (sequence % CHECKPOINT_EVENTS === 0) points.push({ sequence, chain });
  }
  if (points.length === 0 && (await isDue(client, sequence, now))) points.push({ sequence, chain });
  if (fresh.length > 0) await keepNumbers(client, last.sequence, fresh, chains);
  if (fresh.length > 0) await client.query('select grow_log_tree($1, $2)', [last.sequence, sequence]);
  if (points.length > 0) await keepCheckpoints(client, points, now);
  return fresh.length;
}

/** Returns whether events are numbered beyond the last checkpoint, and that one is old enough. */
async function isDue(client: pg.ClientBase, sequence: number, now: string): Promise<boolean> {
  const { rows } = await client.query<{ sequence: number; at: string }>({
    name: 'last-checkpoint',
    text: 'select sequence, at from checkpoints order by sequence desc limit 1',
  });
  const [last] = rows;
  if (!last) return sequence > 0;
  return sequence > last.sequence && Date.parse(now) - Date.parse(last.at) >= CHECKPOINT_MS;
}

async function keepNumbers(
  client: pg.ClientBase,
  after: number,
  fresh: readonly Unnumbered[],
  chains: readonly Buffer[],
): Promise<void> {
  await client.query({
    name: 'keep-numbers',
    text: `insert into log_sequence (sequence, tx, position, machine, id, version, hash, chain)
      select $1::bigint + place, tx::xid8, position, machine, id, version, decode(hash, 'hex'), chain
      from unnest($2::text[], $3::bigint[], $4::text[], $5::text[], $6::int[], $7::text[], $8::bytea[]) with ordinality
        as given (tx, position, machine, id, version, hash, chain, place)`,
    values: [
      after,
      fresh.map(({ tx }) => tx),
      fresh.map(({ position }) => position),
      fresh.map(({ machine }) => machine),
      fresh.map(({ id }) => id),
      fresh.map(({ version }) => version),
      fresh.map(({ hash }) => hash),
      chains,
    ],
  });
}

async function keepCheckpoints(client: pg.ClientBase, points: readonly Checkpoint[], now: string): Promise<void> {
  await client.query({
    name: 'keep-checkpoints',
    text: `insert into checkpoints (sequence, chain, at)
           select sequence, chain, $3 from unnest($1::bigint[], $2::bytea[]) as given (sequence, chain)`,
    values: [points.map(({ sequence }) => sequence), points.map(({ chain }) => chain), now],
  });
}
