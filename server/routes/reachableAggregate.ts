import type pg from 'pg';
import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { inScope } from '#machines/kit/explain.ts';
import { Problem } from '../http/errors.ts';
import { loadAggregates } from '../store/load.ts';
import { streamKey } from '../store/streamName.ts';

/** Loads an aggregate as it is now; rejects with 404 one that does not exist and one outside the actor's scope alike. */
export async function reachableAggregate(
  pool: pg.Pool,
  aggregateType: AggregateType,
  id: string,
  actor: Actor,
): Promise<Aggregate> {
  const client = await pool.connect();
  try {
    const stream = { machine: aggregateType.id, id };
    const aggregate = (await loadAggregates(client, [stream], 'none')).get(streamKey(stream))?.aggregate;
    if (!aggregate || !inScope(aggregateType, aggregate.context, actor)) throw new Problem('notFound');
    return aggregate;
  } finally {
    client.release();
  }
}
