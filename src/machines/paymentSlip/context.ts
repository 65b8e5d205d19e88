import type { CustomerKind } from '../money/billing.ts';

/** Context of a payment slip (§3, finance). Money in hundredths of MMK. */
export interface PaymentSlip {
  readonly customerKind: CustomerKind;
  readonly customer: string;
  readonly customerName: string;
  readonly branches: readonly string[];
  readonly account: string;
  readonly bank: string;
  readonly holder: string;
  readonly bills: readonly { readonly bill: string; readonly amount: number | null }[];
  /** Sum of the bills counted so far. */
  readonly amount: number;
  readonly drawnAt: string;
  readonly drawnBy: string;
  readonly generatedAt: string | null;
  readonly generatedBy: string | null;
  readonly voucher: string | null;
  readonly sha256: string | null;
  /** Line of a bank statement that proves the transfer in place of a voucher. */
  readonly bankLine: string | null;
  readonly transferredAt: string | null;
  readonly confirmedAt: string | null;
  readonly confirmedBy: string | null;
  readonly reason: string | null;
}

export const initial: PaymentSlip = {
  customerKind: 'merchant',
  customer: '',
  customerName: '',
  branches: [],
  account: '',
  bank: '',
  holder: '',
  bills: [],
  amount: 0,
  drawnAt: '',
  drawnBy: '',
  generatedAt: null,
  generatedBy: null,
  voucher: null,
  sha256: null,
  bankLine: null,
  transferredAt: null,
  confirmedAt: null,
  confirmedBy: null,
  reason: null,
};
