import { lookupsFromTheLog } from '../../kit/replay.ts';
import { UPLOADS, type NamedUpload, type UploadLookups } from '../../kit/upload.ts';
import type { Lookups, Aggregates, Question } from '../ask.ts';
import { aggregateLookups } from '../aggregates.ts';
import { lookupsNeeded, INVESTIGATION, namedUploads } from '../names.ts';
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

/** The first violation by an aggregate that is not closed. */
const investigationOf = (aggregates: Aggregates, machine: string, id: string): string | null =>
  [...aggregates.all('violation')]
    .filter((found) => {
      const { machine: of, life } = fieldsOf(found);
      return of === machine && life === id && mainOf(found) !== 'closed';
    })
    .map((found) => found.id)
    .toSorted()[0] ?? null;

const finderOf = (machine: string, name: string): Finder | undefined =>
  finders[machine]?.[name] ?? (name === 'counted' ? countedOf : undefined);

/** Whether a fact that the server reads from rows can be found among aggregates. */
export const isFound = (machine: string, name: string): boolean => finderOf(machine, name) !== undefined;

/**
 * The facts that the server would read from rows for an event, found among lives in memory instead. `uploads` tells what is
 * known of the files that a person names.
 */
export function lookupsFound(
  aggregates: Aggregates,
  question: Question,
  uploads: (named: readonly NamedUpload[]) => UploadLookups,
): Lookups {
  const { aggregateType, aggregate } = question;
  const lookups: Record<string, unknown> = {};
  for (const name of lookupsNeeded(question)) {
    if (aggregateLookups[aggregateType.id]?.[name] || lookupsFromTheLog.includes(name)) continue;
    if (name === INVESTIGATION) lookups[name] = investigationOf(aggregates, aggregateType.id, aggregate.id);
    else if (name === UPLOADS) lookups[name] = uploads(namedUploads(question));
    else lookups[name] = finderOf(aggregateType.id, name)?.(aggregates, question) ?? null;
  }
  return lookups;
}
