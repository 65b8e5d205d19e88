import type { Order } from '../order/context.ts';
import type { BranchCount } from '../registers/branchCount.ts';
import type { LockLookup } from '../custody/stockMoves.ts';
import { aggregateOf, type LookupSource } from './lookupRequest.ts';
import { stockOf } from './moved.ts';

/**
 * Returns the branch whose stock a move concerns. It is the branch that has the parcel in stock, else the actor's
 * branch, or the parcel's for the system.
 */
export const stockBranchOf = ({ actor, aggregate }: LookupSource): string | null =>
  stockOf(aggregate) ?? actor.branch ?? (aggregate.context as Partial<Order>).currentBranch ?? null;

/** The data of a running count for rules and refusals. */
export const lockLookupOf = ({ task, startedByName, startedAt, expected }: BranchCount): LockLookup => ({
  task,
  startedBy: startedByName,
  startedAt,
  expected,
});

/** Looks up a branch and locks it until the move is written, so that no count begins meanwhile. */
export const lockOf = (branch: (source: LookupSource) => string | null) =>
  aggregateOf<{ readonly count?: BranchCount | null }>('branch', branch, ({ context: { count } }): LockLookup | null =>
    count ? lockLookupOf(count) : null,
  );

/** The lookup of every stock move. */
export const lock = lockOf(stockBranchOf);
