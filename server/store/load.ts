import type pg from 'pg';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { replay } from '#machines/kit/replay.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { historyOf } from './history.ts';
import { readContext, rememberedLong, rememberLong } from './longAggregates.ts';
import { machineHash } from './models.ts';
import { streamKey, type StreamName } from './streamName.ts';

/** A loaded aggregate, with the hash that its next event continues and the time of its last one. */
export interface Loaded {
  readonly aggregate: Aggregate;
  readonly headHash: string | null;
  readonly lastAt: string | null;
}

interface StreamRow {
  machine: string;
  id: string;
  version: number;
  states: Aggregate['states'];
  remembered: Aggregate['remembered'];
  context: unknown;
  /** Null for an aggregate that is not long, or that is cached here. */
  long_context: string | null;
  machine_hash: string;
  head_hash: string;
  last_at: string;
}

/** Lock until the end of the transaction: exclusive, shared against change, or none. */
export type Hold = 'change' | 'look' | 'none';

const LOCKS = { change: 'for update of s', look: 'for share of s', none: '' } as const satisfies Record<Hold, string>;

/**
 * Loads aggregates and locks them for this transaction, always in one order, so that commands seldom wait for each
 * other. A snapshot with another machine hash is ignored and its events replayed.
 */
export async function loadAggregates(
  client: pg.ClientBase,
  streams: readonly StreamName[],
  hold: Hold = 'change',
): Promise<Map<string, Loaded>> {
  const found = new Map<string, Loaded>();
  if (streams.length === 0) return found;
  // Looked up before the query, which omits what is cached now.
  const remembered = rememberedLong(streams);
  const { rows } = await client.query<StreamRow>({
    name: `load-lives-${hold}`,
    text: `select s.machine, s.id, s.version, s.states, s.remembered, s.context, s.machine_hash, s.head_hash, s.last_at,
             case when s.head_hash = any($3::text[]) then null else s.long_context end as long_context
           from streams s join unnest($1::text[], $2::text[]) as wanted (machine, id)
           on s.machine = wanted.machine and s.id = wanted.id order by s.machine, s.id ${LOCKS[hold]}`,
    values: [streams.map(({ machine }) => machine), streams.map(({ id }) => id), [...remembered.keys()]],
  });
  for (const row of rows) {
    const aggregateType = aggregateTypes[row.machine];
    if (!aggregateType) continue;
    const aggregate =
      row.machine_hash === machineHash(aggregateType.id)
        ? restored(row, remembered)
        : await replayed(client, aggregateType, row.id);
    found.set(streamKey(row), { aggregate, headHash: row.head_hash, lastAt: row.last_at });
  }
  return found;
}

const restored = (row: StreamRow, long: ReadonlyMap<string, unknown>): Aggregate => {
  const { id, version, states, remembered } = row;
  const context = long.get(row.head_hash) ?? readContext(row);
  if (row.long_context !== null) rememberLong(row, row.head_hash, context);
  return { id, version, states, remembered, context };
};

const replayed = async (client: pg.ClientBase, aggregateType: AggregateType, id: string): Promise<Aggregate> =>
  replay(aggregateType, id, await historyOf(client, { machine: aggregateType.id, id })).aggregate;

/** Returns an aggregate that is not created yet. */
export const newAggregate = (aggregateType: AggregateType, id: string): Loaded => ({
  aggregate: notCreated(aggregateType, id),
  headHash: null,
  lastAt: null,
});
