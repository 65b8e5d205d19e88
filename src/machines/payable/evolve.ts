import type { Evolve } from '../kit/evolve.ts';
import { initial, type Payable } from './context.ts';
import type { PayableRecordedEvent } from './events.ts';

export const evolve: Evolve<Payable> = {
  'payable.opened': (_, { data, at }: PayableRecordedEvent<'payable.opened'>) => ({
    ...initial,
    ...data,
    outstanding: data.collected - data.offset,
    dueAt: at,
  }),
  'payable.reduced': (payable, { data }: PayableRecordedEvent<'payable.reduced'>) => ({
    refunded: payable.refunded + data.amount,
    outstanding: payable.outstanding - data.amount,
  }),
  'payable.billed': (_, { data }: PayableRecordedEvent<'payable.billed'>) => ({ bill: data.bill }),
  'payable.unbilled': () => ({ bill: null }),
  'payable.paid': (payable, { data, at }: PayableRecordedEvent<'payable.paid'>) => ({
    settled: payable.settled + payable.outstanding,
    outstanding: 0,
    slip: data.slip,
    paidAt: at,
  }),
  'payable.cancelled': (payable) => ({ offset: 0, refunded: payable.collected, outstanding: 0, bill: null }),
};
