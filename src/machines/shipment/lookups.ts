import type { BranchLookup } from '../order/lookups.ts';
import type { LockLookups } from '../custody/stockMoves.ts';

export interface Lookups extends LockLookups {
  /** Branches named by the event. */
  readonly from: BranchLookup | null;
  readonly to: BranchLookup | null;
  /** Car named by the event, if registered. */
  readonly car: { readonly id: string; readonly plateNumber: string } | null;
  readonly carrier: { readonly id: string; readonly name: string } | null;
}
