import type { OrderLookup } from '../desk.ts';
import { branchesOf } from '../order/branches.ts';
import type { Order } from '../order/context.ts';
import type { WorkOrder } from '../workOrder/context.ts';
import { aggregateOf, textOf, type Ask, type AggregateLookups } from './ask.ts';
import { assignee } from './people.ts';

const namedOrder = ({ data }: Ask): string | null => textOf(data, 'order');

const shown = ({ id, states, context }: { id: string; states: Readonly<Record<string, string>>; context: Order }) =>
  ({
    id,
    state: states['custody'] ?? '',
    branches: branchesOf(context),
    merchant: context.merchant,
    insured: context.insureAmount,
    claimPaid: context.claimPaid !== null,
  }) satisfies OrderLookup;

/** The order named. */
const order = aggregateOf<Order>('order', namedOrder, shown);

/** The order named, which nobody else may look at until the claim about it is written. */
const orderAlone = aggregateOf<Order>('order', namedOrder, shown, { alone: true });

/** The work order named, if it decided that the order's signature is void. */
export const cancelSign = aggregateOf<WorkOrder>(
  'workOrder',
  ({ data }) => textOf(data, 'workOrder'),
  ({ id, context }, { aggregate }) =>
    context.kind === 'cancelSign' && context.decision === 'approved' && context.orders.includes(aggregate.id)
      ? { id }
      : null,
);

/** What the rules of the service desk's aggregates look at outside of them. */
export const serviceLookups: Readonly<Record<string, AggregateLookups>> = {
  problemItem: { order },
  userQuestion: { order },
  workOrder: { assignee },
  insuranceClaim: { order: orderAlone },
};
