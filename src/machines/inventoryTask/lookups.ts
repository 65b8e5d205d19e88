import type { Whereabouts, ParcelLookup } from '../scanning/parcel.ts';

/** A parcel that should be found by a count. */
export interface StockedParcel extends Whereabouts {
  readonly id: string;
  readonly pieces: number;
}

/** Facts from outside a count that its rules look at. */
export interface Lookups {
  /** The branch to be counted, locked until the event is written. */
  readonly branch: {
    readonly id: string;
    readonly enabled: boolean;
    readonly count: { readonly task: string; readonly startedByName: string; readonly startedAt: string } | null;
  } | null;
  /** Everything in stock of the branch, read after the branch is locked. */
  readonly stock: readonly StockedParcel[];
  readonly parcel: ParcelLookup | null;
  /** An event of the order, as evidence. */
  readonly evidence: { readonly type: string; readonly at: string } | null;
}
