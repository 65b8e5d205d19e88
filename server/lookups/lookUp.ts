import type pg from 'pg';
import type { Lookups, AggregateLookup, LookupRequest } from '#machines/lookups/lookupRequest.ts';
import { lookupsOfAggregates as shapedAggregates, aggregateLookupsOf } from '#machines/lookups/aggregates.ts';
import { lookupNames, lookupsNeeded, INVESTIGATION } from '#machines/lookups/names.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { lookupsFromTheLog } from '#machines/kit/replay.ts';
import { UPLOADS } from '#machines/kit/upload.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { type StreamName, streamKey } from '../store/streamName.ts';
import { investigation } from './investigation.ts';
import type { Provider, SetProvider } from './provider.ts';
import { lookupsBesideAggregate, providers } from './providers.ts';
import { uploadsNamed } from './uploads.ts';

const isAggregateLookup = (provider: Provider | AggregateLookup | SetProvider): provider is AggregateLookup =>
  'machine' in provider;
const isSet = (provider: Provider | AggregateLookup | SetProvider): provider is SetProvider => 'find' in provider;

const providerOf = (aggregateType: AggregateType, name: string): Provider | AggregateLookup | SetProvider | undefined =>
  name === INVESTIGATION ? investigation(aggregateType.id) : providers[aggregateType.id]?.[name];

/** Returns whether an event looks up a whole set of aggregates and needs a transaction of its own. */
export const needsOwnTransaction = (aggregateType: AggregateType, type: string): boolean =>
  lookupNames(aggregateType, type).some((name) => {
    const provider = providerOf(aggregateType, name);
    return provider !== undefined && isSet(provider);
  });

/** Returns the other aggregates that the rules of proposals look up, and whether they need an exclusive lock. */
export const aggregatesLookedAt = (requests: readonly LookupRequest[]): (StreamName & { readonly alone: boolean })[] =>
  requests.flatMap((request) =>
    aggregateLookupsOf(request).flatMap(([, { machine, alone, keyOf }]) => {
      const id = keyOf(request);
      return id === null ? [] : [{ machine, id, alone }];
    }),
  );

/** Returns the lookups that are other aggregates, in their present state. */
export const lookupsOfAggregates = (
  request: LookupRequest,
  read: (aggregateType: AggregateType, id: string) => Aggregate,
): Lookups => shapedAggregates(request, aggregateTypes, read);

/**
 * Reads the lookups that are rows: one query for each kind, not for each proposal. Lookups of aggregates are not
 * included.
 */
export async function lookUp(
  client: pg.ClientBase,
  requests: readonly LookupRequest[],
  already: Lookups = {},
): Promise<Record<string, unknown>[]> {
  const answers = requests.map((): Record<string, unknown> => ({ ...already }));
  const asked = new Map<string, number[]>();
  requests.forEach((request, index) => {
    const { aggregateType } = request;
    for (const name of lookupsNeeded(request)) {
      const provider = providerOf(aggregateType, name);
      if (name in already || (provider && isAggregateLookup(provider))) continue;
      const key = `${aggregateType.id} ${name}`;
      asked.set(key, [...(asked.get(key) ?? []), index]);
    }
  });
  await Promise.all(
    [...asked.values()].map((indices, place) => answer(client, [...asked.keys()][place] ?? '', indices)),
  );
  return answers;

  /** Adds one kind of lookup for the requests that need it. */
  async function answer(db: pg.ClientBase, key: string, indices: readonly number[]): Promise<void> {
    const name = key.slice(key.indexOf(' ') + 1);
    const requestsOfKind = indices.flatMap((index) => requests[index] ?? []);
    const [first] = requestsOfKind;
    const provider = first && providerOf(first.aggregateType, name);
    // No provider yet: null records that it was looked up and absent. `decide` derives lookups of the log itself.
    if (!provider && lookupsFromTheLog.includes(name)) return;
    const find = provider && (isSet(provider) ? provider.find : isAggregateLookup(provider) ? null : provider);
    const found =
      name === UPLOADS ? await uploadsNamed(db, requestsOfKind) : find ? await find(db, requestsOfKind) : [];
    indices.forEach((index, place) => {
      const lookups = answers[index];
      if (lookups) lookups[name] = found[place] ?? null;
    });
  }
}

/** Reads lookups again for an aggregate that has changed since. Those that do not depend on it stay. */
export async function lookUpAgain(client: pg.ClientBase, request: LookupRequest, before: Lookups): Promise<Lookups> {
  const kept = Object.entries(before).filter(([name]) => lookupsBesideAggregate[request.aggregateType.id]?.has(name));
  const [foundLookups = {}] = await lookUp(client, [request], Object.fromEntries(kept));
  return foundLookups;
}

/** Reads all lookups of proposals without locks, to explain and not to decide. */
export async function lookUpUnlocked(
  client: pg.ClientBase,
  requests: readonly LookupRequest[],
  readAggregates: (streams: readonly StreamName[]) => Promise<ReadonlyMap<string, Aggregate>>,
  notCreatedOf: (aggregateType: AggregateType, id: string) => Aggregate,
): Promise<Lookups[]> {
  const aggregates = await readAggregates(aggregatesLookedAt(requests));
  const rows = await lookUp(client, requests);
  return requests.map((request, index) => ({
    ...rows[index],
    ...lookupsOfAggregates(
      request,
      (aggregateType, id) =>
        aggregates.get(streamKey({ machine: aggregateType.id, id })) ?? notCreatedOf(aggregateType, id),
    ),
  }));
}
