import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { Settlement } from './context.ts';

const settlementOf = (aggregate: Aggregate) => aggregate.context as Settlement;

/** Proposes an event of every bill of the settlement. */
const forBills = (on: string, event: string, data: (aggregate: Aggregate) => object = () => ({})): Reaction =>
  whenever(on).propose('bill', event, (_, aggregate) =>
    settlementOf(aggregate).bills.map((bill) => ({ id: bill, data: data(aggregate) })),
  );

/** Reactions of a settlement: events of its bills, which apply their own rules. */
export const reactions: readonly Reaction[] = [
  forBills('settlement.opened', 'bill.gathered', (aggregate) => {
    const { customerKind, customer } = settlementOf(aggregate);
    return { customerKind, customer, by: aggregate.id };
  }),
  forBills('settlement.settled', 'bill.settled'),
  forBills('settlement.dissolved', 'bill.letGo'),
];
