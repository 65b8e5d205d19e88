import type { Tariff } from '../money/freight.ts';
import type { LockLookup, LockLookups } from '../custody/stockMoves.ts';

export type { LockLookup } from '../custody/stockMoves.ts';

export interface StaffLookup {
  readonly id: string;
  readonly name: string;
  readonly onJob: boolean;
  readonly branch: string;
}

export interface BranchLookup {
  readonly id: string;
  readonly country: string;
  readonly city: string;
  readonly enabled: boolean;
}

/** The data of a package that the rules of its parcels read. */
export interface BagLookup {
  readonly id: string;
  readonly status: 'unused' | 'packed' | 'sealed' | 'inTransit' | 'arrived' | 'finished';
  readonly destination: string;
  readonly location: string | null;
  /** State of the reverse region that its parcels share; null if it is empty. */
  readonly reverse: string | null;
  readonly opened: boolean;
  readonly shipment: string | null;
}

/** The data of a shipment that the rules of its items read. */
export interface ShipmentLookup {
  readonly id: string;
  readonly open: boolean;
  readonly fromBranch: string;
  readonly toBranch: string;
  readonly kind: 'crossCity' | 'inCountry' | 'chinaMyanmarVehicle' | 'chinaMyanmarLogistics' | 'sameCity';
  readonly vehicle: string | null;
}

/**
 * Lookups of an order's rules. The server reads exactly those that an event's rules name, in the appending
 * transaction, and records them with the event. Null means that the record asked for does not exist.
 */
export interface Lookups extends LockLookups {
  /** The running count of the branch that has the parcel, or gets it back when its signature is voided. */
  readonly takingLock: LockLookup | null;
  /** The running count of the branch whose stock the voided event had moved, wherever the parcel is now. */
  readonly correctedLock: (LockLookup & { readonly branch: string }) | null;
  readonly collector: StaffLookup | null;
  readonly deliverer: StaffLookup | null;
  /** True if a responsible area of the collector holds the sender's place, or lies in it; also without any. */
  readonly collectorCovers: boolean | null;
  /** True if the roles of the person named let him collect, or deliver. */
  readonly collectorMay: boolean | null;
  readonly delivererMay: boolean | null;
  /** The acting person's record; null for the system. */
  readonly self: { readonly onJob: boolean } | null;
  readonly places: { readonly origin: BranchLookup | null; readonly destination: BranchLookup | null };
  readonly tariff: { readonly id: string; readonly tariff: Tariff } | null;
  readonly rate: { readonly id: string; readonly kyatPerYuan: number } | null;
  readonly merchant: { readonly id: string; readonly name: string; readonly enabled: boolean } | null;
  readonly station: { readonly id: string; readonly kind: 'station' | 'airport' } | null;
  /** The next branch on the route to the parcel's destination; null if there is no route. */
  readonly nextHop: string | null;
  /** Branches where the parcel goes next, as sorted or by the route, that are closed. */
  readonly closedHops: readonly string[];
  /** True if the code entered is the receiver's. */
  readonly codeIsRight: boolean | null;
  readonly bag: BagLookup | null;
  readonly shipment: ShipmentLookup | null;
  readonly addressCode: { readonly code: string } | null;
  readonly shelf: { readonly id: string; readonly branch: string } | null;
  readonly count: { readonly id: string; readonly branch: string } | null;
  /** The work order that the event names, if it approved the voiding of this order's signature. */
  readonly cancelSign: { readonly id: string } | null;
  /** Type of the event to void; null if the aggregate has no such event. */
  readonly voids: string | null;
  /** Type of the event that becomes valid again if a correction itself is voided. */
  readonly restores: string | null;
  /** Types of later events that would not have been possible without the voided one. */
  readonly dependents: readonly string[];
  /** Types of all later events that are not voided. */
  readonly later: readonly string[];
}
