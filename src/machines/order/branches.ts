import type { Order } from './context.ts';

/** Branches concerned with an order: from where it comes to where it goes, and where it is now (reliability.md 2.8). */
export const branchesOf = (order: Order): string[] =>
  [order.originBranch, order.currentBranch, order.nextBranch, order.toBranch, order.destinationBranch].filter(
    (branch): branch is string => branch !== null && branch !== '',
  );

/** The branch that handed out a parcel signed for, which gets it back when the signature is void. */
export const handedOutBy = (order: Order, isReturn: boolean): string =>
  order.currentBranch ?? (isReturn ? order.originBranch : order.destinationBranch);
