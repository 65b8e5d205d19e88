import type { Actor } from '#machines/kit/actor.ts';
import type pg from 'pg';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { dataVisibleTo, has, readPermission, visibleTo } from '../access.ts';
import { customerKeyOf } from '../customerKeys.ts';
import { actorForCustomer, isCustomer } from '../customerView.ts';
import { closedTo, dataWithout, hashesWithout, type ClosedSeals } from '../seals.ts';
import { canonical } from '../store/canonical.ts';
import { historyOf } from '../store/history.ts';
import type { LoggedEvent, RecordedActor } from '../store/record.ts';

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

/** Key of the nightly bill of a personal customer, which names the customer. */
const PERSONAL_BILL = /^(bill personal )(.+)( \d{4}-\d{2}-\d{2}(?: .*)?)$/;

/** Returns the key of a command with the opaque key of the personal customer that older ones name by phone number. */
const visibleKey = (key: string | null): string | null =>
  key?.replace(
    PERSONAL_BILL,
    (_, job: string, customer: string, day: string) => `${job}${customerKeyOf(customer)}${day}`,
  ) ?? null;

/** Permission to read the log whole: who acted from where, in which session and with which roles. */
const LOG = readPermission('logEvent');

const shownActor = ({ kind, id, name, branch, merchant, onBehalfOf }: RecordedActor) => ({
  kind,
  id,
  name,
  branch,
  merchant,
  onBehalfOf,
});

/** Leaves out of an event what a customer is not told: who of the staff acted, what was looked up, and what a hash would confirm. */
const forCustomer = (record: ReturnType<typeof recordOf>, actor: Actor) => ({
  ...record,
  actor: shownActor(actorForCustomer(actor, record.actor)),
  known: {},
  requestedBy: null,
  cause: null,
  prevHash: null,
  hash: null,
});

/** Formats an event of a record's history: who acted for whom. Only auditors see the actor whole. */
export const historyRecordOf = (event: LoggedEvent, actor: Actor, closed: ClosedSeals) => {
  const record = recordOf(event, actor, closed);
  if (isCustomer(actor)) return forCustomer(record, actor);
  return has(actor, LOG) ? record : { ...record, actor: shownActor(record.actor) };
};

/** Formats an event of the log for auditors. */
export const recordOf = (event: LoggedEvent, actor: Actor, closed: ClosedSeals) => ({
  position: event.position,
  stream: `${event.machine}/${event.id}`,
  version: event.version,
  type: event.type,
  operation: event.operation,
  data: dataVisibleTo(actor, event, dataWithout(closed, event)),
  known: visibleTo(actor, event, event.lookups),
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
  correlation: visibleKey(event.correlation),
  ...hashesWithout(closed, event),
});

/** Formats an event; `isWhole` is false if a part that its hash covers is hidden. */
export function visibleRecordOf(event: LoggedEvent, actor: Actor, closed: ClosedSeals) {
  const record = recordOf(event, actor, closed);
  const isWhole =
    record.hash !== null &&
    canonical(record) ===
      canonical({ ...record, data: event.data, known: event.lookups, correlation: event.correlation });
  return { isWhole, ...record };
}
