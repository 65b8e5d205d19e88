import type pg from 'pg';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';

/** States of an export that need a running server. A generated world has none. */
const MADE_BY_A_SERVER = ['exportTask generating', 'exportTask generated'];

/** Returns the states of all regions and machines without an aggregate, as `machine state`. */
export async function emptyPlaces(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ place: string }>(
    `select distinct machine || ' ' || state.value as place from streams, jsonb_each_text(states) as state`,
  );
  const found = new Set([...rows.map(({ place }) => place), ...MADE_BY_A_SERVER]);
  const wanted = Object.values(aggregateTypes).flatMap((aggregateType) =>
    [...aggregateType.structure.states.values()]
      .filter(({ meta }) => meta.absent !== true)
      .map(({ id }) => `${aggregateType.id} ${id}`),
  );
  return wanted.filter((place) => !found.has(place));
}
