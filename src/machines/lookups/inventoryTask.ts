import type { InventoryTask } from '../inventoryTask/context.ts';
import type { Lookups } from '../inventoryTask/lookups.ts';
import type { Order } from '../order/context.ts';
import type { BranchCount } from '../registers/branchCount.ts';
import type { Branch } from '../registers/index.ts';
import { aggregateOf, textOf, type LookupSource, type AggregateLookups } from './lookupRequest.ts';
import { parcelOf, waybillAsked } from './parcel.ts';

/** The branch of a count, from the payload or the context. */
export const countedBranchOf = ({ data, aggregate }: LookupSource): string =>
  textOf(data, 'branch') ?? (aggregate.context as InventoryTask).branch;

/** The branch to count, locked exclusively until the count is written. */
const branch = aggregateOf<Branch & { readonly count?: BranchCount | null }>(
  'branch',
  countedBranchOf,
  ({ id, states, context: { enabled, count } }): Lookups['branch'] => ({
    id,
    enabled: enabled && states['branch'] === 'registered',
    count: count ?? null,
  }),
  { alone: true },
);

/** The running count that an adjustment names, locked exclusively until the adjustment is written. */
export const runningCount = aggregateOf<InventoryTask>(
  'inventoryTask',
  ({ data }) => textOf(data, 'count'),
  ({ id, states, context }) => (states['inventoryTask'] === 'inProgress' ? { id, branch: context.branch } : null),
  { alone: true },
);

/** The lookups of a count that are other aggregates. */
export const inventoryTaskLookups: AggregateLookups = {
  branch,
  parcel: aggregateOf<Order>('order', waybillAsked, parcelOf),
};
