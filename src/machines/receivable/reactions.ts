import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import { takenBack, type Receivable } from './context.ts';
import type { ReceivableEvents } from './events.ts';
import { stages } from '../money/stages.ts';

const { whenever } = reactionsOf<ReceivableEvents, Receivable>();

/** Adds the cash to the till of the person who took it (reliability.md 5, M05). */
const cashTaken = (on: 'receivable.received' | 'receivable.partReceived'): Reaction =>
  whenever(on).propose('courierCash', 'courierCash.collected', ({ data }, { id }) => {
    const { till, amount } = data;
    return till === null || amount === 0 ? [] : [{ id: till, data: { receivable: id, amount, currency: 'MMK' } }];
  });

/** Updates a pending bill when the amount of its line changes. */
const amendsBillLine = (on: keyof ReceivableEvents): Reaction =>
  whenever(on).propose('bill', 'bill.lineAmended', (_, aggregate, before) => {
    const { bill, due } = aggregate.context;
    return bill === null || due === before.context.due ? [] : [{ id: bill, data: { line: aggregate.id, amount: due } }];
  });

const removesBillLine = (on: keyof ReceivableEvents): Reaction =>
  whenever(on).propose('bill', 'bill.lineRemoved', (_, aggregate, before) => {
    const { bill } = before.context;
    return bill === null ? [] : [{ id: bill, data: { line: aggregate.id } }];
  });

/** Reactions of a receivable: events of the tills, the bills and the order. */
export const reactions: readonly Reaction[] = [
  cashTaken('receivable.received'),
  cashTaken('receivable.partReceived'),
  whenever('receivable.reversed').propose('courierCash', 'courierCash.reversed', ({ data }, { id }, before) => {
    const { amount } = data;
    return takenBack(before.context.payments, amount).flatMap((one) =>
      one.till === null || one.amount === 0
        ? []
        : [{ id: one.till, data: { receivable: id, amount: one.amount, currency: 'MMK' } }],
    );
  }),
  amendsBillLine('receivable.credited'),
  removesBillLine('receivable.opened'),
  removesBillLine('receivable.covered'),
  removesBillLine('receivable.waived'),
  ...stages.map((stage) =>
    whenever('receivable.settled').propose('order', `order.${stage}PaidByBill`, ({ data }, aggregate, before) => {
      const { bill } = data;
      const { order, due, stage: own } = before.context;
      return own === stage ? [{ id: order, data: { amount: due, bill } }] : [];
    }),
  ),
];
