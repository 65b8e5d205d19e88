import { lookupsFromTheLog } from '../../kit/replay.ts';
import { UPLOADS, type NamedUpload, type UploadLookups } from '../../kit/upload.ts';
import type { Lookups, Aggregates, LookupRequest } from '../lookupRequest.ts';
import { aggregateLookups } from '../aggregates.ts';
import { lookupsNeeded, INVESTIGATION, namedUploads } from '../names.ts';
import { moneyFinders } from './money.ts';
import { countedOf, orderFinders } from './order.ts';
import { peopleFinders } from './people.ts';
import { fieldsOf, mainOf, type Finder } from './read.ts';
import { registerFinders } from './registers.ts';
import { storageFinders } from './storage.ts';

/** Finders by machine and lookup. A lookup without a finder is null. */
const finders: Readonly<Record<string, Readonly<Record<string, Finder>>>> = {
  ...peopleFinders,
  ...moneyFinders,
  ...registerFinders,
  ...storageFinders,
  order: orderFinders,
  // Deliveries are no aggregates: without a sender that follows the log there is none.
  webhook: { delivery: () => null, loopback: () => false },
};

/** Returns the first open violation by an aggregate. */
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

/** True if a lookup that the server reads from rows can be computed from aggregates. */
export const isFound = (machine: string, name: string): boolean => finderOf(machine, name) !== undefined;

/**
 * Computes an event's lookups from aggregates in memory instead of rows. `uploads` returns the data of the files that
 * a person names.
 */
export function lookupsFound(
  aggregates: Aggregates,
  request: LookupRequest,
  uploads: (named: readonly NamedUpload[]) => UploadLookups,
): Lookups {
  const { aggregateType, aggregate } = request;
  const lookups: Record<string, unknown> = {};
  for (const name of lookupsNeeded(request)) {
    if (aggregateLookups[aggregateType.id]?.[name] || lookupsFromTheLog.includes(name)) continue;
    if (name === INVESTIGATION) lookups[name] = investigationOf(aggregates, aggregateType.id, aggregate.id);
    else if (name === UPLOADS) lookups[name] = uploads(namedUploads(request));
    else lookups[name] = finderOf(aggregateType.id, name)?.(aggregates, request) ?? null;
  }
  return lookups;
}
