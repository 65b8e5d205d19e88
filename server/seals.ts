import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Seal } from '#machines/kit/seal.ts';
import type { LoggedEvent } from './store/record.ts';

/** Seals that are closed to an actor, by the versions of their events. */
export type ClosedSeals = ReadonlyMap<number, Seal>;

/** Returns the seals of an aggregate's log that are closed to an actor now. */
export function closedTo(actor: Actor, { seals }: AggregateType, events: readonly LoggedEvent[]): ClosedSeals {
  const closed = new Map<number, Seal>();
  for (const seal of seals) {
    const opened = events.findLast(({ type }) => seal.until.includes(type))?.version ?? 0;
    for (const { type, version, actor: by } of events)
      if (type === seal.event && version > opened && by.id !== actor.id) closed.set(version, seal);
  }
  return closed;
}

/** Returns a payload without its sealed parts. */
export const dataWithout = (closed: ClosedSeals, { version, data }: Pick<LoggedEvent, 'version' | 'data'>): unknown =>
  (closed.get(version)?.fields ?? []).reduce((left, field) => without(left, [field]), data);

/** Removes the hashes by which a reader could guess sealed content: that of the event, and its copy in the next one. */
export const hashesWithout = (closed: ClosedSeals, { version, hash, prevHash }: LoggedEvent) => ({
  prevHash: closed.has(version - 1) ? null : prevHash,
  hash: closed.has(version) ? null : hash,
});

/** Returns the lookups of an event without their sealed parts. */
export const lookupsWithout = (closed: ClosedSeals, version: number, lookups: unknown): unknown =>
  [...closed].reduce((left, [sealed, { kept }]) => (sealed <= version ? without(left, kept) : left), lookups);

/** Returns a value without the part at a path. */
function without(value: unknown, [name = '', ...onward]: readonly string[]): unknown {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, name)) return value;
  const { [name]: part, ...others } = value as Readonly<Record<string, unknown>>;
  return onward.length === 0 ? others : { ...others, [name]: without(part, onward) };
}
