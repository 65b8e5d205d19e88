import { aggregateType } from '../kit/aggregateType.ts';
import type { StateOf } from '../kit/stateOf.ts';
import { initial, type TransferBooking } from './context.ts';
import { events, type BookingEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { machine } from './machine.ts';
import { reactions } from './reactions.ts';
import { row, rowSchema } from './row.ts';
import { rules } from './rules.ts';

/** Transfer booking: a parcel of another carrier in our transit warehouse, until its order is placed. */
export const transferBooking = aggregateType<
  TransferBooking,
  keyof BookingEvents,
  typeof rowSchema,
  StateOf<typeof machine>
>({
  id: 'transferBooking',
  version: 1,
  events,
  rules,
  machine,
  evolve,
  initial,
  rowSchema,
  row,
  reactions,
  branches: ({ branch }) => (branch === '' ? [] : [branch]),
  reservations: ({ context, states }) =>
    states['transferBooking'] === 'cancelled' ? [] : [{ kind: 'booking.waybill', key: context.waybill }],
  identify: (serial) => `TB${String(serial).padStart(8, '0')}`,
});
