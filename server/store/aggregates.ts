import type pg from 'pg';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { json } from './json.ts';
import { rememberLong, writtenContext } from './longAggregates.ts';
import { machineHash } from './models.ts';
import { rowTable } from './tables.ts';

/** An aggregate after its last event, with the hash and the time of that event. */
export interface WrittenAggregate {
  readonly machine: string;
  readonly aggregate: Aggregate;
  readonly headHash: string;
  readonly lastAt: string;
}

/** Writes aggregates in their present state. */
export async function writeAggregates(client: pg.ClientBase, aggregates: readonly WrittenAggregate[]): Promise<void> {
  if (aggregates.length === 0) return;
  const contexts = aggregates.map(({ machine, aggregate }) => writtenContext(machine, aggregate));
  aggregates.forEach(({ machine, aggregate, headHash }, index) => {
    if (contexts[index]?.[1] !== null) rememberLong({ machine, id: aggregate.id }, headHash, aggregate.context);
  });
  await client.query({
    name: 'keep-lives',
    text: `insert into streams (machine, id, version, states, remembered, context, long_context, machine_hash, head_hash, last_at)
      select machine, id, version, states, remembered, context, long_context, machine_hash, head_hash, last_at
      from rows from (unnest($1::text[], $2::text[], $3::int[]), jsonb_array_elements($4::jsonb), jsonb_array_elements($5::jsonb),
        jsonb_array_elements($6::jsonb), unnest($7::text[], $8::text[], $9::text[], $10::text[]))
        as given (machine, id, version, states, remembered, context, long_context, machine_hash, head_hash, last_at)
      on conflict (machine, id) do update set version = excluded.version, states = excluded.states, remembered = excluded.remembered,
        context = excluded.context, long_context = excluded.long_context, machine_hash = excluded.machine_hash, head_hash = excluded.head_hash,
        last_at = excluded.last_at`,
    values: [
      aggregates.map(({ machine }) => machine),
      aggregates.map(({ aggregate }) => aggregate.id),
      aggregates.map(({ aggregate }) => aggregate.version),
      json(aggregates.map(({ aggregate }) => aggregate.states)),
      json(aggregates.map(({ aggregate }) => aggregate.remembered)),
      `[${contexts.map(([context]) => context).join()}]`,
      contexts.map(([, long]) => long),
      aggregates.map(({ machine }) => machineHash(machine)),
      aggregates.map(({ headHash }) => headHash),
      aggregates.map(({ lastAt }) => lastAt),
    ],
  });
}

/** Writes the read-model rows of aggregates; a rebuild uses it as well. */
export async function keepRows(
  client: pg.ClientBase,
  aggregates: readonly { machine: string; aggregate: Aggregate }[],
): Promise<void> {
  const machines = [...new Set(aggregates.map((one) => one.machine))];
  await Promise.all(machines.map((machine) => keepRowsOf(client, machine, aggregates)));
}

const keepRowsOf = async (
  client: pg.ClientBase,
  machine: string,
  aggregates: readonly { machine: string; aggregate: Aggregate }[],
): Promise<void> => {
  const aggregateType = aggregateTypes[machine];
  if (!aggregateType) return;
  const own = aggregates.filter((one) => one.machine === machine).map(({ aggregate }) => aggregate);
  await client.query({
    name: `keep-rows-${machine}`,
    text: `insert into ${rowTable(machine)} (id, version, state, branches, owner, row)
        select id, version, state, array(select jsonb_array_elements_text(branches)), owner, row
        from rows from (unnest($1::text[], $2::int[], $3::text[]), jsonb_array_elements($4::jsonb), unnest($5::text[]),
          jsonb_array_elements($6::jsonb))
          as given (id, version, state, branches, owner, row)
        on conflict (id) do update set version = excluded.version, state = excluded.state, branches = excluded.branches,
          owner = excluded.owner, row = excluded.row`,
    values: [
      own.map((aggregate) => aggregate.id),
      own.map((aggregate) => aggregate.version),
      own.map((aggregate) => aggregate.states[aggregateType.structure.main] ?? ''),
      json(own.map((aggregate) => [...new Set(aggregateType.branches(aggregate.context))])),
      own.map((aggregate) => aggregateType.owner(aggregate.context)),
      json(own.map((aggregate) => aggregateType.row(aggregate))),
    ],
  });
};
