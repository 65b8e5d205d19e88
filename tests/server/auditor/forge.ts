import type pg from 'pg';
import { replay } from '#machines/kit/replay.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { keepRows } from '#server/store/aggregates.ts';
import { historyOf } from '#server/store/history.ts';
import { hashOf, type LoggedEvent } from '#server/store/record.ts';

/** Changes the database past the triggers, as only a superuser can. Throws when no row was changed. */
export async function tamper(pool: pg.Pool, text: string, values: unknown[] = []): Promise<void> {
  await pastTriggers(pool, async (client) => {
    const { rowCount } = await client.query(text, values);
    if (rowCount === 0) throw new Error(`Changed nothing: ${text}`);
  });
}

async function pastTriggers(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await work(client);
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

type Change = (events: LoggedEvent[]) => readonly LoggedEvent[];

/**
 * Rewrites the history of an aggregate, as an owner of the database with knowledge of the program can. Changes or adds
 * events, computes every hash anew, and updates the stream and the row. Only the meaning of the events can reveal it.
 * An added event has the negated position of its original.
 */
export async function forge(pool: pg.Pool, machine: string, id: string, change: Change): Promise<void> {
  const aggregateType = aggregateTypes[machine];
  if (!aggregateType) throw new Error(`No ${machine}`);
  const written = await historyOf(pool, { machine, id });
  const signed: LoggedEvent[] = [];
  for (const event of change(written)) {
    const unsigned = { ...event, prevHash: signed.at(-1)?.hash ?? null };
    signed.push({ ...unsigned, hash: hashOf(unsigned) });
  }
  const { aggregate } = replay(aggregateType, id, signed);
  await pastTriggers(pool, async (client) => {
    for (const event of signed) {
      const values = [
        event.position,
        event.version,
        JSON.stringify(event.data),
        JSON.stringify(event.lookups),
        event.from,
        event.to,
        JSON.stringify(event.changes),
        event.requestedBy,
        event.at,
        event.prevHash,
        event.hash,
        event.type,
      ];
      if (event.position > 0)
        await client.query(
          `update events set version = $2, data = $3, known = $4, from_state = $5, to_state = $6, changes = $7, requested_by = $8,
             recorded_at = $9, prev_hash = $10, hash = $11, type = $12 where position = $1`,
          values,
        );
      else
        await client.query(
          `insert into events (machine, id, version, type, operation, data, known, from_state, to_state, changes, actor_id, actor,
             branch, requested_by, recorded_at, occurred_at, machine_version, machine_hash, cause, correlation, prev_hash, hash)
           select machine, id, $2, $12, operation, $3, $4, $5, $6, $7, actor_id, actor, branch, $8, $9, $9, machine_version,
             machine_hash, cause, correlation, $10, $11 from events where position = -$1::bigint`,
          values,
        );
    }
    const last = signed.at(-1);
    await client.query(
      `update streams set version = $3, states = $4, remembered = $5, context = $6, head_hash = $7, last_at = $8
       where machine = $1 and id = $2`,
      [machine, id, aggregate.version, aggregate.states, aggregate.remembered, aggregate.context, last?.hash, last?.at],
    );
    await keepRows(client, [{ machine, aggregate }]);
  });
}
