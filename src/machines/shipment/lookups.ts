import type { BranchLookup } from '../order/lookups.ts';
import type { LockLookups } from '../stockMoves.ts';

/** Facts from outside a shipment that its rules look at. */
export interface Lookups extends LockLookups {
  /** The branches named by the event. */
  readonly from: BranchLookup | null;
  readonly to: BranchLookup | null;
  /** The car named by the event, if it is kept. */
  readonly car: { readonly id: string; readonly plateNumber: string } | null;
  readonly carrier: { readonly id: string; readonly name: string } | null;
}
