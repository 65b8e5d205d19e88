import type { Scene } from './scene.ts';

/** Aggregates that list all stock of a branch and lock it until everything is handled. */
const LISTING: readonly string[] = ['inventoryTask.started', 'storageScan.opened'];

export const TAKES_STOCK =
  'it lists the stock of a branch, which in a branch that is in use is not that of the planner, and locks it until all is handled';

export const takesStock = ({ steps, own }: Scene): boolean =>
  steps.some(({ type, by }) => LISTING.includes(type) && (own === undefined || by.branch !== own));
