import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregateType.ts';
import type { Settlement } from './context.ts';

const settlementOf = (aggregate: Aggregate) => aggregate.context as Settlement;

/** An event of every bill that the settlement gathers. */
const forBills = (on: string, event: string, data: (aggregate: Aggregate) => object = () => ({})): Reaction =>
  whenever(on).propose('bill', event, (_, aggregate) =>
    settlementOf(aggregate).bills.map((bill) => ({ id: bill, data: data(aggregate) })),
  );

/** What the events of a settlement ask of its bills: each judges whether it belongs there. */
export const reactions: readonly Reaction[] = [
  forBills('settlement.opened', 'bill.gathered', (aggregate) => {
    const { customerKind, customer } = settlementOf(aggregate);
    return { customerKind, customer, by: aggregate.id };
  }),
  forBills('settlement.settled', 'bill.settled'),
  forBills('settlement.dissolved', 'bill.letGo'),
];
