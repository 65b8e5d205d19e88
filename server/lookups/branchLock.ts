import { stockBranchOf } from '#machines/lookups/lock.ts';
import { byKey, type Providers } from './provider.ts';

/** Looks up the progress of a branch's running count, for the text of a refusal. */
const counted = byKey(
  `select branch as key, counted from row_inventory_task where state = 'inProgress' and branch = any($1)`,
  stockBranchOf,
  ({ counted: parcels }) => parcels,
);

/** Lookups for every stock movement, beside the branch itself. */
export const lockProviders: Providers = { counted };
