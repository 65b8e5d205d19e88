import type { Actor } from '#machines/kit/actor.ts';
import type { RecordedTransition } from '#machines/kit/proposal.ts';
import { canonical, sha256Hex } from './canonical.ts';

/** The recorded fields of the person or process that proposed an event. */
export type RecordedActor = Pick<
  Actor,
  'id' | 'name' | 'branch' | 'merchant' | 'kind' | 'staffCode' | 'session' | 'ip' | 'onBehalfOf'
> & {
  readonly roles: readonly string[];
};

/** One event of the log (model.md 2.4). */
export interface EventRecord extends Omit<RecordedTransition, 'actor'> {
  readonly machine: string;
  readonly operation: number | null;
  readonly actor: RecordedActor;
  readonly requestedBy: string | null;
  readonly machineVersion: number;
  readonly machineHash: string;
  /** Event or deadline that caused it; null for a person's own command. */
  readonly cause: string | null;
  /** Id shared by all events of one command. */
  readonly correlation: string | null;
  readonly prevHash: string | null;
  readonly hash: string;
}

/** An event of the log with its position. */
export interface LoggedEvent extends EventRecord {
  readonly position: number;
}

/** Returns the hash of an event: over all its fields and the hash of the previous event in its stream. */
export const hashOf = (event: Omit<EventRecord, 'hash'>): string =>
  sha256Hex(
    canonical({
      stream: `${event.machine}/${event.id}`,
      version: event.version,
      type: event.type,
      operation: event.operation,
      data: event.data,
      known: event.lookups,
      from: event.from,
      to: event.to,
      changes: event.changes,
      actor: event.actor,
      requestedBy: event.requestedBy,
      recordedAt: event.at,
      occurredAt: event.occurredAt,
      machineVersion: event.machineVersion,
      machineHash: event.machineHash,
      cause: event.cause,
      correlation: event.correlation,
      prevHash: event.prevHash,
    }),
  );

/** Returns the part of an actor that the log records. */
export const recordedActor = (actor: Actor): RecordedActor => ({
  id: actor.id,
  name: actor.name,
  kind: actor.kind,
  staffCode: actor.staffCode,
  branch: actor.branch,
  merchant: actor.merchant,
  roles: actor.roles,
  session: actor.session,
  ip: actor.ip,
  onBehalfOf: actor.onBehalfOf,
});
