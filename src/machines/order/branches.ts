import type { Order } from './context.ts';

/** Branches concerned with an order: origin, destination and present branch (reliability.md 2.8). */
export const branchesOf = (order: Order): string[] =>
  [order.originBranch, order.currentBranch, order.nextBranch, order.toBranch, order.destinationBranch].filter(
    (branch): branch is string => branch !== null && branch !== '',
  );

/** The branch that handed out a signed parcel; it gets the parcel back when the signature is voided. */
export const handedOutBy = (order: Order, isReturn: boolean): string =>
  order.currentBranch ?? (isReturn ? order.originBranch : order.destinationBranch);
