import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { Settlement } from './context.ts';
import type { SettlementEvents } from './events.ts';

const { whenever } = reactionsOf<SettlementEvents, Settlement>();

/** Proposes an event of every bill of the settlement. */
const forBills = (
  on: keyof SettlementEvents,
  event: string,
  data: (aggregate: Aggregate<Settlement>) => object = () => ({}),
): Reaction =>
  whenever(on).propose('bill', event, (_, aggregate) =>
    aggregate.context.bills.map((bill) => ({ id: bill, data: data(aggregate) })),
  );

/** Reactions of a settlement: events of its bills, which apply their own rules. */
export const reactions: readonly Reaction[] = [
  forBills('settlement.opened', 'bill.gathered', (aggregate) => {
    const { customerKind, customer } = aggregate.context;
    return { customerKind, customer, by: aggregate.id };
  }),
  forBills('settlement.settled', 'bill.settled'),
  forBills('settlement.dissolved', 'bill.letGo'),
];
