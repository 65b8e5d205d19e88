import type { Stage } from '../money/stages.ts';
import { nobody, type Parties } from '../customers/parties.ts';

/** Payment of a stage of an order. */
export interface Payment {
  readonly amount: number;
  readonly method: string;
  readonly voucher: string | null;
  readonly by: string;
  /** Staff member who holds the cash; null for money that goes directly to the branch. */
  readonly till: string | null;
  /** Version of the order that the payment produced. */
  readonly payment: number;
  readonly at: string;
}

/**
 * Amount owed for one stage of an order (§4, pay stage), and its payments. Money in hundredths of MMK, times in UTC.
 */
export interface Receivable extends Parties {
  readonly stage: Stage;
  /** Amount still owed. */
  readonly due: number;
  /** Amount received, without refunds and reversals. */
  readonly received: number;
  readonly refunded: number;
  /** Amount received in excess. */
  readonly refundDue: number;
  readonly payments: readonly Payment[];
  readonly bill: string | null;
  /** Time at which it arose or was last credited. */
  readonly dueAt: string;
  readonly receivedAt: string | null;
  readonly confirmedAt: string | null;
  readonly confirmedBy: string | null;
}

export const initial: Receivable = {
  ...nobody,
  stage: 'collection',
  due: 0,
  received: 0,
  refunded: 0,
  refundDue: 0,
  payments: [],
  bill: null,
  dueAt: '',
  receivedAt: null,
  confirmedAt: null,
  confirmedBy: null,
};

/** Returns the latest payments that add up to a reversed amount. */
export function takenBack(payments: readonly Payment[], amount: number): readonly Payment[] {
  const back: Payment[] = [];
  let rest = amount;
  for (const one of payments.toReversed()) {
    if (rest <= 0) break;
    back.push({ ...one, amount: Math.min(one.amount, rest) });
    rest -= one.amount;
  }
  return back;
}
