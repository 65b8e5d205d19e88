import type pg from 'pg';
import type { Actor } from '#machines/kit/actor.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { mayRead } from '../../access.ts';
import { areaBelow } from '../../geography/below.ts';
import { selectionOf } from '../selection/selection.ts';
import { rowTable } from '../tables.ts';

/** A responsible area. */
interface Responsible {
  readonly id: string;
  readonly name: string;
}

/** Responsible areas by the code of each place that they cover. */
export type Coverage = ReadonlyMap<string, Responsible>;

const AREA = 'area';
const IN_USE = { filters: [{ field: 'state', op: 'eq' as const, value: 'registered' }], sort: [] };

/**
 * Reads which responsible area covers each place, of those within the actor's reach: the one that names the narrowest
 * place, of several the first by branch and position.
 */
export async function coverageFor(
  client: pg.ClientBase,
  columns: ReadonlyMap<string, ReadonlyMap<string, string>>,
  actor: Actor,
): Promise<Coverage> {
  const aggregateType = aggregateTypes[AREA];
  if (!aggregateType || !mayRead(actor, aggregateType)) return new Map();
  const table = rowTable(AREA);
  const { where, values } = selectionOf(columns.get(table) ?? new Map(), aggregateType, actor, IN_USE);
  const { rows } = await client.query<Responsible & { readonly places: readonly string[] }>(
    `select id, row ->> 'name' as name, row -> 'places' as places from ${table} ${where}
     order by row ->> 'branch', (row ->> 'sort')::numeric, id`,
    values,
  );
  const named = new Map<string, Responsible>();
  for (const { id, name, places } of rows)
    for (const place of places) if (!named.has(place)) named.set(place, { id, name });
  return areaBelow(named);
}
