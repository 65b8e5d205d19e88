import type { Match } from './matching.ts';

/** Line of a bank statement of one of the company's accounts. Money in hundredths of MMK. */
export interface BankLine {
  /** The company's account. */
  readonly account: string;
  readonly day: string;
  /** Amount that came in; null for a payment out. */
  readonly paidIn: number | null;
  readonly paidOut: number | null;
  readonly reference: string | null;
  readonly narrative: string | null;
  readonly balance: number | null;
  /** Counts equal lines of a day: lines with the same amount and reference. */
  readonly number: number;
  readonly importedBy: string;
  readonly importedAt: string;
  /** Receipt that the money belongs to. */
  readonly receipt: string | null;
  /** Receipts that the money pays together; empty if it pays one. */
  readonly receipts: readonly string[];
  /** True if the money pays a part of its receipt, which other lines complete. */
  readonly isPart: boolean;
  /** Payment slip that the money paid. */
  readonly paymentSlip: string | null;
  readonly match: Match | null;
  readonly customerName: string | null;
  readonly acceptedBy: string | null;
  readonly acceptedAt: string | null;
  readonly ignoredFor: string | null;
}

/** Fields of a line that belongs to no payment. */
export const UNMATCHED = {
  receipt: null,
  receipts: [],
  isPart: false,
  paymentSlip: null,
  match: null,
  customerName: null,
} as const satisfies Partial<BankLine>;

export const initial: BankLine = {
  account: '',
  day: '',
  paidIn: null,
  paidOut: null,
  reference: null,
  narrative: null,
  balance: null,
  number: 1,
  importedBy: '',
  importedAt: '',
  ...UNMATCHED,
  acceptedBy: null,
  acceptedAt: null,
  ignoredFor: null,
};
