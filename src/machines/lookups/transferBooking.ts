import type { AddressCode } from '../registers/index.ts';
import type { TransferBooking } from '../transferBooking/context.ts';
import { aggregateOf, textOf, type AggregateLookups } from './lookupRequest.ts';

/** The lookups of a transfer booking that are other aggregates. */
export const bookingLookups: AggregateLookups = {
  addressCode: aggregateOf<AddressCode>(
    'addressCode',
    ({ data, aggregate }) =>
      textOf(data, 'addressCode') ?? ((aggregate.context as TransferBooking).addressCode || null),
    ({ id, states, context: { receiver, contactPhone, city, address } }) =>
      states['addressCode'] === 'registered' ? { code: id, name: receiver, phone: contactPhone, city, address } : null,
  ),
};
