import type { OrderLookup } from '../desk/fields.ts';
import { branchesOf } from '../order/branches.ts';
import type { Order } from '../order/context.ts';
import type { StaffContext } from '../staff/index.ts';
import type { UserQuestion } from '../userQuestion/context.ts';
import type { WorkOrder } from '../workOrder/context.ts';
import { aggregateOf, textOf, type LookupSource, type AggregateLookups } from './lookupRequest.ts';
import { assignee } from './people.ts';

const namedOrder = ({ data }: LookupSource): string | null => textOf(data, 'order');

const shown = ({ id, states, context }: { id: string; states: Readonly<Record<string, string>>; context: Order }) =>
  ({
    id,
    state: states['custody'] ?? '',
    branches: branchesOf(context),
    merchant: context.merchant,
    insured: context.insureAmount,
    claimPaid: context.claimPaid !== null,
  }) satisfies OrderLookup;

/** The order that the payload names. */
const order = aggregateOf<Order>('order', namedOrder, shown);

/** The order that the payload names, locked exclusively until the claim is written. */
const orderAlone = aggregateOf<Order>('order', namedOrder, shown, { alone: true });

/** The work order that the payload names, if it approved the voiding of this order's signature. */
export const cancelSign = aggregateOf<WorkOrder>(
  'workOrder',
  ({ data }) => textOf(data, 'workOrder'),
  ({ id, context }, { aggregate }) =>
    context.kind === 'cancelSign' && context.decision === 'approved' && context.orders.includes(aggregate.id)
      ? { id }
      : null,
);

/** The person who raised the question, if on the job; locked so that the account cannot end before the answer is sent. */
const asker = aggregateOf<StaffContext>(
  'staff',
  ({ aggregate }) => (aggregate.context as UserQuestion).raisedBy || null,
  ({ id, states }) => (states['staff'] === 'onJob' ? { id } : null),
);

/** The lookups of the service desk's records that are other aggregates. */
export const serviceLookups: Readonly<Record<string, AggregateLookups>> = {
  problemItem: { order },
  userQuestion: { order, asker },
  workOrder: { assignee },
  insuranceClaim: { order: orderAlone },
};
