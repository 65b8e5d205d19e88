import type pg from 'pg';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Reservation, Aggregate } from '#machines/kit/aggregate.ts';
import type { Difference } from '#machines/kit/replay.ts';
import { aggregateTypeNamed } from '#machines/catalogue/named.ts';
import { replayedWithPostings, type PostedEvent } from '#machines/postings/replayed.ts';
import { createYieldToCommands } from '../yieldToCommands.ts';
import { entriesOfAggregates, type KeptEntry } from '../store/entries.ts';
import { loggedEvent } from '../store/history.ts';
import { streamKey, type StreamName } from '../store/streamName.ts';
import { readContext, type KeptContext } from '../store/longAggregates.ts';
import { machineHash } from '../store/models.ts';
import type { LoggedEvent } from '../store/record.ts';
import { rowTable } from '../store/tables.ts';
import { prefixed, type Fields } from '../ledger/derivedFields.ts';

/** An event with the columns that repeat its content, and its position in the log. */
export interface AuditedEvent extends LoggedEvent {
  readonly actorColumn: string;
  readonly branchColumn: string | null;
}

/** The row of the stream: its version, its states and the stored snapshot. */
export interface StoredStream extends Omit<Aggregate, 'id'> {
  readonly headHash: string;
  readonly lastAt: string;
  /** True if the present machine stored the snapshot. Snapshots of other machines are ignored. */
  readonly present: boolean;
}

/** One aggregate with all rows derived from it, read at one instant. */
export interface Subject extends StreamName {
  readonly aggregateType: AggregateType;
  readonly events: readonly AuditedEvent[];
  /** The aggregate, replayed from its events. */
  readonly aggregate: Aggregate;
  readonly differences: readonly Difference[];
  /** Entries that its events post in the ledger. */
  readonly posted: readonly PostedEvent[];
  /** Ledger entries stored for it, by version and line. */
  readonly entries: readonly KeptEntry[];
  readonly kept: StoredStream | null;
  readonly row: Fields | null;
  readonly reservations: readonly Reservation[];
  readonly deadlines: readonly { readonly event: string; readonly dueAt: string }[];
  /** Verdicts of the commands that recorded its events, by key. */
  readonly verdicts: ReadonlyMap<string, { readonly status: string }>;
}

const WANTED = 'unnest($1::text[], $2::text[]) as wanted (machine, id)';

/** Reads aggregates and all rows derived from them, inside the caller's transaction, which must see one instant. */
export async function subjectsOf(client: pg.ClientBase, names: readonly StreamName[]): Promise<Subject[]> {
  const known = names.filter(({ machine }) => aggregateTypeNamed(machine) !== undefined);
  if (known.length === 0) return [];
  const values = [known.map(({ machine }) => machine), known.map(({ id }) => id)];
  const [events, kept, rows, reservations, deadlines, entries] = await Promise.all([
    eventsOf(client, values),
    storedStreams(client, values),
    rowsOf(client, known),
    reservationsOf(client, values),
    deadlinesOf(client, values),
    entriesOfAggregates(client, known),
  ]);
  const entriesOf = Map.groupBy(entries, streamKey);
  const verdicts = await verdictsOf(client, events);
  const subjects: Subject[] = [];
  const yieldToCommands = createYieldToCommands();
  for (const name of known) {
    await yieldToCommands();
    const aggregateType = aggregateTypeNamed(name.machine);
    if (!aggregateType) continue;
    const key = streamKey(name);
    const own = events.get(key) ?? [];
    const { aggregate, differences, posted } = replayedWithPostings(aggregateType, name.id, own);
    subjects.push({
      ...name,
      aggregateType,
      events: own,
      aggregate,
      differences,
      posted,
      entries: entriesOf.get(key) ?? [],
      kept: kept.get(key) ?? null,
      row: rows.get(key) ?? null,
      reservations: reservations.get(key) ?? [],
      deadlines: deadlines.get(key) ?? [],
      verdicts,
    });
  }
  return subjects;
}

