import type { Whereabouts } from '../scanning/parcel.ts';
import type { Cause } from '../scanning/reasons.ts';
import { initialSession, type ScanSession } from '../scanning/session.ts';
import type { Group, Kind } from './groups.ts';

/** Handling of a parcel in a session; only 'open' is unhandled. */
export type Handling = 'open' | 'stored' | 'marked' | 'postponed' | 'missing' | 'setAside' | 'settledElsewhere';

export interface ScannedParcel {
  readonly group: Group;
  readonly as: Handling;
  readonly pieces: number;
  /** Numbers of the scanned pieces. */
  readonly seen: readonly number[];
  /** Expected place according to its order at its first scan. */
  readonly where: Whereabouts;
  /** Reason for a failed delivery or collection, a missing parcel, or one set aside. */
  readonly reason: string | null;
  /** The reason as a code, where one was given. */
  readonly cause?: Cause;
}

/** Context of a warehousing session of a branch, which serves as its own draft until finished (§5). Times in UTC. */
export interface StorageScan extends ScanSession {
  readonly branch: string;
  readonly kind: Kind;
  readonly remark: string | null;
  readonly parcels: Readonly<Record<string, ScannedParcel>>;
  readonly duplicates: number;
  readonly last: {
    readonly barcode: string;
    readonly order: string;
    readonly result: 'stored' | 'partly' | 'extra' | 'duplicate';
    readonly at: string;
  } | null;
}

export const initial: StorageScan = {
  branch: '',
  kind: 'pickup',
  remark: null,
  ...initialSession,
  parcels: {},
  duplicates: 0,
  last: null,
};

/** Counts the unhandled parcels of each group in one pass, because a session may hold ten thousand. */
export function unhandled({ parcels }: StorageScan): Record<Group, number> {
  const open: Record<Group, number> = { pendingCollection: 0, pendingWarehousing: 0, pendingDelivery: 0, extra: 0 };
  for (const { as, group } of Object.values(parcels)) if (as === 'open') open[group] += 1;
  return open;
}
