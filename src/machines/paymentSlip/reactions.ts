import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Life } from '../kit/noun.ts';
import type { PaymentSlip } from './context.ts';

const slipOf = (life: Life) => life.context as PaymentSlip;

/** An event of every bill on the slip. */
const forBills = (on: string, event: string, data: (life: Life) => object = () => ({})): Reaction =>
  whenever(on).propose('bill', event, (_, life) =>
    slipOf(life).bills.map(({ bill }) => ({ id: bill, data: data(life) })),
  );

/** What the events of a payment slip ask of its bills: each judges whether it belongs there. */
export const reactions: readonly Reaction[] = [
  forBills('paymentSlip.drawn', 'bill.putOnSlip', (life) => {
    const { customerKind, customer } = slipOf(life);
    return { customerKind, customer, by: life.id };
  }),
  forBills('paymentSlip.confirmed', 'bill.paidOut'),
  forBills('paymentSlip.cancelled', 'bill.takenOffSlip'),
];
