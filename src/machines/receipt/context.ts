import { initialStagePayment, type StagePayment } from '../money/stagePayment.ts';

/** Collection receipt (§3, finance). Money in hundredths of MMK. */
export interface Receipt extends StagePayment {
  readonly collectionFee: number;
  readonly method: string;
  readonly account: string;
  readonly voucher: string;
  readonly transferAt: string;
  readonly remark: string | null;
  /** Lines of bank statements that pay it in parts, in the order in which they were joined. */
  readonly bankLines: readonly string[];
  readonly partsPaid: number;
  /** People who took the money, as it was known when the receipt was recorded. */
  readonly takenBy: readonly string[];
  readonly recordedBy: string;
  readonly recordedAt: string;
  readonly confirmedBy: string | null;
  readonly confirmedAt: string | null;
  readonly voidedFor: string | null;
}

export const initial: Receipt = {
  ...initialStagePayment,
  collectionFee: 0,
  method: 'bank',
  account: '',
  voucher: '',
  transferAt: '',
  remark: null,
  bankLines: [],
  partsPaid: 0,
  takenBy: [],
  recordedBy: '',
  recordedAt: '',
  confirmedBy: null,
  confirmedAt: null,
  voidedFor: null,
};
