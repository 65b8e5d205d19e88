import { factsFromTheLog } from '#machines/kit/replay.ts';
import { UPLOADS } from '#machines/kit/upload.ts';
import { factsAsked, INVESTIGATION } from '#server/knowledge/names.ts';
import type { Question } from '#server/knowledge/know.ts';
import { providers } from '#server/knowledge/providers.ts';
import { namedUploads } from '#server/knowledge/uploads.ts';
import type { Facts } from '#server/propose/ground.ts';
import { uploadedBy } from '../../uploads.ts';
import type { World } from '../world.ts';
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
const investigationOf = (world: World, machine: string, id: string): string | null =>
  [...world.all('violation')]
    .filter((found) => {
      const { machine: of, life } = fieldsOf(found);
      return of === machine && life === id && mainOf(found) !== 'closed';
    })
    .map((found) => found.id)
    .toSorted()[0] ?? null;

/** The facts that the server would read from rows for an event, from a world's lives. */
export function factsOf(world: World, question: Question): Facts {
  const { noun, life, actor } = question;
  const facts: Record<string, unknown> = {};
  for (const name of factsAsked(question)) {
    const provider = providers[noun.id]?.[name];
    if ((provider && 'machine' in provider) || factsFromTheLog.includes(name)) continue;
    if (name === INVESTIGATION) {
      facts[name] = investigationOf(world, noun.id, life.id);
    } else if (name === UPLOADS) {
      facts[name] = uploadedBy(actor, namedUploads(question));
    } else {
      const finder = finders[noun.id]?.[name] ?? (name === 'counted' ? countedOf : undefined);
      if (finder || !provider) facts[name] = finder?.(world, question) ?? null;
    }
  }
  return facts;
}

/** Facts that the server reads from rows and a world cannot find. */
export const factsMissed = (): string[] =>
  Object.entries(providers).flatMap(([machine, own]) =>
    Object.entries(own).flatMap(([name, provider]) =>
      'machine' in provider || finders[machine]?.[name] || name === 'counted' ? [] : [`${machine}.${name}`],
    ),
  );
