import { initialStagePayment, type StagePayment } from '../money/stagePayment.ts';

/** Refund of the payment for one stage of an order (§4, bill/refund status). Money in hundredths of MMK. */
export interface Refund extends StagePayment {
  readonly reason: string;
  readonly account: string | null;
  /** Requester and time; another person decides. */
  readonly request: { readonly by: string; readonly at: string } | null;
  readonly confirmedBy: string | null;
  readonly method: string | null;
  readonly voucher: string | null;
  readonly decision: string | null;
  readonly endedAt: string | null;
}

export const initial: Refund = {
  ...initialStagePayment,
  reason: '',
  account: null,
  request: null,
  confirmedBy: null,
  method: null,
  voucher: null,
  decision: null,
  endedAt: null,
};
