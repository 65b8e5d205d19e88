import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Life } from '../kit/noun.ts';
import type { Settlement } from './context.ts';

const settlementOf = (life: Life) => life.context as Settlement;

/** An event of every bill that the settlement gathers. */
const forBills = (on: string, event: string, data: (life: Life) => object = () => ({})): Reaction =>
  whenever(on).propose('bill', event, (_, life) =>
    settlementOf(life).bills.map((bill) => ({ id: bill, data: data(life) })),
  );

/** What the events of a settlement ask of its bills: each judges whether it belongs there. */
export const reactions: readonly Reaction[] = [
  forBills('settlement.opened', 'bill.gathered', (life) => {
    const { customerKind, customer } = settlementOf(life);
    return { customerKind, customer, by: life.id };
  }),
  forBills('settlement.settled', 'bill.settled'),
  forBills('settlement.dissolved', 'bill.letGo'),
];
