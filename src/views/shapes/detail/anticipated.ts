import { system } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { decide } from '#machines/kit/decide.ts';
import type { Refusal } from '#machines/kit/refusal.ts';
import { isAtTheDoor, type Entry } from '#services/outbox/outbox.ts';
import type { Stream } from '#services/stream.ts';
import { judge } from '../form/judge.ts';

type Judged = Stream['events'][number];

/** Takes events that this device keeps; one that the machine does not allow here changes nothing. */
export const afterEntries = (
  aggregateType: AggregateType,
  aggregate: Aggregate,
  entries: readonly Entry[],
  person: string,
): Aggregate =>
  entries.reduce((before, { event: { type, ...data }, at }) => {
    const proposal = {
      type,
      id: aggregate.id,
      data,
      actor: { ...system, onBehalfOf: person },
      lookups: {},
      at,
      occurredAt: at,
    };
    const judgement = decide(aggregateType, before, proposal);
    return judgement.ok ? judgement.aggregate : before;
  }, aggregate);

/** Reason of an event that the state before did not allow, and the server is to judge in the state that it will have. */
const WAITS: Refusal = { code: 'rule', rule: 'keptStepWaits', values: {}, field: null };

/**
 * What may follow kept events: an event at the door by the machine's rules here, as far as they need no lookups; another
 * one if the server allowed it and the machine still does, else it waits until they are sent.
 */
export const eventsAfter = (
  aggregateType: AggregateType,
  aggregate: Aggregate,
  events: readonly Judged[],
  person: string,
  at: string,
): Judged[] =>
  events.map((event) => {
    const { type, allowed, refusals } = event;
    if (refusals.some(({ code }) => code === 'role')) return event;
    const against = judge({ aggregateType, aggregate, type, data: {}, person, at }).filter(
      ({ code }) => code !== 'invalid',
    );
    if (against.length > 0) return { ...event, allowed: false, refusals: against };
    if (allowed || isAtTheDoor(type)) return { ...event, allowed: true, refusals: [] };
    const others = refusals.filter(({ code }) => code !== 'notDeclared');
    return { ...event, refusals: others.length > 0 ? others : [WAITS] };
  });
