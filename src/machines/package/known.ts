import type { BranchFact, ShipmentFact } from '../order/known.ts';
import type { LockKnown } from '../stockMoves.ts';

/** Facts from outside a package that its rules look at. */
export interface Known extends LockKnown {
  /** The branch of destination named by the event. */
  readonly place: BranchFact | null;
  readonly shipment: ShipmentFact | null;
  /** The next branch on the way from where the actor works to the package's destination. */
  readonly nextHop: string | null;
}
