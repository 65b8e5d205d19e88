import type { AggregateType } from '../kit/aggregateType.ts';
import { UPLOADS, uploadsIn, type NamedUpload } from '../kit/upload.ts';
import type { LookupRequest } from './lookupRequest.ts';

/** The part of a request from which its lookup names follow. */
export type Naming = Pick<LookupRequest, 'data' | 'actor' | 'aggregateType' | 'type'>;

/** The files that a person's proposal names. Reactions name them again and are not checked twice. */
export const namedUploads = ({ aggregateType, type, data, actor }: Naming): readonly NamedUpload[] =>
  actor.kind === 'person' && Object.hasOwn(aggregateType.events, type)
    ? uploadsIn(aggregateType.events[type], data)
    : [];

/** The lookup of every event that moves money: the id of the aggregate's open violation, or null. */
export const INVESTIGATION = 'investigation';

/** Names of the lookups of each event, over all its transitions; cached by aggregate type. */
const namesOf = new Map<AggregateType, Map<string, readonly string[]>>();

/** Returns the names of the lookups that the rules and the reactions of an event read. */
export function lookupNames(aggregateType: AggregateType, type: string): readonly string[] {
  let names = namesOf.get(aggregateType);
  if (!names) {
    names = new Map();
    for (const transitions of aggregateType.structure.transitions.values()) {
      for (const transition of transitions.values()) {
        const read = transition.rules.flatMap((rule) => aggregateType.rules[rule]?.lookups ?? []);
        const followed = aggregateType.reactions.flatMap(({ on, lookups }) => (on === transition.event ? lookups : []));
        const watched = aggregateType.events[transition.event]?.money ? [INVESTIGATION] : [];
        const already = names.get(transition.event) ?? [];
        names.set(transition.event, [...new Set([...already, ...read, ...followed, ...watched])]);
      }
    }
    namesOf.set(aggregateType, names);
  }
  return names.get(type) ?? [];
}

/** Returns the names of a proposal's lookups, including uploads if it names files. */
export const lookupsNeeded = (request: Naming): readonly string[] => {
  const names = lookupNames(request.aggregateType, request.type);
  return namedUploads(request).length === 0 ? names : [...names, UPLOADS];
};
