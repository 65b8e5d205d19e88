import type { Tariff } from '../freight.ts';

/** A running count that locks a branch (§4). */
export interface LockFact {
  readonly task: string;
  readonly startedBy: string;
  readonly startedAt: string;
  readonly counted: number;
  readonly expected: number;
}

export interface StaffFact {
  readonly id: string;
  readonly name: string;
  readonly onJob: boolean;
  readonly branch: string;
  /** Areas the person is responsible for; empty for all of the branch. */
  readonly areas: readonly string[];
}

export interface BranchFact {
  readonly id: string;
  readonly country: string;
  readonly city: string;
  readonly enabled: boolean;
}

export interface BagFact {
  readonly id: string;
  readonly status: 'unused' | 'packed' | 'sealed' | 'inTransit' | 'arrived' | 'finished';
  readonly destination: string | null;
  readonly reverse: string | null;
}

export interface ShipmentFact {
  readonly id: string;
  readonly open: boolean;
  readonly toBranch: string | null;
}

/**
 * Facts from outside an order that its rules look at. The server reads exactly those that an event's rules name,
 * in the appending transaction, and records them with the event. Null means 'asked, and there is none'.
 */
export interface Known {
  readonly lock: LockFact | null;
  readonly collector: StaffFact | null;
  readonly deliverer: StaffFact | null;
  readonly places: { readonly origin: BranchFact | null; readonly destination: BranchFact | null };
  readonly tariff: { readonly id: string; readonly tariff: Tariff } | null;
  readonly rate: { readonly id: string; readonly kyatPerYuan: number } | null;
  readonly merchant: { readonly id: string; readonly name: string; readonly enabled: boolean } | null;
  readonly station: { readonly id: string; readonly kind: 'station' | 'airport' } | null;
  /** The next branch on the way to where the parcel must go; null when no route leads there. */
  readonly nextHop: string | null;
  readonly bag: BagFact | null;
  readonly shipment: ShipmentFact | null;
  readonly addressCode: { readonly code: string } | null;
  readonly shelf: { readonly id: string; readonly branch: string } | null;
  /** The confirmed bill the order's fees are in, if any. */
  readonly bill: string | null;
  readonly count: { readonly id: string; readonly branch: string } | null;
  /** The open cancel-sign work order named by the event. */
  readonly cancelSign: { readonly id: string } | null;
  /** Types of later events that could not have happened without the one to be declared void. */
  readonly dependents: readonly string[];
}
