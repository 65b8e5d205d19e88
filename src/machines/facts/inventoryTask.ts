import type { InventoryTask } from '../inventoryTask/context.ts';
import type { Known } from '../inventoryTask/known.ts';
import type { Order } from '../order/context.ts';
import type { BranchCount } from '../registers/branchCount.ts';
import type { Branch } from '../registers/index.ts';
import { lifeOf, textOf, type Ask, type LifeFacts } from './ask.ts';
import { parcelOf, waybillAsked } from './parcel.ts';

/** The branch that is counted, or is to be. */
export const countedBranchOf = ({ data, life }: Ask): string =>
  textOf(data, 'branch') ?? (life.context as InventoryTask).branch;

/** The branch to be counted, which nobody else looks at until the count is written. */
const branch = lifeOf<Branch & { readonly count?: BranchCount | null }>(
  'branch',
  countedBranchOf,
  ({ id, states, context: { enabled, count } }): Known['branch'] => ({
    id,
    enabled: enabled && states['branch'] === 'registered',
    count: count ?? null,
  }),
  { alone: true },
);

/** The running count that an adjustment names; nobody else reads it until the adjustment is written. */
export const runningCount = lifeOf<InventoryTask>(
  'inventoryTask',
  ({ data }) => textOf(data, 'count'),
  ({ id, states, context }) => (states['inventoryTask'] === 'inProgress' ? { id, branch: context.branch } : null),
  { alone: true },
);

/** The other lives that the rules of a count look at. */
export const inventoryTaskFacts: LifeFacts = { branch, parcel: lifeOf<Order>('order', waybillAsked, parcelOf) };
