import type { Queryable } from '../auth/queryable.ts';
import type { LoggedEvent } from './record.ts';

/** The act of a person that led to an event of the system: who, and on which record. */
export interface Behind {
  readonly name: string;
  readonly machine: string;
  readonly id: string;
}

/** A cause of an event: `shipment/SHP00000001@5`. */
const CAUSE = /^([^/]+)\/(.+)@(\d+)$/;
/** Most events between the act of a person and what followed it. */
const MOST_STEPS = 6;

interface CauseRow {
  machine: string;
  id: string;
  version: number;
  cause: string | null;
  actor: LoggedEvent['actor'];
}

const EVENTS = `select machine, id, version, cause, actor from events
  where (machine, id, version) in (select * from unnest($1::text[], $2::text[], $3::int[]))`;

/** Reads the events that causes name, by cause. */
async function readCauses(db: Queryable, causes: readonly string[]): Promise<Map<string, CauseRow>> {
  const parts = causes.flatMap((cause) => [CAUSE.exec(cause) ?? []]).filter((found) => found.length > 0);
  if (parts.length === 0) return new Map();
  const { rows } = await db.query<CauseRow>({
    name: 'causes',
    text: EVENTS,
    values: [parts.map(([, machine]) => machine), parts.map(([, , id]) => id), parts.map(([, , , version]) => version)],
  });
  return new Map(rows.map((row) => [`${row.machine}/${row.id}@${row.version}`, row]));
}

/** Returns the acts of persons behind events of the system, by the position of the event. */
export async function behindOf(db: Queryable, events: readonly LoggedEvent[]): Promise<ReadonlyMap<number, Behind>> {
  const found = new Map<number, Behind>();
  let waiting = events.flatMap(({ position, cause, actor }) =>
    actor.kind === 'system' && cause !== null ? [{ position, cause }] : [],
  );
  for (let step = 0; step < MOST_STEPS && waiting.length > 0; step += 1) {
    const rows = await readCauses(db, [...new Set(waiting.map(({ cause }) => cause))]);
    waiting = waiting.flatMap(({ position, cause }) => {
      const row = rows.get(cause);
      if (!row) return [];
      if (row.actor.kind === 'system') return row.cause === null ? [] : [{ position, cause: row.cause }];
      found.set(position, { name: row.actor.name, machine: row.machine, id: row.id });
      return [];
    });
  }
  return found;
}
