import type { Order } from '../order/context.ts';
import type { BranchCount } from '../registers/branchCount.ts';
import type { LockFact } from '../stockMoves.ts';
import { lifeOf, type Ask } from './ask.ts';

/** The branch whose stock a move concerns: where the person stands; for the system's own steps, where the parcel lies. */
export const stockBranchOf = ({ actor, life }: Ask): string | null =>
  actor.branch ?? (life.context as Partial<Order>).currentBranch ?? null;

/** A running count as the rules and the sentence of a refusal have it. */
export const lockFactOf = ({ task, startedByName, startedAt, expected }: BranchCount): LockFact => ({
  task,
  startedBy: startedByName,
  startedAt,
  expected,
});

/** A branch itself, held against change until the move is written: a count begins before it or after it, never meanwhile. */
export const lockOf = (branch: (ask: Ask) => string | null) =>
  lifeOf<{ readonly count?: BranchCount | null }>('branch', branch, ({ context: { count } }): LockFact | null =>
    count ? lockFactOf(count) : null,
  );

/** What every move of stock looks at. */
export const lock = lockOf(stockBranchOf);
