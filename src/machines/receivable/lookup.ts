import type { Stage } from '../money/stages.ts';
import type { Receivable } from './context.ts';

/** Payment for one stage of an order, as refunds and receipts see it. */
export interface PaymentLookup {
  readonly id: string;
  readonly state: string;
  readonly order: string;
  readonly stage: Stage;
  readonly customerName: string;
  readonly merchant: string | null;
  readonly branches: readonly string[];
  readonly received: number;
  /** People who took the money. */
  readonly takenBy: readonly string[];
}

/** Makes the lookup of a receivable's payments; null if nothing was received. */
export const paymentLookup = (id: string, state: string, receivable: Receivable): PaymentLookup | null => {
  const { order, stage, customerName, merchant, branches, received, payments } = receivable;
  if (received === 0) return null;
  const takenBy = [...new Set(payments.map(({ by }) => by))];
  return { id, state, order, stage, customerName, merchant, branches, received, takenBy };
};
