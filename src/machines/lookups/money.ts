import type { ExtraFee } from '../extraFee/context.ts';
import type { StageLookup } from '../extraFee/rules.ts';
import type { Order } from '../order/context.ts';
import type { Receivable } from '../receivable/context.ts';
import { paymentLookup } from '../receivable/lookup.ts';
import { aggregateOf, textOf, type LookupSource, type AggregateLookups } from './lookupRequest.ts';
import { self } from './people.ts';

/** The payment of a refund or a receipt: named in the creating payload, then kept in the context. */
const payment = aggregateOf<Receivable>(
  'receivable',
  ({ data, aggregate }) =>
    aggregate.version === 0 ? textOf(data, 'receivable') : (aggregate.context as { receivable: string }).receivable,
  ({ id, states, context }) => paymentLookup(id, states['receivable'] ?? '', context),
);

const feeOf = ({ aggregate }: LookupSource) => aggregate.context as ExtraFee;

const stage = aggregateOf<Order>(
  'order',
  (source) => feeOf(source).order,
  ({ states, context }, source): StageLookup => ({
    state: states[feeOf(source).stage] ?? '',
    due: context.due[feeOf(source).stage],
  }),
);

/** The lookups of refunds, receipts and extra fees that are other aggregates. */
export const moneyLookups: Readonly<Record<string, AggregateLookups>> = {
  refund: { payment },
  receipt: { payment },
  extraFee: { stage, self },
};
