import type { Actor } from '#machines/kit/actor.ts';
import { decide, type Judgement } from '#machines/kit/decide.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { at } from './parcels.ts';

/** Proposes events of an aggregate type by one actor, with valid lookups as the default. */
export function asking(aggregateType: AggregateType, actor: Actor, known: object) {
  const proposal = (aggregate: Aggregate, event: string, data: object, foundLookups: object) => ({
    type: `${aggregateType.id}.${event}`,
    id: aggregate.id,
    data,
    actor,
    lookups: { ...known, ...foundLookups },
    at,
    occurredAt: at,
  });

  const propose = (aggregate: Aggregate, event: string, data: object = {}, foundLookups: object = {}): Judgement =>
    decide(aggregateType, aggregate, proposal(aggregate, event, data, foundLookups));

  return {
    propose,
    /** Returns the rules that refuse an event. */
    refusals: (
      aggregate: Aggregate,
      event: string,
      data: object = {},
      foundLookups: object = {},
    ): (string | null)[] => {
      const judged = propose(aggregate, event, data, foundLookups);
      return judged.ok ? [] : judged.refusals.map(({ rule }) => rule);
    },
    /** Returns the aggregate after an event that must be allowed, and the events that it causes in other aggregates. */
    taken: (aggregate: Aggregate, event: string, data: object = {}, foundLookups: object = {}) => {
      const judged = propose(aggregate, event, data, foundLookups);
      if (!judged.ok) throw new Error(JSON.stringify(judged.refusals));
      const lookup = proposal(aggregate, event, data, foundLookups);
      const asked = aggregateType.reactions
        .filter(({ on }) => on === lookup.type)
        .flatMap((reaction) =>
          reaction
            .of(lookup, judged.aggregate, aggregate)
            .map((command) => ({ proposes: reaction.proposes, ...command })),
        );
      return { aggregate: judged.aggregate, asked };
    },
  };
}
