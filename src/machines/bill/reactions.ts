import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Life } from '../kit/noun.ts';
import { ordersOf, payableOf, receivableOf, type Bill, type BillLine } from './context.ts';

const billOf = (life: Life) => life.context as Bill;

const linesOf = (life: Life, kind: BillLine['kind']): BillLine[] =>
  billOf(life).lines.filter((line) => line.kind === kind);

/** An event of every receivable or payable on the bill. */
const forLines = (on: string, kind: 'receivable' | 'payable', event: string): Reaction =>
  whenever(on).propose(kind, `${kind}.${event}`, ({ id }, life) =>
    linesOf(life, kind).map(({ line }) => ({ id: line, data: { bill: id } })),
  );

/** What the events of a bill ask of its lines, its orders, and of the settlement or slip it is taken into. */
export const reactions: readonly Reaction[] = [
  forLines('bill.generated', 'receivable', 'billed'),
  forLines('bill.generated', 'payable', 'billed'),
  whenever('bill.confirmed').propose('receivable', 'receivable.settled', ({ id }, life, before) =>
    linesOf(life, 'receivable')
      .filter(({ line }) => !billOf(before).settled.includes(line))
      .map(({ line }) => ({ id: line, data: { bill: id } })),
  ),
  whenever('bill.confirmed').propose('order', 'order.billConfirmed', ({ id }, life) =>
    ordersOf(billOf(life)).map((order) => ({ id: order, data: { bill: id } })),
  ),
  whenever('bill.reopened').propose('order', 'order.billReopened', ({ id }, life) =>
    ordersOf(billOf(life)).map((order) => ({ id: order, data: { bill: id } })),
  ),
  whenever('bill.gathered').propose('settlement', 'settlement.billCounted', ({ id, data }, life) => [
    {
      id: (data as { by: string }).by,
      data: {
        bill: id,
        receivable: receivableOf(billOf(life)) - billOf(life).refunded,
        payable: billOf(life).netted,
        customerName: billOf(life).customerName,
      },
    },
  ]),
  whenever('bill.putOnSlip').propose('paymentSlip', 'paymentSlip.billCounted', ({ id, data }, life) => [
    {
      id: (data as { by: string }).by,
      data: {
        bill: id,
        amount: payableOf(billOf(life)),
        customerName: billOf(life).customerName,
      },
    },
  ]),
  whenever('bill.settled').propose('payable', 'payable.paid', (_, life) =>
    billOf(life).netted === 0 ? [] : linesOf(life, 'payable').map(({ line }) => ({ id: line, data: { slip: null } })),
  ),
  whenever('bill.paidOut').propose('payable', 'payable.paid', (_, life) =>
    linesOf(life, 'payable').map(({ line }) => ({ id: line, data: { slip: billOf(life).slip } })),
  ),
];
