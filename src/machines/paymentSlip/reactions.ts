import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { PaymentSlip } from './context.ts';
import type { SlipEvents } from './events.ts';

const { whenever } = reactionsOf<SlipEvents, PaymentSlip>();

/** Proposes an event of every bill on the slip. */
const forBills = (
  on: keyof SlipEvents,
  event: string,
  data: (aggregate: Aggregate<PaymentSlip>) => object = () => ({}),
): Reaction =>
  whenever(on).propose('bill', event, (_, aggregate) =>
    aggregate.context.bills.map(({ bill }) => ({ id: bill, data: data(aggregate) })),
  );

/** Reactions of a payment slip: events of its bills, which apply their own rules. */
export const reactions: readonly Reaction[] = [
  forBills('paymentSlip.drawn', 'bill.putOnSlip', (aggregate) => {
    const { customerKind, customer } = aggregate.context;
    return { customerKind, customer, by: aggregate.id };
  }),
  forBills('paymentSlip.confirmed', 'bill.paidOut'),
  forBills('paymentSlip.confirmedByBank', 'bill.paidOut'),
  forBills('paymentSlip.cancelled', 'bill.takenOffSlip'),
];
