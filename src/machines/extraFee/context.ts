import type { Stage } from '../money/stages.ts';

/** Extra or supplement fee of an order (§3: type, amount, channel, payment channel). Hundredths of MMK. */
export interface ExtraFee {
  readonly order: string;
  readonly stage: Stage;
  readonly kind: string;
  readonly amount: number;
  readonly channel: string;
  readonly branches: readonly string[];
  readonly paymentChannel: string | null;
  readonly addedAt: string;
  readonly paidAt: string | null;
}

export const initial: ExtraFee = {
  order: '',
  stage: 'collection',
  kind: '',
  amount: 0,
  channel: '',
  branches: [],
  paymentChannel: null,
  addedAt: '',
  paidAt: null,
};
