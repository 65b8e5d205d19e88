import type { Whereabouts } from '../scanning/parcel.ts';
import type { Group, Kind } from './groups.ts';

/** What became of a parcel in a session; only 'open' is still to be handled. */
export type Handling = 'open' | 'stored' | 'marked' | 'postponed' | 'missing' | 'setAside' | 'settledElsewhere';

export interface ScannedParcel {
  readonly group: Group;
  readonly as: Handling;
  readonly pieces: number;
  /** Numbers of the pieces scanned. */
  readonly seen: readonly number[];
  /** Where its order said it was when the session first met it. */
  readonly where: Whereabouts;
  /** Why it was not delivered, not collected, not there, or set aside. */
  readonly reason: string | null;
}

/** What a warehousing session of a branch keeps; it is its own draft until it finishes (§5). Times UTC. */
export interface StorageScan {
  readonly branch: string;
  readonly kind: Kind;
  readonly remark: string | null;
  readonly openedBy: string;
  readonly openedByName: string;
  readonly openedAt: string;
  readonly finishedByName: string | null;
  readonly finishedAt: string | null;
  /** Why it was given up. */
  readonly reason: string | null;
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
  openedBy: '',
  openedByName: '',
  openedAt: '',
  finishedByName: null,
  finishedAt: null,
  reason: null,
  parcels: {},
  duplicates: 0,
  last: null,
};

/** How many parcels of each group are still to be handled; counted in one go, since a session may hold ten thousand. */
export function unhandled({ parcels }: StorageScan): Record<Group, number> {
  const open: Record<Group, number> = { pendingCollection: 0, pendingWarehousing: 0, pendingDelivery: 0, extra: 0 };
  for (const { as, group } of Object.values(parcels)) if (as === 'open') open[group] += 1;
  return open;
}
