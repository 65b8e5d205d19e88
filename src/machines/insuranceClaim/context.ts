import type { z } from 'zod';
import type { ground } from './events.ts';

/** What an insurance claim keeps. Money in hundredths of MMK. */
export interface InsuranceClaim {
  readonly order: string;
  readonly branches: readonly string[];
  readonly merchant: string | null;
  readonly ground: z.infer<typeof ground>;
  /** What the parcel was insured for; null for none. */
  readonly insured: number | null;
  readonly remark: string | null;
  readonly photos: readonly string[];
  readonly submittedBy: string;
  readonly submittedByName: string;
  readonly submittedAt: string;
  readonly reviewerName: string | null;
  /** What is to be paid, once decided. */
  readonly amount: number | null;
  readonly decidedBy: string | null;
  readonly decidedByName: string | null;
  readonly decidedAt: string | null;
  /** The parcel turned up again. */
  readonly found: boolean;
  /** The last alarm that rang: days since the claim was made. */
  readonly alarm: 7 | 12 | 14 | null;
  readonly method: string | null;
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
