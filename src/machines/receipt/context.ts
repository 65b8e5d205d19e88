import type { Stage } from '../stages.ts';

/** Collection receipt (§3, finance). Money in hundredths of MMK. */
export interface Receipt {
  readonly receivable: string;
  readonly order: string;
  readonly stage: Stage;
  readonly customerName: string;
  readonly merchant: string | null;
  readonly branches: readonly string[];
  readonly amount: number;
  readonly collectionFee: number;
  readonly method: string;
  readonly account: string;
  readonly voucher: string;
  readonly transferAt: string;
  readonly remark: string | null;
  readonly recordedBy: string;
  readonly recordedAt: string;
  readonly confirmedBy: string | null;
  readonly confirmedAt: string | null;
  readonly voidedFor: string | null;
}

export const initial: Receipt = {
  receivable: '',
  order: '',
  stage: 'collection',
  customerName: '',
  merchant: null,
  branches: [],
  amount: 0,
  collectionFee: 0,
  method: 'bank',
  account: '',
  voucher: '',
  transferAt: '',
  remark: null,
  recordedBy: '',
  recordedAt: '',
  confirmedBy: null,
  confirmedAt: null,
  voidedFor: null,
};
