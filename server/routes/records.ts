import type { Actor } from '#machines/kit/actor.ts';
import type pg from 'pg';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { visibleTo } from '../access.ts';
import { closedTo, dataWithout, hashesWithout, type ClosedSeals } from '../seals.ts';
import { canonical } from '../store/canonical.ts';
import { historyOf } from '../store/history.ts';
import type { LoggedEvent } from '../store/record.ts';

/** Returns the seals that are closed to the actor; reads the whole log only for aggregates that can have some. */
export const closedIn = async (
  pool: pg.Pool,
  aggregateType: AggregateType,
  id: string,
  actor: Actor,
): Promise<ClosedSeals> =>
  closedTo(
    actor,
    aggregateType,
    aggregateType.seals.length === 0 ? [] : await historyOf(pool, { machine: aggregateType.id, id }),
  );

/** Formats an event of the log for auditors and screens. */
export const recordOf = (event: LoggedEvent, actor: Actor, closed: ClosedSeals) => ({
  position: event.position,
  stream: `${event.machine}/${event.id}`,
  version: event.version,
  type: event.type,
  operation: event.operation,
  data: visibleTo(actor, dataWithout(closed, event) as Readonly<Record<string, unknown>>),
  known: visibleTo(actor, event.lookups),
  from: event.from,
  to: event.to,
  changes: event.changes,
  recordedAt: event.at,
  occurredAt: event.occurredAt,
  actor: event.actor,
  requestedBy: event.requestedBy,
  machineVersion: event.machineVersion,
  machineHash: event.machineHash,
  cause: event.cause,
  correlation: event.correlation,
  ...hashesWithout(closed, event),
});

/** Formats an event; `isWhole` is false if a part that its hash covers is hidden. */
export function visibleRecordOf(event: LoggedEvent, actor: Actor, closed: ClosedSeals) {
  const record = recordOf(event, actor, closed);
  const isWhole =
    record.hash !== null && canonical(record) === canonical({ ...record, data: event.data, known: event.lookups });
  return { isWhole, ...record };
}
