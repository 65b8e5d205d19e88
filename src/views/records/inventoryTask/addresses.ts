/** Path of Inventory In Stock, in the specification's own spelling (§4). */
const COUNTING = '/warehoue/warehousing/inventoryInStock';
/** Path of a branch's counts (§2). */
export const BRANCH_COUNTS = '/inventory/inventoryCompany';

/** Returns the address where a count is scanned. */
export const countAddress = (id: string): string => `${COUNTING}?id=${encodeURIComponent(id)}`;

/** Returns the address of one branch's counts. */
export const branchCountsAddress = (branch: string): string => `${BRANCH_COUNTS}?branch=${encodeURIComponent(branch)}`;
