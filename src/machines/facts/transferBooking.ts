import type { AddressCode } from '../registers/index.ts';
import type { TransferBooking } from '../transferBooking/context.ts';
import { lifeOf, textOf, type LifeFacts } from './ask.ts';

/** What the rules of a transfer booking look at outside of it. */
export const bookingFacts: LifeFacts = {
  addressCode: lifeOf<AddressCode>(
    'addressCode',
    ({ data, life }) => textOf(data, 'addressCode') ?? ((life.context as TransferBooking).addressCode || null),
    ({ id, states, context: { receiver, contactPhone, city, address } }) =>
      states['addressCode'] === 'registered' ? { code: id, name: receiver, phone: contactPhone, city, address } : null,
  ),
};
