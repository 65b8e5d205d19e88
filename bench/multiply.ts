import type { Database } from '#server/database/open.ts';
import { withoutLimit } from './database.ts';

/** Leaves out the cash of couriers, whose id is the courier's own. */
const COPIED = `machine <> 'courierCash'`;

/** Copies the aggregates of the demonstration under new ids until there are enough events; returns their number. */
export const multiply = ({ url }: Pick<Database, 'url'>, events: number): Promise<number> =>
  withoutLimit(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from events where ${COPIED}`,
    );
    const once = rows[0]?.count ?? 0;
    const times = Math.ceil(events / once);
    const { rows: found } = await client.query<{ names: string }>(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = 'events' and column_name not in ('position', 'id', 'tx')`,
    );
    const names = found[0]?.names ?? '';
    await client.query(
      `insert into events (id, ${names}) select id || ' ' || turn, ${names} from events, generate_series(2, $1) as turn
       where ${COPIED}`,
      [times],
    );
    await client.query('analyze events');
    const { rows: all } = await client.query<{ count: number }>('select count(*)::integer as count from events');
    return all[0]?.count ?? 0;
  });
