import type { Stage } from '../stages.ts';
import { nobody, type Parties } from '../parties.ts';

/** Money taken for a stage of an order. */
export interface Payment {
  readonly amount: number;
  readonly method: string;
  readonly voucher: string | null;
  readonly by: string;
  /** Who of the staff holds the cash; null for money that is the branch's at once. */
  readonly till: string | null;
  /** Version of the order that the payment made. */
  readonly payment: number;
  readonly at: string;
}

/** What is owed for one stage of an order (§4, pay stage), and what came in. Money in hundredths of MMK, times UTC. */
export interface Receivable extends Parties {
  readonly stage: Stage;
  /** Still owed. */
  readonly due: number;
  /** Received and neither refunded nor reversed. */
  readonly received: number;
  readonly refunded: number;
  /** Received beyond what is owed. */
  readonly refundDue: number;
  readonly payments: readonly Payment[];
  readonly bill: string | null;
  /** When it arose or was last put on account. */
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

/** The latest payments that make up an amount taken back. */
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
