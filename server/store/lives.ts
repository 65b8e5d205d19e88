import type pg from 'pg';
import type { Life } from '#machines/kit/noun.ts';
import { nouns } from '#machines/nouns.ts';
import { json } from './json.ts';
import { rememberLong, writtenContext } from './longLives.ts';
import { machineHash } from './models.ts';
import { rowTable } from './tables.ts';

/** A life after its last event, with the hash and the time of that event. */
export interface WrittenLife {
  readonly machine: string;
  readonly life: Life;
  readonly headHash: string;
  readonly lastAt: string;
}

/** Writes lives as they are now. */
export async function keepLives(client: pg.ClientBase, lives: readonly WrittenLife[]): Promise<void> {
  if (lives.length === 0) return;
  const contexts = lives.map(({ machine, life }) => writtenContext(machine, life));
  lives.forEach(({ machine, life, headHash }, index) => {
    if (contexts[index]?.[1] !== null) rememberLong({ machine, id: life.id }, headHash, life.context);
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
      lives.map(({ machine }) => machine),
      lives.map(({ life }) => life.id),
      lives.map(({ life }) => life.version),
      json(lives.map(({ life }) => life.states)),
      json(lives.map(({ life }) => life.remembered)),
      `[${contexts.map(([context]) => context).join()}]`,
      contexts.map(([, long]) => long),
      lives.map(({ machine }) => machineHash(machine)),
      lives.map(({ headHash }) => headHash),
      lives.map(({ lastAt }) => lastAt),
    ],
  });
}

/** Writes the read-model rows of lives; also what a rebuild uses. */
export async function keepRows(
  client: pg.ClientBase,
  lives: readonly { machine: string; life: Life }[],
): Promise<void> {
  const machines = [...new Set(lives.map((one) => one.machine))];
  await Promise.all(machines.map((machine) => keepRowsOf(client, machine, lives)));
}

const keepRowsOf = async (
  client: pg.ClientBase,
  machine: string,
  lives: readonly { machine: string; life: Life }[],
): Promise<void> => {
  const noun = nouns[machine];
  if (!noun) return;
  const own = lives.filter((one) => one.machine === machine).map(({ life }) => life);
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
      own.map((life) => life.id),
      own.map((life) => life.version),
      own.map((life) => life.states[noun.structure.main] ?? ''),
      json(own.map((life) => [...new Set(noun.branches(life.context))])),
      own.map((life) => noun.owner(life.context)),
      json(own.map((life) => noun.row(life))),
    ],
  });
};
