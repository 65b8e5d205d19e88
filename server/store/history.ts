import type { Queryable } from '../auth/queryable.ts';
import type { StreamName } from './streamName.ts';
import type { LoggedEvent, RecordedActor } from './record.ts';

interface EventRow {
  position: number;
  machine: string;
  id: string;
  version: number;
  type: string;
  operation: number | null;
  data: unknown;
  known: Record<string, unknown>;
  from_state: string | null;
  to_state: string;
  changes: Record<string, string>;
  actor: RecordedActor;
  requested_by: string | null;
  recorded_at: string;
  occurred_at: string;
  machine_version: number;
  machine_hash: string;
  cause: string | null;
  correlation: string | null;
  prev_hash: string | null;
  hash: string;
}

/** Converts an event's row to the form that the server uses. */
export const loggedEvent = (row: EventRow): LoggedEvent => ({
  position: row.position,
  machine: row.machine,
  id: row.id,
  version: row.version,
  type: row.type,
  operation: row.operation,
  data: row.data,
  lookups: row.known,
  from: row.from_state,
  to: row.to_state,
  changes: row.changes,
  actor: row.actor,
  requestedBy: row.requested_by,
  at: row.recorded_at,
  occurredAt: row.occurred_at,
  machineVersion: row.machine_version,
  machineHash: row.machine_hash,
  cause: row.cause,
  correlation: row.correlation,
  prevHash: row.prev_hash,
  hash: row.hash,
});

/** Returns the events of one aggregate in order, or those after a version. */
export async function historyOf(
  db: Queryable,
  { machine, id }: StreamName,
  after = 0,
  limit = 100_000,
): Promise<LoggedEvent[]> {
  const { rows } = await db.query<EventRow>({
    name: 'history',
    text: 'select * from events where machine = $1 and id = $2 and version > $3 order by version limit $4',
    values: [machine, id, after, limit],
  });
  return rows.map(loggedEvent);
}

/** A place in the log. Readers advance by (tx, position), never by position alone. */
export interface Place {
  readonly tx: string;
  readonly position: number;
}

export const beginning: Place = { tx: '0', position: 0 };

/**
 * Returns the place of the last event up to a position, to continue a reader. Positions have gaps; a position beyond
 * the end means the end.
 */
export async function placeOf(db: Queryable, position: number): Promise<Place> {
  const { rows } = await db.query<Place>(
    'select tx::text, position from events where position <= $1 order by position desc limit 1',
    [position],
  );
  return rows[0] ?? beginning;
}

/** Returns the last place that no open transaction can precede. */
export async function lastPlace(db: Queryable): Promise<Place> {
  const { rows } = await db.query<{ tx: string; position: number }>(
    `select tx::text, position from events where tx < pg_snapshot_xmin(pg_current_snapshot())
     order by events.tx desc, position desc limit 1`,
  );
  return rows[0] ?? beginning;
}

/**
 * Reads the log after a place without gaps: only events older than every open transaction, in the order (tx,
 * position). An event that commits late is never skipped (storage.md, reading the log).
 */
export async function logAfter(
  db: Queryable,
  place: Place,
  limit: number,
): Promise<{ events: LoggedEvent[]; place: Place }> {
  const { rows } = await db.query<EventRow & { tx: string }>({
    name: 'log-after',
    text: `select *, events.tx::text as tx from events
           where (events.tx, position) > ($1::xid8, $2) and events.tx < pg_snapshot_xmin(pg_current_snapshot())
           order by events.tx, position limit $3`,
    values: [place.tx, place.position, limit],
  });
  const last = rows.at(-1);
  return { events: rows.map(loggedEvent), place: last ? { tx: last.tx, position: last.position } : place };
}
