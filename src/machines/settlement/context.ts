import type { CustomerKind } from '../money/billing.ts';

/** Context of a settlement (§3, finance). Money in hundredths of MMK. */
export interface Settlement {
  readonly customerKind: CustomerKind;
  readonly customer: string;
  readonly customerName: string;
  readonly branches: readonly string[];
  readonly bills: readonly string[];
  /** Bills included in the sums. */
  readonly counted: readonly string[];
  readonly receivable: number;
  readonly payable: number;
  /** Handling fee, charged at most once; null until charged. */
  readonly fee: number | null;
  readonly voucher: string | null;
  readonly sha256: string | null;
  readonly transferredAt: string | null;
  readonly openedAt: string;
  readonly openedBy: string;
  /** Id of the person who asked for the settlement; another person settles it. */
  readonly requestedBy: string | null;
  readonly settledAt: string | null;
  readonly settledBy: string | null;
  readonly reason: string | null;
}

export const initial: Settlement = {
  customerKind: 'personal',
  customer: '',
  customerName: '',
  branches: [],
  bills: [],
  counted: [],
  receivable: 0,
  payable: 0,
  fee: null,
  voucher: null,
  sha256: null,
  transferredAt: null,
  openedAt: '',
  openedBy: '',
  requestedBy: null,
  settledAt: null,
  settledBy: null,
  reason: null,
};

/** Net amount that the customer pays; negative if the customer is paid. */
export const netOf = ({ receivable, payable, fee }: Settlement): number => receivable + (fee ?? 0) - payable;