const grouped = <Row extends StreamName, Value>(
  rows: readonly Row[],
  of: (row: Row) => Value,
): Map<string, Value[]> => {
  const found = new Map<string, Value[]>();
  for (const row of rows) {
    const key = streamKey(row);
    const group = found.get(key);
    if (group) group.push(of(row));
    else found.set(key, [of(row)]);
  }
  return found;
};

type EventRow = Parameters<typeof loggedEvent>[0] & { actor_id: string; branch: string | null };

async function eventsOf(client: pg.ClientBase, values: unknown[]): Promise<Map<string, AuditedEvent[]>> {
  const { rows } = await client.query<EventRow>({
    name: 'audit-events',
    text: `select e.* from events e join ${WANTED} using (machine, id) order by machine, id, version`,
    values,
  });
  return grouped(rows, (row) => ({ ...loggedEvent(row), actorColumn: row.actor_id, branchColumn: row.branch }));
}

interface StreamRow extends StreamName, Omit<Aggregate, 'id' | 'context'>, KeptContext {
  readonly machine_hash: string;
  readonly head_hash: string;
  readonly last_at: string;
}

async function storedStreams(client: pg.ClientBase, values: unknown[]): Promise<Map<string, StoredStream>> {
  const { rows } = await client.query<StreamRow>({
    name: 'audit-streams',
    text: `select s.* from streams s join ${WANTED} using (machine, id)`,
    values,
  });
  return new Map(
    rows.map((row) => [
      streamKey(row),
      {
        version: row.version,
        states: row.states,
        remembered: row.remembered,
        context: readContext(row),
        headHash: row.head_hash,
        lastAt: row.last_at,
        present: row.machine_hash === machineHash(row.machine),
      },
    ]),
  );
}

async function rowsOf(client: pg.ClientBase, names: readonly StreamName[]): Promise<Map<string, Fields>> {
  const found = new Map<string, Fields>();
  const byMachine = Map.groupBy(names, ({ machine }) => machine);
  for (const [machine, aggregates] of byMachine) {
    const { rows } = await client.query<{ id: string; row: Fields } & Fields>({
      name: `audit-rows-${machine}`,
      text: `select id, version, state, branches, owner, row from ${rowTable(machine)} where id = any($1::text[])`,
      values: [aggregates.map(({ id }) => id)],
    });
    for (const { id, row, ...head } of rows)
      found.set(streamKey({ machine, id }), { ...head, ...prefixed('row', row) });
  }
  return found;
}

async function reservationsOf(client: pg.ClientBase, values: unknown[]): Promise<Map<string, Reservation[]>> {
  const { rows } = await client.query<StreamName & Reservation>({
    name: 'audit-claims',
    text: `select machine, id, kind, key from claims join ${WANTED} using (machine, id)`,
    values,
  });
  return grouped(rows, ({ kind, key }) => ({ kind, key }));
}

async function deadlinesOf(
  client: pg.ClientBase,
  values: unknown[],
): Promise<Map<string, { event: string; dueAt: string }[]>> {
  const { rows } = await client.query<StreamName & { event: string; due_at: string }>({
    name: 'audit-deadlines',
    text: `select machine, id, event, due_at from deadlines join ${WANTED} using (machine, id)`,
    values,
  });
  return grouped(rows, ({ event, due_at: dueAt }) => ({ event, dueAt }));
}

async function verdictsOf(
  client: pg.ClientBase,
  events: ReadonlyMap<string, readonly AuditedEvent[]>,
): Promise<Map<string, { status: string }>> {
  const keys = new Set([...events.values()].flat().flatMap(({ correlation }) => correlation ?? []));
  const { rows } = await client.query<{ key: string; status: string }>({
    name: 'audit-verdicts',
    text: `select key, verdict ->> 'status' as status from commands where key = any($1::text[])
      order by verdict ->> 'status' = 'accepted'`,
    values: [[...keys]],
  });
  return new Map(rows.map(({ key, status }) => [key, { status }]));
}
