import { useEffect, useMemo, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { serverInstant } from '#services/clock.ts';
import { proofsOf } from '#services/outbox/keepable.ts';
import { outbox, type Entry } from '#services/outbox/outbox.ts';
import { useSession } from '#views/session/useSession.ts';
import { whenIdle } from '#views/ui/whenIdle.ts';
import { SigningPad } from '../fields/uploads/signing.ts';
import { afterEntries, eventsAfter } from './anticipated.ts';
import type { AggregateView } from './useAggregate.ts';

const none: readonly Entry[] = [];

const isSame = (one: readonly Entry[], other: readonly Entry[]): boolean =>
  one.length === other.length &&
  one.every(({ key, state }, place) => key === other[place]?.key && state === other[place]?.state);

/** Returns the events of a record that this device keeps, oldest first. */
function useUnsent(machine: string, id: string): readonly Entry[] {
  const [entries, setEntries] = useState(none);
  useEffect(() => {
    const subscription = outbox.entries$.subscribe((all) => {
      const own = all.filter((entry) => entry.machine === machine && entry.id === id && entry.state !== 'sent');
      setEntries((now) => (isSame(now, own) ? now : own));
    });
    return () => subscription.unsubscribe();
  }, [machine, id]);
  return entries;
}

/** A record as it is once the events that this device keeps are with the server. */
export function useAnticipated(aggregateType: AggregateType, view: AggregateView) {
  const { stream, aggregate } = view;
  const unsent = useUnsent(aggregateType.id, aggregate?.id ?? '');
  const mayProve = stream?.events.some(
    ({ type, refusals }) => proofsOf(type).length > 0 && refusals.every(({ code }) => code !== 'role'),
  );
  useEffect(() => {
    // Without a line it could not be loaded at the door.
    if (mayProve === true) whenIdle(() => SigningPad.prepare().catch(console.warn));
  }, [mayProve]);
  const person = useSession().context.user?.id ?? '';
  const [at] = useState(serverInstant);
  const expected = useMemo(() => {
    const waiting = unsent.filter(({ state }) => state !== 'refused');
    if (!stream || !aggregate || waiting.length === 0) return { stream, aggregate };
    const after = afterEntries(aggregateType, aggregate, waiting, person);
    const state = after.states[aggregateType.structure.main] ?? stream.row.state;
    const events = eventsAfter(aggregateType, after, stream.events, person, at);
    return { stream: { ...stream, row: { ...stream.row, state }, events }, aggregate: after };
  }, [aggregateType, stream, aggregate, unsent, person, at]);
  return { ...view, ...expected, unsent };
}
