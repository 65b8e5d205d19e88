import type pg from 'pg';
import { eventNamed, aggregateTypeNamed } from '#machines/catalogue/named.ts';
import { sensitivitiesOf } from '#machines/journals/refusedAttempt.ts';
import { json } from './json.ts';
import type { RecordedActor } from './record.ts';

export interface RefusedAttempt {
  readonly machine: string;
  readonly id: string | null;
  readonly type: string;
  readonly actor: RecordedActor;
  readonly refusals: unknown;
  /** States of the aggregate: none if it was not created yet; null if it was out of reach. */
  readonly states: readonly string[] | null;
}

/** Writes refused attempts with the present machine's refusals. */
export async function keepRefusals(
  client: pg.ClientBase,
  refused: readonly RefusedAttempt[],
  at: string,
): Promise<void> {
  if (refused.length === 0) return;
  await client.query(
    `insert into refusals (at, machine, id, type, actor_id, actor, refusals, kinds, states, machine_version)
     select $7, machine, id, type, actor_id, actor, refusals, array(select jsonb_array_elements_text(kinds)),
       case when states <> 'null' then array(select jsonb_array_elements_text(states)) end, machine_version
     from rows from (unnest($1::text[], $2::text[], $3::text[], $4::text[]), jsonb_array_elements($5::jsonb),
       jsonb_array_elements($6::jsonb), jsonb_array_elements($8::jsonb), jsonb_array_elements($9::jsonb), unnest($10::int[]))
       as given (machine, id, type, actor_id, actor, refusals, kinds, states, machine_version)`,
    [
      refused.map((one) => one.machine),
      refused.map((one) => one.id),
      refused.map((one) => one.type),
      refused.map((one) => one.actor.id),
      json(refused.map((one) => one.actor)),
      json(refused.map((one) => one.refusals)),
      at,
      json(refused.map(({ machine, type }) => sensitivitiesOf(eventNamed(machine, type)))),
      json(refused.map(({ states }) => states)),
      refused.map(({ machine }) => aggregateTypeNamed(machine)?.version ?? 1),
    ],
  );
}
