import type { OrderFact } from '../desk.ts';
import { branchesOf } from '../order/branches.ts';
import type { Order } from '../order/context.ts';
import type { WorkOrder } from '../workOrder/context.ts';
import { lifeOf, textOf, type Ask, type LifeFacts } from './ask.ts';
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
  }) satisfies OrderFact;

/** The order named. */
const order = lifeOf<Order>('order', namedOrder, shown);

/** The order named, which nobody else may look at until the claim about it is written. */
const orderAlone = lifeOf<Order>('order', namedOrder, shown, { alone: true });

/** The work order named, if it decided that the order's signature is void. */
export const cancelSign = lifeOf<WorkOrder>(
  'workOrder',
  ({ data }) => textOf(data, 'workOrder'),
  ({ id, context }, { life }) =>
    context.kind === 'cancelSign' && context.decision === 'approved' && context.orders.includes(life.id)
      ? { id }
      : null,
);

/** What the rules of the service desk's lives look at outside of them. */
export const serviceFacts: Readonly<Record<string, LifeFacts>> = {
  problemItem: { order },
  userQuestion: { order },
  workOrder: { assignee },
  insuranceClaim: { order: orderAlone },
};
