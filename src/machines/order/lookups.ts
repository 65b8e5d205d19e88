import type { Tariff } from '../freight.ts';
import type { LockLookup, LockLookups } from '../stockMoves.ts';

export type { LockLookup } from '../stockMoves.ts';

export interface StaffLookup {
  readonly id: string;
  readonly name: string;
  readonly onJob: boolean;
  readonly branch: string;
  /** Areas the person is responsible for; empty for all of the branch. */
  readonly areas: readonly string[];
}

export interface BranchLookup {
  readonly id: string;
  readonly country: string;
  readonly city: string;
  readonly enabled: boolean;
}

/** A package as its parcels see it. */
export interface BagLookup {
  readonly id: string;
  readonly status: 'unused' | 'packed' | 'sealed' | 'inTransit' | 'arrived' | 'finished';
  readonly destination: string;
  readonly location: string | null;
  /** State of the reverse region that its parcels share; null while it is empty. */
  readonly reverse: string | null;
  readonly opened: boolean;
  readonly shipment: string | null;
}

/** A shipment as what is loaded onto it sees it. */
export interface ShipmentLookup {
  readonly id: string;
  readonly open: boolean;
  readonly fromBranch: string;
  readonly toBranch: string;
  readonly kind: 'crossCity' | 'inCountry' | 'chinaMyanmarVehicle' | 'chinaMyanmarLogistics' | 'sameCity';
  readonly vehicle: string | null;
}

/**
 * Facts from outside an order that its rules look at. The server reads exactly those that an event's rules name,
 * in the appending transaction, and records them with the event. Null means 'asked, and there is none'.
 */
export interface Lookups extends LockLookups {
  /** The running count of the branch that has the parcel, or gets it back when its signature is void. */
  readonly takingLock: LockLookup | null;
  /** The count of the branch whose stock the event declared void had moved, wherever the parcel is now. */
  readonly correctedLock: (LockLookup & { readonly branch: string }) | null;
  readonly collector: StaffLookup | null;
  readonly deliverer: StaffLookup | null;
  /** Whether the roles of the person named let him collect, or deliver. */
  readonly collectorMay: boolean | null;
  readonly delivererMay: boolean | null;
  /** The acting person; null for the system. */
  readonly self: { readonly onJob: boolean } | null;
  readonly places: { readonly origin: BranchLookup | null; readonly destination: BranchLookup | null };
  readonly tariff: { readonly id: string; readonly tariff: Tariff } | null;
  readonly rate: { readonly id: string; readonly kyatPerYuan: number } | null;
  readonly merchant: { readonly id: string; readonly name: string; readonly enabled: boolean } | null;
  readonly station: { readonly id: string; readonly kind: 'station' | 'airport' } | null;
  /** The next branch on the way to where the parcel must go; null when no route leads there. */
  readonly nextHop: string | null;
  readonly bag: BagLookup | null;
  readonly shipment: ShipmentLookup | null;
  readonly addressCode: { readonly code: string } | null;
  readonly shelf: { readonly id: string; readonly branch: string } | null;
  readonly count: { readonly id: string; readonly branch: string } | null;
  /** The work order named by the event, if it is this order's and says that its signature is to be void. */
  readonly cancelSign: { readonly id: string } | null;
  /** Type of the event to be declared void; null when the aggregate has no such event. */
  readonly voids: string | null;
  /** Type of the event that would be valid again, when a correction itself is to be declared void. */
  readonly restores: string | null;
  /** Types of later events that could not have happened without the one to be declared void. */
  readonly dependents: readonly string[];
  /** Types of all later events that stand. */
  readonly later: readonly string[];
}
