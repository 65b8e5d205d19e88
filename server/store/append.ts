import type pg from 'pg';
import { keepUses } from '../uploads/uses.ts';
import { insertReservations, releaseReservations } from './reservations.ts';
import { keepCommands } from './commands.ts';
import { keepDeadlines } from './deadlines.ts';
import { keepEntries } from './entries.ts';
import { json } from './json.ts';
import { holdPeriods } from './periods.ts';
import { writeAggregates, keepRows } from './aggregates.ts';
import type { EventRecord } from './record.ts';
import { keepRefusals } from './refusals.ts';
import { keepMoves } from './stockMoves.ts';
import type { Writing } from './writing.ts';

export const EVENTS_CHANNEL = 'events';

/**
 * Writes events, aggregates, rows, keys, reservations and deadlines inside the caller's transaction, one statement a
 * table. All statements are sent before the first reply: on a pipelining connection they take one round trip together.
 */
export const write = (client: pg.ClientBase, writing: Writing): Promise<unknown> =>
  Promise.all([
    holdPeriods(client, writing),
    releaseReservations(client, writing.released),
    insertReservations(client, writing.claimed, writing.at),
    appendEvents(client, writing.events),
    keepEntries(client, writing.posted),
    keepMoves(client, writing.moved),
    writeAggregates(client, writing.aggregates),
    keepRows(client, writing.aggregates),
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
      json(events.map((event) => event.lookups)),
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
