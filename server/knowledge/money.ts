import type { ExtraFee } from '#machines/extraFee/context.ts';
import type { StageFact } from '#machines/extraFee/rules.ts';
import type { Order } from '#machines/order/context.ts';
import type { Receivable } from '#machines/receivable/context.ts';
import { paymentFact } from '#machines/receivable/fact.ts';
import { self } from './order.ts';
import { lifeOf, textOf, type Ask, type Providers } from './provider.ts';

/** The payment that a refund or a receipt is about: named when it is made, its own afterwards. */
const payment = lifeOf<Receivable>(
  'receivable',
  ({ data, life }) =>
    life.version === 0 ? textOf(data, 'receivable') : (life.context as { receivable: string }).receivable,
  ({ id, states, context }) => paymentFact(id, states['receivable'] ?? '', context),
);

const feeOf = ({ life }: Ask) => life.context as ExtraFee;

const stage = lifeOf<Order>(
  'order',
  (ask) => feeOf(ask).order,
  ({ states, context }, ask): StageFact => ({
    state: states[feeOf(ask).stage] ?? '',
    due: context.due[feeOf(ask).stage],
  }),
);

/** What refunds, receipts and extra fees look at outside of them. */
export const refundProviders: Providers = { payment };
export const receiptProviders: Providers = { payment };
export const extraFeeProviders: Providers = { stage, self };
