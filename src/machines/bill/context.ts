import { VIP, type CustomerKind, type CustomerLevel } from '../money/billing.ts';

/** Line of a bill: a receivable, a payable, or the amount of a supplement. Hundredths of MMK. */
export interface BillLine {
  readonly line: string;
  readonly kind: 'receivable' | 'payable' | 'supplement';
  /** Order that the line comes from; null for a supplement. */
  readonly order: string | null;
  readonly amount: number;
}

/** Context of a bill (§3, finance). Money in hundredths of MMK. */
export interface Bill {
  readonly customerKind: CustomerKind;
  readonly customer: string;
  readonly customerName: string;
  /** Level of a personal customer when the bill was made; absent for merchants and for bills of before. */
  readonly level?: CustomerLevel | undefined;
  readonly branch: string;
  /** Billed day in Myanmar's calendar, YYYY-MM-DD. */
  readonly day: string;
  readonly lines: readonly BillLine[];
  /** Confirmed bill that this one supplements; null for the bill of a day. */
  readonly supplements: string | null;
  /** Id of the person who opened the supplement; null for the bill of a day. */
  readonly supplementedBy: string | null;
  readonly reason: string | null;
  readonly generatedAt: string;
  /** Receivables settled by the confirmation. A second confirmation after a reopening skips them. */
  readonly settled: readonly string[];
  readonly voucher: string | null;
  readonly sha256: string | null;
  readonly confirmedAt: string | null;
  readonly confirmedBy: string | null;
  /** Refund that awaits approval by a second person. */
  readonly request: { readonly by: string; readonly amount: number; readonly reason: string } | null;
  readonly refunded: number;
  /** Refunds that the settlement took off what the customer paid. */
  readonly deducted: number;
  /** Refunds paid out after the settlement. */
  readonly repaid: number;
  readonly settlement: string | null;
  /** Goods money deducted by the settlement from what the customer pays. No slip pays out such a bill. */
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
  supplementedBy: null,
  reason: null,
  generatedAt: '',
  settled: [],
  voucher: null,
  sha256: null,
  confirmedAt: null,
  confirmedBy: null,
  request: null,
  refunded: 0,
  deducted: 0,
  repaid: 0,
  settlement: null,
  netted: 0,
  slip: null,
};

/** Class of a bill's customer: a merchant, a VIP app user, or an ordinary one. */
export const customerClassOf = ({ customerKind, level }: Pick<Bill, 'customerKind' | 'level'>) =>
  customerKind === 'merchant' ? 'merchant' : level === VIP ? 'vip' : 'ordinary';

/** Sum that the customer owes on a bill: receivables and supplements. */
export const receivableOf = ({ lines }: Pick<Bill, 'lines'>): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'payable' ? 0 : amount), 0);

/** Sum that the customer is owed on a bill. */
export const payableOf = ({ lines }: Pick<Bill, 'lines'>): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kind === 'payable' ? amount : 0), 0);

/**
 * Sum that the customer still owes until the bill is settled: all of a confirmed bill less its refunds; of one that was
 * reopened, the receivables that its first confirmation took over.
 */
export const outstandingOf = ({ lines, settled, refunded }: Bill, isConfirmed: boolean): number =>
  receivableOf({ lines: isConfirmed ? lines : lines.filter(({ line }) => settled.includes(line)) }) - refunded;

/** Refunds that the settlement did not take off and that are not paid out. */
export const toGiveBack = ({ refunded, deducted, repaid }: Pick<Bill, 'refunded' | 'deducted' | 'repaid'>): number =>
  refunded - deducted - repaid;

/** Orders on a bill, without duplicates. */
export const ordersOf = ({ lines }: Pick<Bill, 'lines'>): string[] => [
  ...new Set(lines.flatMap(({ order }) => order ?? [])),
];
