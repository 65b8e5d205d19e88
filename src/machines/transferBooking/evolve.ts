import { waybillOf } from '../identifiers.ts';
import type { Evolve } from '../kit/lifecycle.ts';
import type { Party } from '../fields.ts';
import type { TransferBooking } from './context.ts';
import type { BookingFact } from './events.ts';
import type { Known } from './known.ts';

/** The order of a booking has the booking's own serial number: one booking, one order. */
export const orderOf = (booking: string): string => waybillOf(Number(/\d{1,8}$/.exec(booking)?.[0] ?? 0));

const receiverOf = ({ addressCode }: Partial<Known>): Party | null => {
  if (!addressCode) return null;
  const { code, ...party } = addressCode;
  return { ...party, addressCode: code };
};

/** What each event changes in the facts a booking keeps. */
export const evolve: Evolve<TransferBooking> = {
  'transferBooking.warehoused': (booking, { data, known, actor, at }: BookingFact<'transferBooking.warehoused'>) => ({
    ...data,
    shelf: data.shelf ?? null,
    receiver: receiverOf(known) ?? booking.receiver,
    warehousedAt: at,
    warehousedBy: actor.id,
  }),
  'transferBooking.amended': (booking, { data, known }: BookingFact<'transferBooking.amended'>) => ({
    ...(data as Partial<TransferBooking>),
    receiver: receiverOf(known) ?? booking.receiver,
  }),
  'transferBooking.orderPlaced': (booking, { id, data, known, at }: BookingFact<'transferBooking.orderPlaced'>) => ({
    onward: data,
    receiver: receiverOf(known) ?? booking.receiver,
    order: orderOf(id),
    endedAt: at,
  }),
  'transferBooking.cancelled': (_, { data, at }: BookingFact<'transferBooking.cancelled'>) => ({
    ...data,
    endedAt: at,
  }),
};
