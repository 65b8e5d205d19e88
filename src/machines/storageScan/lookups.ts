import type { ParcelLookup, Whereabouts } from '../scanning/parcel.ts';
import type { LockLookups } from '../custody/stockMoves.ts';
import type { Group } from './groups.ts';

/** Parcel that a session of the branch expects. */
export interface WaitingParcel extends Whereabouts {
  readonly id: string;
  readonly pieces: number;
  readonly group: Exclude<Group, 'extra'>;
}

export interface Lookups extends LockLookups {
  /** Parcels that the session expects, according to their orders. */
  readonly waiting: readonly WaitingParcel[];
  readonly parcel: ParcelLookup | null;
}
