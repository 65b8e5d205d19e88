import type pg from 'pg';
import { listed } from '#machines/catalogue/listed.ts';
import { rowTable } from '#server/store/tables.ts';
import { kindOf, type Known } from './known.ts';

/** Most records of a machine that cover its events. */
const MOST_COVERING = 8;

interface Life {
  readonly id: string;
  readonly types: readonly string[];
}

/** Returns a few records that together cover every event, those with most events first. */
export function covering(lives: readonly Life[]): string[] {
  const left = new Set(lives.flatMap(({ types }) => types));
  const chosen: string[] = [];
  while (left.size > 0 && chosen.length < MOST_COVERING) {
    const news = ({ types }: Life): number => types.filter((type) => left.has(type)).length;
    const best = lives.reduce((one, other) => (news(other) > news(one) ? other : one));
    chosen.push(best.id);
    for (const type of best.types) left.delete(type);
  }
  return chosen;
}

/** Returns the records of each machine that cover its events, and their types. */
export async function sampleOf(pool: pg.Pool) {
  const { rows } = await pool.query<Life & { machine: string }>(
    'select machine, id, array_agg(distinct type) as types from events group by machine, id order by machine, id',
  );
  const machines = Map.groupBy(rows, ({ machine }) => machine);
  const numbers = await pool.query<{ number: number }>(
    `select number from (select distinct on (e.type) n.sequence as number, row_number() over (order by e.type) as place
     from events e join log_sequence n using (position) order by e.type, n.sequence desc) one where place % 3 = 0`,
  );
  const positions = await pool.query<{ position: number }>(
    'select position from (select position, row_number() over (order by position) as place from events) one where place % 3000 = 1',
  );
  const transitions = await pool.query<{ machine: string; ways: string }>(
    `select machine, string_agg(way, ',') as ways
     from (select machine, coalesce(from_state, '') || ':' || type as way, row_number() over (partition by machine) as place
           from steps group by machine, from_state, type) taken where place <= 300 group by machine`,
  );
  const uploads = await pool.query<{ id: string }>('select distinct on (kind) id from uploads order by kind, id');
  return {
    ids: new Map([...machines].map(([machine, lives]) => [machine, covering(lives)])),
    taken: new Map(transitions.rows.map(({ machine, ways }) => [machine, ways])),
    numbers: numbers.rows.map(({ number }) => number),
    positions: positions.rows.map(({ position }) => position - 1),
    uploads: uploads.rows.map(({ id }) => id),
  };
}

/** Returns, for each list, a field and a value that some of its rows have: personal, if there is such a field. */
export async function soughtIn(pool: pg.Pool, known: ReadonlyMap<string, Known>) {
  const sought = new Map<string, { field: string; value: string }>();
  for (const machine of Object.keys(listed)) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select row from ${rowTable(machine)} order by id desc limit 50`,
    );
    const fields = rows.flatMap(({ row }) => Object.entries(row));
    const texts = fields.flatMap(([field, value]) => (typeof value === 'string' ? [{ field, value }] : []));
    const personal = texts.find(({ field, value }) => kindOf(machine, field) !== undefined && known.has(value));
    sought.set(machine, personal ?? texts.find(({ field }) => field === 'state') ?? { field: 'state', value: 'none' });
  }
  return sought;
}
