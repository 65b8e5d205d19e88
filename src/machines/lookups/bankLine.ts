import type { BankLine } from '../bankLine/context.ts';
import { expectedReceipt, expectedSlip } from '../bankLine/expected.ts';
import type { Target } from '../bankLine/target.ts';
import type { PaymentSlip } from '../paymentSlip/context.ts';
import type { Receipt } from '../receipt/context.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { aggregateOf, textOf, type AggregateLookups, type LookupSource } from './lookupRequest.ts';

/** Record that the payload names, or that the line is matched with. */
const named = (field: 'receipt' | 'paymentSlip') => (source: LookupSource) =>
  textOf(source.data, field) ?? (source.aggregate.context as BankLine)[field];

/** A receipt as a line is compared with it. */
export const receiptTarget = ({
  id,
  states,
  context,
}: Pick<Aggregate<Receipt>, 'id' | 'states' | 'context'>): Target => ({
  ...expectedReceipt(id, context),
  isOpen: states['receipt'] === 'toBeConfirmed',
  isConfirmed: states['receipt'] === 'confirmed',
  hasParts: context.partsPaid > 0,
  branches: context.branches,
});

/** Numbers of the receipts that the payload names together, or that the line is matched with. */
export const receiptsNamed = ({ data, aggregate }: LookupSource): readonly string[] => {
  const ids: unknown = data['receipts'] ?? (aggregate.context as BankLine).receipts;
  return Array.isArray(ids) ? [...new Set(ids.filter((id) => typeof id === 'string'))] : [];
};

/** Number of the receipt that the payload names, or that the line is matched with. */
export const receiptNamed = named('receipt');

/** The receipt or payment slip of a line of a bank statement. */
export const bankLineLookups: AggregateLookups = {
  // Alone: of two lines that pay the last part of a receipt, the second is judged after the first.
  receipt: aggregateOf<Receipt>('receipt', receiptNamed, receiptTarget, { alone: true }),
  paymentSlip: aggregateOf<PaymentSlip>('paymentSlip', named('paymentSlip'), ({ id, states, context }): Target => ({
    ...expectedSlip(
      id,
      context,
      context.bills.map(({ bill }) => bill),
    ),
    isOpen: states['paymentSlip'] === 'generated',
    isConfirmed: states['paymentSlip'] === 'confirmed',
    hasParts: false,
    branches: context.branches,
  })),
};
