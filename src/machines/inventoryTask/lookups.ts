import type { Whereabouts, ParcelLookup } from '../scanning/parcel.ts';

/** Parcel that a count expects. */
export interface StockedParcel extends Whereabouts {
  readonly id: string;
  readonly pieces: number;
}

export interface Lookups {
  /** The branch to be counted, locked until the event is written. */
  readonly branch: {
    readonly id: string;
    readonly enabled: boolean;
    readonly count: { readonly task: string; readonly startedByName: string; readonly startedAt: string } | null;
  } | null;
  /** Stock of the branch, read after the branch is locked. */
  readonly stock: readonly StockedParcel[];
  readonly parcel: ParcelLookup | null;
  /** Event of the order, as evidence. */
  readonly evidence: { readonly type: string; readonly at: string } | null;
}
