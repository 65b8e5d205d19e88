import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { ordersOf, payableOf, receivableOf, type Bill, type BillLine } from './context.ts';
import type { BillEvents } from './events.ts';

const { whenever } = reactionsOf<BillEvents, Bill>();

const linesOf = (aggregate: Aggregate<Bill>, kind: BillLine['kind']): BillLine[] =>
  aggregate.context.lines.filter((line) => line.kind === kind);

/** Proposes an event of every receivable or payable on the bill. */
const forLines = (on: keyof BillEvents, kind: 'receivable' | 'payable', event: string): Reaction =>
  whenever(on).propose(kind, `${kind}.${event}`, ({ id }, aggregate) =>
    linesOf(aggregate, kind).map(({ line }) => ({ id: line, data: { bill: id } })),
  );

/** Reactions of a bill: events of its lines, its orders, and the settlement or slip that includes it. */
export const reactions: readonly Reaction[] = [
  forLines('bill.generated', 'receivable', 'billed'),
  forLines('bill.generated', 'payable', 'billed'),
  whenever('bill.confirmed').propose('receivable', 'receivable.settled', ({ id }, aggregate, before) =>
    linesOf(aggregate, 'receivable')
      .filter(({ line }) => !before.context.settled.includes(line))
      .map(({ line }) => ({ id: line, data: { bill: id } })),
  ),
  whenever('bill.confirmed').propose('order', 'order.billConfirmed', ({ id }, aggregate) =>
    ordersOf(aggregate.context).map((order) => ({ id: order, data: { bill: id } })),
  ),
  whenever('bill.reopened').propose('order', 'order.billReopened', ({ id }, aggregate) =>
    ordersOf(aggregate.context).map((order) => ({ id: order, data: { bill: id } })),
  ),
  whenever('bill.gathered').propose('settlement', 'settlement.billCounted', ({ id, data }, aggregate) => [
    {
      id: data.by,
      data: {
        bill: id,
        receivable: receivableOf(aggregate.context) - aggregate.context.refunded,
        payable: aggregate.context.netted,
        customerName: aggregate.context.customerName,
      },
    },
  ]),
  whenever('bill.putOnSlip').propose('paymentSlip', 'paymentSlip.billCounted', ({ id, data }, aggregate) => [
    {
      id: data.by,
      data: {
        bill: id,
        amount: payableOf(aggregate.context),
        customerName: aggregate.context.customerName,
      },
    },
  ]),
  whenever('bill.settled').propose('payable', 'payable.paid', (_, aggregate) =>
    aggregate.context.netted === 0
      ? []
      : linesOf(aggregate, 'payable').map(({ line }) => ({ id: line, data: { slip: null } })),
  ),
  whenever('bill.paidOut').propose('payable', 'payable.paid', (_, aggregate) =>
    linesOf(aggregate, 'payable').map(({ line }) => ({ id: line, data: { slip: aggregate.context.slip } })),
  ),
];
