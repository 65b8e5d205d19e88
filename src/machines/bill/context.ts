import type { CustomerKind } from '../billing.ts';

/** One line of a bill: a receivable, a payable, or the amount of a supplement. Hundredths of MMK. */
export interface BillLine {
  readonly line: string;
  readonly kind: 'receivable' | 'payable' | 'supplement';
  /** The order it comes from; null for a supplement. */
  readonly order: string | null;
  readonly amount: number;
}

/** What a bill keeps (§3, finance). Money in hundredths of MMK. */
export interface Bill {
  readonly customerKind: CustomerKind;
  readonly customer: string;
  readonly customerName: string;
  readonly branch: string;
  /** The day of Myanmar's calendar whose data it bills, YYYY-MM-DD. */
  readonly day: string;
  readonly lines: readonly BillLine[];
  /** The confirmed bill that this one supplements; null for the bill of a day. */
  readonly supplements: string | null;
  readonly reason: string | null;
  readonly generatedAt: string;
  /** The receivables that its confirmation settled: confirming it once more, after it was reopened, leaves them. */
  readonly settled: readonly string[];
  readonly voucher: string | null;
  readonly sha256: string | null;
  readonly confirmedAt: string | null;
  readonly confirmedBy: string | null;
  /** The refund that waits for a second person. */
  readonly request: { readonly by: string; readonly amount: number; readonly reason: string } | null;
  readonly refunded: number;
  readonly settlement: string | null;
  /** Goods money that the settlement takes off what the customer pays; such a bill is not paid out by a slip. */
  readonly netted: number;
  readonly slip: string | null;
}

export const initial: Bill = {
  customerKind: 'personal',
  customer: '',
  customerName: '',
  branch: '',
  day: '',
  lines: [],
  supplements: null,
  reason: null,
  generatedAt: '',
  settled: [],
  voucher: null,
  sha256: null,
  confirmedAt: null,
  confirmedBy: null,
  request: null,
  refunded: 0,
  settlement: null,
  netted: 0,
  slip: null,
};

/** What the customer owes on a bill: its receivables and supplements. */
export const receivableOf = ({ lines }: Pick<Bill, 'lines'>): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'payable' ? 0 : amount), 0);

/** What the customer is owed on a bill. */
export const payableOf = ({ lines }: Pick<Bill, 'lines'>): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'payable' ? amount : 0), 0);

/** The orders a bill is about, each once. */
export const ordersOf = ({ lines }: Pick<Bill, 'lines'>): string[] => [
  ...new Set(lines.flatMap(({ order }) => order ?? [])),
];
