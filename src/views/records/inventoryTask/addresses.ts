/** Inventory In Stock, in the specification's own spelling (§4). */
const COUNTING = '/warehoue/warehousing/inventoryInStock';
/** A branch's counts (§2). */
export const BRANCH_COUNTS = '/inventory/inventoryCompany';

/** Where one counts into a task by scanning. */
export const countAddress = (id: string): string => `${COUNTING}?id=${encodeURIComponent(id)}`;

/** Where the counts of one branch are listed. */
export const branchCountsAddress = (branch: string): string => `${BRANCH_COUNTS}?branch=${encodeURIComponent(branch)}`;
