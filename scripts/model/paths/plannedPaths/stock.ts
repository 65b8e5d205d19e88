import type { Scene } from './scene.ts';

/** Events that list all parcels of a branch and lock it until the end. */
const LISTING: readonly string[] = ['inventoryTask.started', 'storageScan.opened'];

export const TAKES_STOCK =
  'it lists the stock of a branch, which in a branch that is in use is not that of the planner, and locks it until all is handled';

export const takesStock = ({ steps, own }: Scene): boolean =>
  steps.some(({ type, by }) => LISTING.includes(type) && (own === undefined || by.branch !== own));
