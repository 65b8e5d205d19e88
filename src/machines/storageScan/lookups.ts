import type { ParcelLookup, Whereabouts } from '../scanning/parcel.ts';
import type { Group } from './groups.ts';

/** A parcel that a session of the branch looks for. */
export interface WaitingParcel extends Whereabouts {
  readonly id: string;
  readonly pieces: number;
  readonly group: Exclude<Group, 'extra'>;
}

/** Facts from outside a session that its rules look at. */
export interface Lookups {
  /** What real orders have the session look for. */
  readonly waiting: readonly WaitingParcel[];
  readonly parcel: ParcelLookup | null;
}
