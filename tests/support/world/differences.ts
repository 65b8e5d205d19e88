import type pg from 'pg';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { dueBy, type Due } from '#server/deadlines.ts';
import { nameOf } from '#machines/kit/reservations.ts';
import { canonical } from '#server/store/canonical.ts';
import { loggedEvent } from '#server/store/history.ts';
import { rowTable } from '#server/store/tables.ts';
import type { World } from '#modelTesting/world/world.ts';

/** More deadlines than ever fall due at once here. */
const MOST_DUE = 100_000;
/** An instant after all others. */
const LAST = '9999';

interface AggregateRow {
  machine: string;
  id: string;
  version: number;
  states: unknown;
  remembered: unknown;
  context: unknown;
  head_hash: string;
}

/** Returns all stored data by aggregate. The head hash covers every earlier event, with its actor, time and reason. */
async function keptBy(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows: aggregates } = await pool.query<AggregateRow>('select * from streams');
  const rowOf = new Map<string, unknown>();
  for (const machine of new Set(aggregates.map((aggregate) => aggregate.machine))) {
    const { rows } = await pool.query(`select id, version, row from ${rowTable(machine)}`);
    for (const { id, version, row } of rows) rowOf.set(`${machine}/${id}`, { ...row, version });
  }
  return new Map(
    aggregates.map(({ machine, id, version, states, remembered, context, head_hash: head }) => {
      const key = `${machine}/${id}`;
      return [key, canonical({ version, states, remembered, context, head, row: rowOf.get(key) })];
    }),
  );
}

/** Returns all data of a world by aggregate, in the same form. */
function hadBy(world: World): Map<string, string> {
  return new Map(
    Object.entries(aggregateTypes).flatMap(([machine, aggregateType]) =>
      [...world.all(machine)].map((aggregate) => {
        const { id, version, states, remembered, context } = aggregate;
        const head = world.log(machine, id).at(-1)?.hash;
        return [
          `${machine}/${id}`,
          canonical({ version, states, remembered, context, head, row: aggregateType.row(aggregate) }),
        ];
      }),
    ),
  );
}

/**
 * Returns all differences between a server's database and a world: aggregates, rows, logs by their heads, reservations,
 * deadlines.
 */
export async function differences(world: World, pool: pg.Pool): Promise<string[]> {
  const reservations = await pool.query<{ kind: string; key: string; holder: string }>(
    `select kind, key, machine || '/' || id as holder from claims`,
  );
  const [kept, had] = [await keptBy(pool), hadBy(world)];
  const held = reservations.rows.map(({ holder, ...reservation }) => `${nameOf(reservation)} by ${holder}`);
  const holding = [...world.reservations()].map(([reservation, holder]) => `${reservation} by ${holder}`);
  const unlike = [...new Set([...kept.keys(), ...had.keys()])].filter((key) => kept.get(key) !== had.get(key));
  const told = unlike.map(async (key) =>
    [key, `world:  ${had.get(key)}`, `server: ${kept.get(key)}`, ...(await firstApart(world, pool, key))].join('\n'),
  );
  return [...(await Promise.all(told)), ...apart('claim', holding, held), ...(await dueApart(world, pool, LAST))];
}

/** Returns the first event of an aggregate that differs between both. */
async function firstApart(world: World, pool: pg.Pool, key: string): Promise<string[]> {
  const [machine = '', id = ''] = key.split(/\/(.*)/s);
  const { rows } = await pool.query('select * from events where machine = $1 and id = $2 order by version', [
    machine,
    id,
  ]);
  const own = world.log(machine, id);
  const logged = rows.map(loggedEvent);
  const place = own.findIndex(({ hash }, index) => logged[index]?.hash !== hash);
  return place < 0
    ? []
    : [`world's event:  ${canonical(own[place])}`, `server's event: ${canonical(logged[place] ?? null)}`];
}

const apart = (what: string, world: readonly string[], server: readonly string[]): string[] => [
  ...world.filter((one) => !server.includes(one)).map((one) => `${what} only in the world: ${one}`),
  ...server.filter((one) => !world.includes(one)).map((one) => `${what} only on the server: ${one}`),
];

const nameOfDue = ({ machine, id, event, due_at: at }: Due): string => `${machine}/${id} ${event} ${at}`;

/** Returns the deadlines due by an instant in only one of both. */
export async function dueApart(world: World, pool: pg.Pool, instant: string): Promise<string[]> {
  const listed = await dueBy(pool, instant, MOST_DUE);
  return apart('deadline', world.due(instant).map(nameOfDue), listed.map(nameOfDue));
}
