import { factsFromTheLog } from '../../kit/replay.ts';
import { UPLOADS, type NamedUpload, type UploadFacts } from '../../kit/upload.ts';
import type { Facts, Lives, Question } from '../ask.ts';
import { lifeFacts } from '../lives.ts';
import { factsAsked, INVESTIGATION, namedUploads } from '../names.ts';
import { moneyFinders } from './money.ts';
import { countedOf, orderFinders } from './order.ts';
import { peopleFinders } from './people.ts';
import { fieldsOf, mainOf, type Finder } from './read.ts';
import { registerFinders } from './registers.ts';
import { storageFinders } from './storage.ts';

/** By machine and fact. Of a fact read from rows that is not here nothing is known: rules about it stay silent. */
const finders: Readonly<Record<string, Readonly<Record<string, Finder>>>> = {
  ...peopleFinders,
  ...moneyFinders,
  ...registerFinders,
  ...storageFinders,
  order: orderFinders,
};

/** The first violation by a life that is not closed. */
const investigationOf = (lives: Lives, machine: string, id: string): string | null =>
  [...lives.all('violation')]
    .filter((found) => {
      const { machine: of, life } = fieldsOf(found);
      return of === machine && life === id && mainOf(found) !== 'closed';
    })
    .map((found) => found.id)
    .toSorted()[0] ?? null;

const finderOf = (machine: string, name: string): Finder | undefined =>
  finders[machine]?.[name] ?? (name === 'counted' ? countedOf : undefined);

/** Whether a fact that the server reads from rows can be found among lives. */
export const isFound = (machine: string, name: string): boolean => finderOf(machine, name) !== undefined;

/**
 * The facts that the server would read from rows for an event, found among lives in memory instead. `uploads` tells what is
 * known of the files that a person names.
 */
export function factsFound(
  lives: Lives,
  question: Question,
  uploads: (named: readonly NamedUpload[]) => UploadFacts,
): Facts {
  const { noun, life } = question;
  const facts: Record<string, unknown> = {};
  for (const name of factsAsked(question)) {
    if (lifeFacts[noun.id]?.[name] || factsFromTheLog.includes(name)) continue;
    if (name === INVESTIGATION) facts[name] = investigationOf(lives, noun.id, life.id);
    else if (name === UPLOADS) facts[name] = uploads(namedUploads(question));
    else facts[name] = finderOf(noun.id, name)?.(lives, question) ?? null;
  }
  return facts;
}
