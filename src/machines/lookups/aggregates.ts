import type { AggregateType } from '../kit/aggregateType.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { Lookups, AggregateLookup, AggregateLookups, LookupRequest } from './lookupRequest.ts';
import { ownCustomerLookups } from './ownCustomer.ts';
import { bankLineLookups } from './bankLine.ts';
import { billLookups } from './bill.ts';
import { inventoryTaskLookups } from './inventoryTask.ts';
import { moneyLookups } from './money.ts';
import { lookupNames } from './names.ts';
import { orderLookups } from './order.ts';
import { cash } from './people.ts';
import { registerLookups } from './registers.ts';
import { scanningLookups } from './scanning.ts';
import { serviceLookups } from './service.ts';
import { transportLookups } from './transport.ts';
import { bookingLookups } from './transferBooking.ts';

/** The lookups of each machine that are other aggregates: the same for the server and for a sandbox. */
export const aggregateLookups: Readonly<Record<string, AggregateLookups>> = {
  ...registerLookups,
  ...serviceLookups,
  ...transportLookups,
  ...moneyLookups,
  ...scanningLookups,
  apiKey: ownCustomerLookups,
  webhook: ownCustomerLookups,
  bankLine: bankLineLookups,
  order: orderLookups,
  inventoryTask: inventoryTaskLookups,
  staff: { cash },
  bill: billLookups,
  transferBooking: bookingLookups,
};

/** The lookups of an event's rules that are other aggregates, by name. */
export const aggregateLookupsOf = ({
  aggregateType,
  type,
}: Pick<LookupRequest, 'aggregateType' | 'type'>): [string, AggregateLookup][] =>
  lookupNames(aggregateType, type).flatMap((name): [string, AggregateLookup][] => {
    const lookup = aggregateLookups[aggregateType.id]?.[name];
    return lookup ? [[name, lookup]] : [];
  });

/** Loads these lookups from the present aggregates. `aggregateTypes` maps an id to its aggregate type. */
export function lookupsOfAggregates(
  request: LookupRequest,
  aggregateTypes: Readonly<Record<string, AggregateType>>,
  read: (aggregateType: AggregateType, id: string) => Aggregate,
): Lookups {
  const lookups: Record<string, unknown> = {};
  for (const [name, { machine, keyOf, shape }] of aggregateLookupsOf(request)) {
    const aggregateType = aggregateTypes[machine];
    const id = keyOf(request);
    if (!aggregateType) throw new Error(`${request.aggregateType.id}.${name} looks at the unknown machine ${machine}`);
    const aggregate = id === null ? null : read(aggregateType, id);
    lookups[name] = aggregate === null || aggregate.version === 0 ? null : shape(aggregate, request);
  }
  return lookups;
}
