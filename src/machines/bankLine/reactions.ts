import { fromMyanmar } from '../time/calendar.ts';
import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { BankLine } from './context.ts';
import { restsPaid } from './parts.ts';
import { targetsOf, type BankLineLookups } from './rules.ts';
import type { BankLineEvents } from './events.ts';

const { whenever } = reactionsOf<BankLineEvents, BankLine, Partial<BankLineLookups>>();

/**
 * Joins a line to its receipt and takes it away again; confirms the receipts or the payment slip of an accepted line. A
 * refusal there refuses the event.
 */
export const reactions: readonly Reaction[] = [
  whenever('bankLine.joined').propose('receipt', 'receipt.partJoined', ({ id }, aggregate) => {
    const { receipt, paidIn } = aggregate.context;
    return receipt === null ? [] : [{ id: receipt, data: { bankLine: id, amount: paidIn } }];
  }),
  ...(['bankLine.unmatched', 'bankLine.ignored'] as const).map((leaving) =>
    whenever(leaving).propose('receipt', 'receipt.partLeft', ({ id }, _, before) => {
      const { receipt, isPart, paidIn } = before.context;
      return receipt === null || !isPart ? [] : [{ id: receipt, data: { bankLine: id, amount: paidIn } }];
    }),
  ),
  // Before the confirmation: a receipt with parts is confirmed only once they are whole.
  whenever('bankLine.accepted').propose('receipt', 'receipt.partJoined', ({ id, lookups }, aggregate) =>
    restsPaid(aggregate.context, targetsOf(lookups)).map(({ receipt, amount }) => ({
      id: receipt,
      data: { bankLine: id, amount },
    })),
  ),
  whenever('bankLine.accepted').propose('receipt', 'receipt.confirmed', (_, aggregate) => {
    const { receipt, receipts } = aggregate.context;
    return (receipt === null ? receipts : [receipt]).map((id) => ({ id, data: {} }));
  }),
  whenever('bankLine.accepted').propose('paymentSlip', 'paymentSlip.confirmedByBank', ({ id }, aggregate) => {
    const { paymentSlip, day } = aggregate.context;
    return paymentSlip === null
      ? []
      : [{ id: paymentSlip, data: { bankLine: id, transferredAt: fromMyanmar(`${day}T00:00:00.000`) } }];
  }),
];
