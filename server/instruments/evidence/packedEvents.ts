import { setImmediate } from 'node:timers/promises';
import type { Actor } from '#machines/kit/actor.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { About, PackedEvent } from '#instruments/evidence/pack.ts';
import { mayRead } from '../../access.ts';
import type { Queryable } from '../../auth/queryable.ts';
import { visibleRecordOf } from '../../routes/records.ts';
import { closedTo, type ClosedSeals } from '../../seals.ts';
import { historyOf } from '../../store/history.ts';
import { streamKey } from '../../store/streamName.ts';
import { EvidenceFault } from './fault.ts';
import type { Numbered } from './find.ts';

const EVENTS_AT_ONCE = 100;
const NOTHING: ClosedSeals = new Map();

/** Throws unless the maker may read every aggregate: the pack would be incomplete. */
function requireReadable(actor: Actor, events: readonly Numbered[]): void {
  const machines = [...new Set(events.map(({ machine }) => machine))];
  const hidden = machines.filter((machine) => {
    const aggregateType = aggregateTypes[machine];
    return aggregateType && !mayRead(actor, aggregateType);
  });
  if (hidden.length > 0) throw new EvidenceFault('audit.mayNotLook', { machines: hidden.join(', ') });
}

/** Returns events as the actor may see them, masked and sealed. */
export async function visiblePackedEvents(
  db: Queryable,
  actor: Actor,
  events: readonly Numbered[],
): Promise<PackedEvent[]> {
  requireReadable(actor, events);
  const closed = new Map<string, ClosedSeals>();
  const packed: PackedEvent[] = [];
  for (const [turn, event] of events.entries()) {
    // Lets other requests run meanwhile.
    if (turn % EVENTS_AT_ONCE === 0) await setImmediate();
    const aggregateType = aggregateTypes[event.machine];
    const key = streamKey(event);
    if (aggregateType && aggregateType.seals.length > 0 && !closed.has(key))
      closed.set(key, closedTo(actor, aggregateType, await historyOf(db, event)));
    packed.push({ number: event.number, ...visibleRecordOf(event, actor, closed.get(key) ?? NOTHING) });
  }
  return packed;
}

/** Returns the versions of machines that decided these events, with the number of events of each. */
export function machinesOf(events: readonly Numbered[]): About['machines'] {
  const counts = new Map<string, About['machines'][number]>();
  for (const { machine, machineVersion: version, machineHash: hash } of events) {
    const key = `${machine} ${version} ${hash}`;
    const before = counts.get(key) ?? { machine, version, hash, events: 0 };
    counts.set(key, { ...before, events: before.events + 1 });
  }
  return [...counts.values()];
}
