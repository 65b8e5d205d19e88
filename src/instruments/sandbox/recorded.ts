import { z } from 'zod';
import { system } from '#machines/kit/actor.ts';
import { replay } from '#machines/kit/replay.ts';
import { actorOf, playerOf } from './people.ts';
import { keyOf, aggregateTypeOf, type Happened, type Sandbox } from './world.ts';

/** An anonymous event of a real case, applied to a sandbox as recorded. */
export const recordedEvent = z.strictObject({
  version: z.int().min(1),
  type: z.string().max(128),
  operation: z.int().nullable(),
  id: z.string().max(80),
  data: z.unknown(),
  known: z.record(z.string(), z.unknown()),
  from: z.string().nullable(),
  to: z.string(),
  changes: z.record(z.string(), z.string()),
  at: z.iso.datetime(),
  occurredAt: z.iso.datetime(),
  actor: z.strictObject({
    id: z.string(),
    name: z.string(),
    branch: z.string().nullable(),
    merchant: z.string().nullable(),
    onBehalfOf: z.string().nullable(),
  }),
});
export type RecordedEvent = z.infer<typeof recordedEvent>;

/** Replaces parts by the people who play them in the sandbox. */
function peopled(value: unknown, sandbox: Sandbox): unknown {
  if (typeof value === 'string')
    return value.startsWith('@') ? (playerOf(sandbox, value.slice(1))?.id ?? value) : value;
  if (Array.isArray(value)) return value.map((one) => peopled(one, sandbox));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, peopled(inner, sandbox)]));
}

/**
 * Applies a recorded event without judging it, and moves the clock to its time. Events of other aggregates are not
 * part of the case. Returns null if no machine declares it or it does not fit the state.
 */
export function takeRecorded(sandbox: Sandbox, machine: string, event: RecordedEvent): Sandbox | null {
  const aggregateType = aggregateTypeOf(machine);
  const key = keyOf(machine, event.id);
  const log = sandbox.logs.get(key) ?? [];
  if (!aggregateType || !Object.hasOwn(aggregateType.events, event.type) || event.version !== log.length + 1)
    return null;
  const record: Happened = {
    ...event,
    machine,
    data: peopled(event.data, sandbox),
    lookups: peopled(event.known, sandbox) as Happened['lookups'],
    actor: actorOf(sandbox, event.actor.id.slice(1)) ?? { ...system, branch: event.actor.branch },
    cause: null,
  };
  const { aggregate } = replay(aggregateType, event.id, [...log, record]);
  return {
    ...sandbox,
    aggregates: new Map(sandbox.aggregates).set(key, aggregate),
    logs: new Map(sandbox.logs).set(key, [...log, record]),
    happened: [...sandbox.happened, record],
    now: event.at > sandbox.now ? event.at : sandbox.now,
  };
}
