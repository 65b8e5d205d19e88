import type { Noun } from '../kit/noun.ts';
import { UPLOADS, uploadsIn, type NamedUpload } from '../kit/upload.ts';
import type { Question } from './ask.ts';

/** A proposal that may name files. */
export type Naming = Pick<Question, 'data' | 'actor' | 'noun' | 'type'>;

/** The files that a person's proposal names; what follows from it names them again and is not asked for. */
export const namedUploads = ({ noun, type, data, actor }: Naming): readonly NamedUpload[] =>
  actor.kind === 'person' && Object.hasOwn(noun.events, type) ? uploadsIn(noun.events[type], data) : [];

/** Asked for every event that moves money: the open violation of an invariant by the life, if there is one. */
export const INVESTIGATION = 'investigation';

/** Names of the outside facts that the rules of an event look at, over all its ways. */
const namesOf = new Map<Noun, Map<string, readonly string[]>>();

/** Which outside facts an event of a noun needs to be judged. */
export function factNames(noun: Noun, type: string): readonly string[] {
  let known = namesOf.get(noun);
  if (!known) {
    known = new Map();
    for (const ways of noun.structure.ways.values()) {
      for (const way of ways.values()) {
        const names = way.rules.flatMap((rule) => noun.rules[rule]?.knows ?? []);
        const watched = noun.events[way.event]?.money ? [INVESTIGATION] : [];
        known.set(way.event, [...new Set([...(known.get(way.event) ?? []), ...names, ...watched])]);
      }
    }
    namesOf.set(noun, known);
  }
  return known.get(type) ?? [];
}

/** The same for one proposal: what is known of the files it names too, where it names any. */
export const factsAsked = (question: Naming): readonly string[] => {
  const names = factNames(question.noun, question.type);
  return namedUploads(question).length === 0 ? names : [...names, UPLOADS];
};
