import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { migrate } from '#server/database/migrate.ts';
import type { Database } from '#server/database/open.ts';
import { createPool } from '#server/database/pool.ts';
import { createOwnDatabase } from '../database.ts';
import { perSecond } from '../measure.ts';
import { PRINTING } from '../printing.ts';

interface Sample {
  readonly event: Record<string, unknown>;
  readonly stream: Record<string, unknown>;
  readonly row: Record<string, unknown>;
}

async function sampleOf(pool: pg.Pool): Promise<Sample> {
  const { rows } = await pool.query<Sample>(
    `select to_jsonb(e) as event, to_jsonb(s) as stream, to_jsonb(r) as row from events e
     join streams s using (machine, id) join row_order r using (id) where e.type = 'order.created' limit 1`,
  );
  const [sample] = rows;
  if (!sample) throw new Error('There is no order to sample.');
  return sample;
}

/** Makes the aggregates and rows that the statement updates, each a copy of the sample. */
async function fill(pool: pg.Pool, { stream, row }: Sample, ids: readonly string[]): Promise<void> {
  await pool.query(
    `insert into streams select (jsonb_populate_record(null::streams, $1::jsonb || jsonb_build_object('id', id))).* from unnest($2::text[]) as id`,
    [JSON.stringify(stream), ids],
  );
  await pool.query(
    `insert into row_order (id, version, state, branches, owner, row)
     select id, version, state, branches, owner, row || jsonb_build_object('id', id)
     from unnest($2::text[]) as id, jsonb_to_record($1::jsonb) as given (version int, state text, branches text[], owner text, row jsonb)`,
    [JSON.stringify(row), ids],
  );
}

/**
 * Measures writing the rows of one of our commands, the line of the print log included, as a single prepared
 * statement. It uses a database of its own: in ours the auditor would report every row, and slow our measurement.
 */
export async function createLimit(
  { pool, url }: Pick<Database, 'pool' | 'url'>,
  ids: readonly string[],
  connectionsAtMost: number,
  milliseconds: number,
) {
  const sample = await sampleOf(pool);
  const own = await createOwnDatabase(url);
  const connections = createPool(own.url, connectionsAtMost);
  await migrate(connections);
  await fill(connections, sample, ids);
  const { event, stream, row } = sample;
  const { type: _type, ...printed } = PRINTING;
  const data = JSON.stringify(printed);
  let version = 1_000_000;
  const text = `with e as (
      insert into events (machine, id, version, type, operation, data, known, from_state, to_state, changes, actor_id, actor, branch,
        recorded_at, occurred_at, machine_version, machine_hash, correlation, prev_hash, hash)
      values ('order', $1, $2, 'order.labelPrinted', 48, $3, '{}', 'pendingAcceptance', 'pendingAcceptance', '{}', 'STF000001', $4, 'YGN',
        $5, $5, 1, $6, $7, $6, $6)),
    s as (update streams set version = version, states = $8, remembered = '{}', context = $9, head_hash = $6 where machine = 'order' and id = $1),
    r as (update row_order set version = version, row = $10 where id = $1)
    insert into commands (key, body_hash, verdict, at) values ($7, $6, $11, $5)`;
  const verdict = JSON.stringify({
    key: randomUUID(),
    machine: 'order',
    id: ids[0],
    status: 'accepted',
    state: stream['states'],
    events: [{}],
  });
  const run = (lanes: number) =>
    perSecond(lanes, milliseconds, async () => {
      version += 1;
      await connections.query({
        name: 'limit',
        text,
        values: [
          ids[version % ids.length],
          version,
          data,
          JSON.stringify(event['actor']),
          new Date().toISOString(),
          event['hash'],
          randomUUID(),
          JSON.stringify(stream['states']),
          JSON.stringify(stream['context']),
          JSON.stringify(row['row']),
          verdict,
        ],
      });
      return 1;
    });
  return { run, close: () => connections.end().then(() => own.drop()) };
}
