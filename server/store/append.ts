import type { StockMove } from '#machines/facts/moved.ts';
import type pg from 'pg';
import type { Claim, Life } from '#machines/kit/noun.ts';
import { nouns } from '#machines/nouns.ts';
import { sensitivitiesOf } from '#machines/refusedAttempt.ts';
import { keepEntries, type Posted } from './entries.ts';
import { rememberLong, writtenContext } from './longLives.ts';
import { machineHash } from './models.ts';
import type { EventRecord, RecordedActor } from './record.ts';
import { keepMoves } from './stockMoves.ts';
import { rowTable } from './tables.ts';
import { keepUses } from '../uploads/uses.ts';

export const EVENTS_CHANNEL = 'events';

export interface StoredCommand {
  readonly key: string;
  readonly bodyHash: string;
  readonly verdict: unknown;
}

export interface DeadlineRow {
  readonly machine: string;
  readonly id: string;
  readonly event: string;
  readonly dueAt: string;
}

export interface ClaimRow extends Claim {
  readonly machine: string;
  readonly id: string;
}

export interface RefusedAttempt {
  readonly machine: string;
  readonly id: string | null;
  readonly type: string;
  readonly actor: RecordedActor;
  readonly refusals: unknown;
  /** States in which it found the life: none where there was no life yet; null where the life was out of reach. */
  readonly states: readonly string[] | null;
}

/** Everything one transaction writes: all of it, or nothing. */
export interface Writing {
  readonly at: string;
  readonly events: readonly EventRecord[];
  /** What events among them post in the ledger. */
  readonly posted: readonly Posted[];
  /** How they moved the stock of branches. */
  readonly moved: readonly StockMove[];
  /** Lives after their last event, with the hash and the time of that event. */
  readonly lives: readonly {
    readonly machine: string;
    readonly life: Life;
    readonly headHash: string;
    readonly lastAt: string;
  }[];
  readonly commands: readonly StoredCommand[];
  readonly claimed: readonly ClaimRow[];
  readonly released: readonly ClaimRow[];
  /** Lives whose main state was left: their deadlines are over. */
  readonly settled: readonly { readonly machine: string; readonly id: string }[];
  readonly deadlines: readonly DeadlineRow[];
  readonly refused: readonly RefusedAttempt[];
}

/** A column of JSON as one text, which the database takes apart: an array of texts would be escaped, and parsed, twice. */
const json = (values: readonly unknown[]): string => JSON.stringify(values);

/**
 * Writes events, lives, rows, keys, claims and deadlines, one statement a table, inside the caller's transaction. All
 * statements are sent before the first is answered: on a pipelining connection they cost one round trip together.
 */
export const write = (client: pg.ClientBase, writing: Writing): Promise<unknown> =>
  Promise.all([
    releaseClaims(client, writing.released),
    claim(client, writing.claimed, writing.at),
    appendEvents(client, writing.events),
    keepEntries(client, writing.posted),
    keepMoves(client, writing.moved),
    keepLives(client, writing.lives),
    keepRows(client, writing.lives),
    keepDeadlines(client, writing),
    keepCommands(client, writing.commands, writing.at),
    keepRefusals(client, writing.refused, writing.at),
    keepUses(client, writing.events),
  ]);

async function appendEvents(client: pg.ClientBase, events: readonly EventRecord[]): Promise<void> {
  if (events.length === 0) return;
  await client.query({
    name: 'append-events',
    text: `with appended as (
      insert into events (machine, id, version, type, operation, data, known, from_state, to_state, changes, actor_id, actor, branch,
        requested_by, recorded_at, occurred_at, machine_version, machine_hash, cause, correlation, prev_hash, hash)
      select machine, id, version, type, operation, data, known, from_state, to_state, changes, actor_id,
        actor, branch, requested_by, recorded_at, occurred_at, machine_version, machine_hash, cause, correlation, prev_hash, hash
      from rows from (unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::int[]), jsonb_array_elements($6::jsonb),
        jsonb_array_elements($7::jsonb), unnest($8::text[], $9::text[]), jsonb_array_elements($10::jsonb), unnest($11::text[]),
        jsonb_array_elements($12::jsonb), unnest($13::text[], $14::text[], $15::text[], $16::text[], $17::int[], $18::text[],
        $19::text[], $20::text[], $21::text[], $22::text[])) with ordinality
        as given (machine, id, version, type, operation, data, known, from_state, to_state, changes, actor_id, actor, branch,
          requested_by, recorded_at, occurred_at, machine_version, machine_hash, cause, correlation, prev_hash, hash, place)
      order by place
      returning position)
      select pg_notify('${EVENTS_CHANNEL}', max(position)::text) from appended`,
    values: [
      events.map((event) => event.machine),
      events.map((event) => event.id),
      events.map((event) => event.version),
      events.map((event) => event.type),
      events.map((event) => event.operation),
      json(events.map((event) => event.data)),
      json(events.map((event) => event.known)),
      events.map((event) => event.from),
      events.map((event) => event.to),
      json(events.map((event) => event.changes)),
      events.map((event) => event.actor.id),
      json(events.map((event) => event.actor)),
      events.map((event) => event.actor.branch),
      events.map((event) => event.requestedBy),
      events.map((event) => event.at),
      events.map((event) => event.occurredAt),
      events.map((event) => event.machineVersion),
      events.map((event) => event.machineHash),
      events.map((event) => event.cause),
      events.map((event) => event.correlation),
      events.map((event) => event.prevHash),
      events.map((event) => event.hash),
    ],
  });
}

