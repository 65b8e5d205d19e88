import { z } from 'zod';
import type { Picked } from '../kit/meaning.ts';
import { oneOf } from '../fields/schemas.ts';
import { stages, type Stage } from './stages.ts';

/** Payment for one stage of an order, which a receipt or a refund is about. Money in hundredths of MMK. */
export interface StagePayment {
  readonly receivable: string;
  readonly order: string;
  readonly stage: Stage;
  readonly customerName: string;
  readonly merchant: string | null;
  readonly branches: readonly string[];
  readonly amount: number;
}

export const initialStagePayment: StagePayment = {
  receivable: '',
  order: '',
  stage: 'collection',
  customerName: '',
  merchant: null,
  branches: [],
  amount: 0,
};

/** Received payments as a field offers them: by stage, amount and day, with the number of their order. */
export const payment = {
  toldBy: ['stage', 'received', 'day'],
  foundBy: ['customerName'],
  number: 'order',
  amount: 'received',
} as const satisfies Omit<Picked, 'state'>;

/** Fields of the payment in a list row. */
export const stagePaymentRow = {
  receivable: z.string(),
  order: z.string(),
  stage: oneOf(stages),
  customerName: z.string(),
  merchant: z.string().nullable(),
  amount: z.int(),
};
