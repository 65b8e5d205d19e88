import type pg from 'pg';

/** The cash of a courier is named after the person: under another name it would be somebody else's. */
const COPIED = `machine <> 'courierCash'`;

/** The lives of the demonstration again and again under other names, until there are so many events; how many there are. */
export async function multiply(pool: pg.Pool, events: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::integer as count from events where ${COPIED}`);
  const once = rows[0]?.count ?? 0;
  const times = Math.ceil(events / once);
  const { rows: found } = await pool.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'events' and column_name not in ('position', 'id', 'tx')`,
  );
  const names = found[0]?.names ?? '';
  await pool.query(
    `insert into events (id, ${names}) select id || ' ' || turn, ${names} from events, generate_series(2, $1) as turn
     where ${COPIED}`,
    [times],
  );
  await pool.query('analyze events');
  const { rows: all } = await pool.query<{ count: number }>('select count(*)::integer as count from events');
  return all[0]?.count ?? 0;
}