async function keepLives(client: pg.ClientBase, lives: Writing['lives']): Promise<void> {
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

async function releaseClaims(client: pg.ClientBase, claims: readonly ClaimRow[]): Promise<void> {
  if (claims.length === 0) return;
  await client.query(
    `delete from claims using unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (kind, key, machine, id)
     where claims.kind = given.kind and claims.key = given.key and claims.machine = given.machine and claims.id = given.id`,
    [
      claims.map((one) => one.kind),
      claims.map((one) => one.key),
      claims.map((one) => one.machine),
      claims.map((one) => one.id),
    ],
  );
}

async function claim(client: pg.ClientBase, claims: readonly ClaimRow[], at: string): Promise<void> {
  if (claims.length === 0) return;
  const sorted = claims.toSorted((one, other) => (`${one.kind} ${one.key}` < `${other.kind} ${other.key}` ? -1 : 1));
  await client.query(
    `insert into claims (kind, key, machine, id, since)
     select kind, key, machine, id, $5 from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as given (kind, key, machine, id)`,
    [
      sorted.map((one) => one.kind),
      sorted.map((one) => one.key),
      sorted.map((one) => one.machine),
      sorted.map((one) => one.id),
      at,
    ],
  );
}

const keepDeadlines = (client: pg.ClientBase, { settled, deadlines }: Writing): Promise<unknown> =>
  Promise.all([endDeadlines(client, settled), beginDeadlines(client, deadlines)]);

async function endDeadlines(client: pg.ClientBase, settled: Writing['settled']): Promise<void> {
  if (settled.length === 0) return;
  await client.query(
    `delete from deadlines using unnest($1::text[], $2::text[]) as given (machine, id)
     where deadlines.machine = given.machine and deadlines.id = given.id`,
    [settled.map((one) => one.machine), settled.map((one) => one.id)],
  );
}

async function beginDeadlines(client: pg.ClientBase, deadlines: Writing['deadlines']): Promise<void> {
  if (deadlines.length === 0) return;
  await client.query(
    `insert into deadlines (machine, id, event, due_at)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
     on conflict (machine, id, event) do update set due_at = excluded.due_at`,
    [
      deadlines.map((one) => one.machine),
      deadlines.map((one) => one.id),
      deadlines.map((one) => one.event),
      deadlines.map((one) => one.dueAt),
    ],
  );
}

async function keepCommands(client: pg.ClientBase, commands: readonly StoredCommand[], at: string): Promise<void> {
  if (commands.length === 0) return;
  await client.query({
    name: 'keep-commands',
    text: `insert into commands (key, body_hash, verdict, at)
      select key, body_hash, verdict, $4 from rows from (unnest($1::text[], $2::text[]), jsonb_array_elements($3::jsonb))
        as given (key, body_hash, verdict) order by key`,
    values: [
      commands.map((one) => one.key),
      commands.map((one) => one.bodyHash),
      json(commands.map((one) => one.verdict)),
      at,
    ],
  });
}

/** An event as its machine declares it; nothing for what somebody made up. */
const specOf = (machine: string, type: string) => {
  const events = Object.hasOwn(nouns, machine) ? nouns[machine]?.events : undefined;
  return events && Object.hasOwn(events, type) ? events[type] : undefined;
};

async function keepRefusals(client: pg.ClientBase, refused: readonly RefusedAttempt[], at: string): Promise<void> {
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
      json(refused.map(({ machine, type }) => sensitivitiesOf(specOf(machine, type)))),
      json(refused.map(({ states }) => states)),
      refused.map(({ machine }) => (Object.hasOwn(nouns, machine) ? (nouns[machine]?.version ?? 1) : 1)),
    ],
  );
}
