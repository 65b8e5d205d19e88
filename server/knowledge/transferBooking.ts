import type { AddressCode } from '#machines/registers/index.ts';
import type { TransferBooking } from '#machines/transferBooking/context.ts';
import { lifeOf, textOf, type Providers } from './provider.ts';

/** What the rules of a transfer booking look at outside of it. */
export const bookingProviders: Providers = {
  addressCode: lifeOf<AddressCode>(
    'addressCode',
    ({ data, life }) => textOf(data, 'addressCode') ?? ((life.context as TransferBooking).addressCode || null),
    ({ id, states, context: { receiver, contactPhone, city, address } }) =>
      states['addressCode'] === 'registered' ? { code: id, name: receiver, phone: contactPhone, city, address } : null,
  ),
};
