import type { z } from 'zod';
import type { ground, payment } from './events.ts';

/** Context of an insurance claim. Money in hundredths of MMK. */
export interface InsuranceClaim {
  readonly order: string;
  readonly branches: readonly string[];
  readonly merchant: string | null;
  readonly ground: z.infer<typeof ground>;
  /** Insured value of the parcel; null if not insured. */
  readonly insured: number | null;
  readonly remark: string | null;
  readonly photos: readonly string[];
  readonly submittedBy: string;
  readonly submittedByName: string;
  readonly submittedAt: string;
  readonly reviewerName: string | null;
  /** Amount to be paid; null until decided. */
  readonly amount: number | null;
  readonly decidedBy: string | null;
  readonly decidedByName: string | null;
  readonly decidedAt: string | null;
  /** True after the parcel was found again. */
  readonly found: boolean;
  /** Last alarm raised: days since the claim was opened. */
  readonly alarm: 7 | 12 | 14 | null;
  readonly method: z.infer<typeof payment> | null;
  readonly voucher: string | null;
  readonly paidByName: string | null;
  readonly paidAt: string | null;
  readonly refusal: string | null;
  readonly updatedAt: string;
}

export const initial: InsuranceClaim = {
  order: '',
  branches: [],
  merchant: null,
  ground: 'lost',
  insured: null,
  remark: null,
  photos: [],
  submittedBy: '',
  submittedByName: '',
  submittedAt: '',
  reviewerName: null,
  amount: null,
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  found: false,
  alarm: null,
  method: null,
  voucher: null,
  paidByName: null,
  paidAt: null,
  refusal: null,
  updatedAt: '',
};
