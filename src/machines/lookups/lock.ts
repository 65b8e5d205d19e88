import type { Order } from '../order/context.ts';
import type { BranchCount } from '../registers/branchCount.ts';
import type { LockLookup } from '../stockMoves.ts';
import { aggregateOf, type Ask } from './ask.ts';

/** The branch whose stock a move concerns: where the person stands; for the system's own steps, where the parcel lies. */
export const stockBranchOf = ({ actor, aggregate }: Ask): string | null =>
  actor.branch ?? (aggregate.context as Partial<Order>).currentBranch ?? null;

/** A running count as the rules and the sentence of a refusal have it. */
export const lockLookupOf = ({ task, startedByName, startedAt, expected }: BranchCount): LockLookup => ({
  task,
  startedBy: startedByName,
  startedAt,
  expected,
});

/** A branch itself, held against change until the move is written: a count begins before it or after it, never meanwhile. */
export const lockOf = (branch: (ask: Ask) => string | null) =>
  aggregateOf<{ readonly count?: BranchCount | null }>('branch', branch, ({ context: { count } }): LockLookup | null =>
    count ? lockLookupOf(count) : null,
  );

/** What every move of stock looks at. */
export const lock = lockOf(stockBranchOf);
