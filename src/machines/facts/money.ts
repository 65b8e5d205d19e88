import type { ExtraFee } from '../extraFee/context.ts';
import type { StageFact } from '../extraFee/rules.ts';
import type { Order } from '../order/context.ts';
import type { Receivable } from '../receivable/context.ts';
import { paymentFact } from '../receivable/fact.ts';
import { lifeOf, textOf, type Ask, type LifeFacts } from './ask.ts';
import { self } from './people.ts';

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
export const moneyFacts: Readonly<Record<string, LifeFacts>> = {
  refund: { payment },
  receipt: { payment },
  extraFee: { stage, self },
};
