import type { BranchFact } from '../order/known.ts';
import type { LockKnown } from '../stockMoves.ts';

/** Facts from outside a shipment that its rules look at. */
export interface Known extends LockKnown {
  /** The branches named by the event. */
  readonly from: BranchFact | null;
  readonly to: BranchFact | null;
  /** The car named by the event, if it is kept. */
  readonly car: { readonly id: string; readonly plateNumber: string } | null;
  readonly carrier: { readonly id: string; readonly name: string } | null;
}
