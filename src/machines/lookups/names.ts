import type { AggregateType } from '../kit/aggregateType.ts';
import { UPLOADS, uploadsIn, type NamedUpload } from '../kit/upload.ts';
import type { Question } from './ask.ts';

/** A proposal that may name files. */
export type Naming = Pick<Question, 'data' | 'actor' | 'aggregateType' | 'type'>;

/** The files that a person's proposal names; what follows from it names them again and is not asked for. */
export const namedUploads = ({ aggregateType, type, data, actor }: Naming): readonly NamedUpload[] =>
  actor.kind === 'person' && Object.hasOwn(aggregateType.events, type)
    ? uploadsIn(aggregateType.events[type], data)
    : [];

/** Asked for every event that moves money: the open violation of an invariant by the aggregate, if there is one. */
export const INVESTIGATION = 'investigation';

/** Names of the outside facts that the rules of an event look at, over all its ways. */
const namesOf = new Map<AggregateType, Map<string, readonly string[]>>();

/** Which outside facts an event of an aggregate type needs to be judged. */
export function lookupNames(aggregateType: AggregateType, type: string): readonly string[] {
  let known = namesOf.get(aggregateType);
  if (!known) {
    known = new Map();
    for (const transitions of aggregateType.structure.transitions.values()) {
      for (const transition of transitions.values()) {
        const names = transition.rules.flatMap((rule) => aggregateType.rules[rule]?.lookups ?? []);
        const watched = aggregateType.events[transition.event]?.money ? [INVESTIGATION] : [];
        known.set(transition.event, [...new Set([...(known.get(transition.event) ?? []), ...names, ...watched])]);
      }
    }
    namesOf.set(aggregateType, known);
  }
  return known.get(type) ?? [];
}

/** The same for one proposal: what is known of the files it names too, where it names any. */
export const lookupsNeeded = (question: Naming): readonly string[] => {
  const names = lookupNames(question.aggregateType, question.type);
  return namedUploads(question).length === 0 ? names : [...names, UPLOADS];
};
