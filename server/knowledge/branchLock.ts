import type { Order } from '#machines/order/context.ts';
import type { BranchCount } from '#machines/registers/branchCount.ts';
import type { LockFact } from '#machines/stockMoves.ts';
import { byKey, lifeOf, type Ask, type Providers } from './provider.ts';

/** The branch whose stock a move concerns: where the person stands; for the system's own steps, where the parcel lies. */
const branchOf = ({ actor, life }: Ask): string | null =>
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

/** How far the running count of a branch has come, for the sentence of a refusal. */
const counted = byKey(
  `select branch as key, counted from row_inventory_task where state = 'inProgress' and branch = any($1)`,
  branchOf,
  ({ counted: parcels }) => parcels,
);

/** What every move of stock looks at. */
export const lockProviders: Providers = { lock: lockOf(branchOf), counted };
