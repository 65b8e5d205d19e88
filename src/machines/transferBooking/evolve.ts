import { waybillOf } from '../fields/identifiers.ts';
import type { Evolve } from '../kit/evolve.ts';
import type { Party } from '../fields/schemas.ts';
import type { TransferBooking } from './context.ts';
import type { BookingRecordedEvent } from './events.ts';
import type { Lookups } from './lookups.ts';

/** Returns the waybill of a booking's order, which has the booking's serial number: one order for each booking. */
export const orderOf = (booking: string): string => waybillOf(Number(/\d{1,8}$/.exec(booking)?.[0] ?? 0));

const receiverOf = ({ addressCode }: Partial<Lookups>): Party | null => {
  if (!addressCode) return null;
  const { code, ...party } = addressCode;
  return { ...party, addressCode: code };
};

export const evolve: Evolve<TransferBooking> = {
  'transferBooking.warehoused': (
    booking,
    { data, lookups, actor, at }: BookingRecordedEvent<'transferBooking.warehoused'>,
  ) => ({
    ...data,
    shelf: data.shelf ?? null,
    receiver: receiverOf(lookups) ?? booking.receiver,
    warehousedAt: at,
    warehousedBy: actor.id,
  }),
  'transferBooking.amended': (booking, { data, lookups }: BookingRecordedEvent<'transferBooking.amended'>) => ({
    ...(data as Partial<TransferBooking>),
    receiver: receiverOf(lookups) ?? booking.receiver,
  }),
  'transferBooking.orderPlaced': (
    booking,
    { id, data, lookups, at }: BookingRecordedEvent<'transferBooking.orderPlaced'>,
  ) => ({
    onward: data,
    receiver: receiverOf(lookups) ?? booking.receiver,
    order: orderOf(id),
    endedAt: at,
  }),
  'transferBooking.cancelled': (_, { data, at }: BookingRecordedEvent<'transferBooking.cancelled'>) => ({
    ...data,
    endedAt: at,
  }),
};
