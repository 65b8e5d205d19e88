import type { BranchLookup, ShipmentLookup } from '../order/lookups.ts';
import type { LockLookups } from '../custody/stockMoves.ts';

export interface Lookups extends LockLookups {
  /** Destination branch named by the event. */
  readonly place: BranchLookup | null;
  readonly shipment: ShipmentLookup | null;
  /** Next branch on the route from the actor's branch to the package's destination. */
  readonly nextHop: string | null;
}
