import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Seal } from '#machines/kit/seal.ts';
import type { LoggedEvent } from './store/record.ts';

/** The seals that are closed to somebody, by the versions of the events they are on. */
export type Closed = ReadonlyMap<number, Seal>;

/** What of an aggregate's whole log is closed to an actor now. */
export function closedTo(actor: Actor, { seals }: AggregateType, events: readonly LoggedEvent[]): Closed {
  const closed = new Map<number, Seal>();
  for (const seal of seals) {
    const opened = events.findLast(({ type }) => seal.until.includes(type))?.version ?? 0;
    for (const { type, version, actor: by } of events)
      if (type === seal.event && version > opened && by.id !== actor.id) closed.set(version, seal);
  }
  return closed;
}

/** A payload without what is closed. */
export const dataWithout = (closed: Closed, { version, data }: Pick<LoggedEvent, 'version' | 'data'>): unknown =>
  (closed.get(version)?.fields ?? []).reduce((left, field) => without(left, [field]), data);

/** The hashes that would betray what is closed to whoever tries out what could be in it: that of the event, and its echo. */
export const hashesWithout = (closed: Closed, { version, hash, prevHash }: LoggedEvent) => ({
  prevHash: closed.has(version - 1) ? null : prevHash,
  hash: closed.has(version) ? null : hash,
});

/** The facts of an aggregate at a version without what is closed. */
export const lookupsWithout = (closed: Closed, version: number, lookups: unknown): unknown =>
  [...closed].reduce((left, [sealed, { kept }]) => (sealed <= version ? without(left, kept) : left), lookups);

/** A value without the part that lies at the end of some names. */
function without(value: unknown, [name = '', ...onward]: readonly string[]): unknown {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, name)) return value;
  const { [name]: part, ...others } = value as Readonly<Record<string, unknown>>;
  return onward.length === 0 ? others : { ...others, [name]: without(part, onward) };
}
