import type { BranchLookup, ShipmentLookup } from '../order/lookups.ts';
import type { LockLookups } from '../stockMoves.ts';

/** Facts from outside a package that its rules look at. */
export interface Lookups extends LockLookups {
  /** The branch of destination named by the event. */
  readonly place: BranchLookup | null;
  readonly shipment: ShipmentLookup | null;
  /** The next branch on the way from where the actor works to the package's destination. */
  readonly nextHop: string | null;
}
