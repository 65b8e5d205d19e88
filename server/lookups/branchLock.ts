import { stockBranchOf } from '#machines/lookups/lock.ts';
import { byKey, type Providers } from './provider.ts';

/** How far the running count of a branch has come, for the sentence of a refusal. */
const counted = byKey(
  `select branch as key, counted from row_inventory_task where state = 'inProgress' and branch = any($1)`,
  stockBranchOf,
  ({ counted: parcels }) => parcels,
);

/** What every move of stock looks at beside the branch itself. */
export const lockProviders: Providers = { counted };
