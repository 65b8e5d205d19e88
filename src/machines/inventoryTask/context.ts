import type { Cause } from '../scanning/reasons.ts';
import type { Whereabouts } from '../scanning/parcel.ts';

/** Result for a parcel in a count; all except 'expected', 'extra' and 'adjusting' are handled. */
export type Finding =
  | 'expected'
  | 'counted'
  | 'foundLater'
  | 'outWithCourier'
  | 'lostSearch'
  | 'extra'
  | 'adjusting'
  | 'adjusted';

export interface CountedParcel {
  /** True if it was in stock when the count began. */
  readonly expected: boolean;
  readonly as: Finding;
  readonly pieces: number;
  /** Numbers of the scanned pieces. */
  readonly seen: readonly number[];
  /** Current place according to its order; for an unexpected parcel, its proper place. */
  readonly where: Whereabouts;
  readonly remark: string | null;
  /** The reason of a search as a code, where one was given. */
  readonly cause?: Cause;
  /** Version of the order's event that proves it left with a courier. */
  readonly evidence: number | null;
}

export interface LastScan {
  readonly barcode: string;
  readonly order: string;
  readonly result: 'counted' | 'partly' | 'extra' | 'duplicate';
  readonly at: string;
}

/** Context of a stock count of one branch (§3, inventory task). Times in UTC. */
export interface InventoryTask {
  readonly branch: string;
  readonly remark: string | null;
  readonly plannedBy: string;
  readonly plannedByName: string;
  readonly plannedAt: string;
  readonly startedBy: string | null;
  readonly startedByName: string | null;
  readonly startedAt: string | null;
  readonly endedByName: string | null;
  readonly endedAt: string | null;
  /** Reason for the cancellation. */
  readonly reason: string | null;
  /** Counted parcels by waybill; the expected ones are fixed at the start. */
  readonly parcels: Readonly<Record<string, CountedParcel>>;
  readonly duplicates: number;
  readonly last: LastScan | null;
}

export const initial: InventoryTask = {
  branch: '',
  remark: null,
  plannedBy: '',
  plannedByName: '',
  plannedAt: '',
  startedBy: null,
  startedByName: null,
  startedAt: null,
  endedByName: null,
  endedAt: null,
  reason: null,
  parcels: {},
  duplicates: 0,
  last: null,
};

/** Counts the parcels by result. */
export const tally = ({ parcels }: InventoryTask) => {
  const all = Object.values(parcels);
  const expected = all.filter((parcel) => parcel.expected);
  const countOf = (as: Finding) => expected.filter((parcel) => parcel.as === as).length;
  return {
    expected: expected.length,
    counted: countOf('counted'),
    unhandled: countOf('expected'),
    partly: expected.filter(({ as, seen }) => as === 'expected' && seen.length > 0).length,
    foundLater: countOf('foundLater'),
    outWithCourier: countOf('outWithCourier'),
    lostSearch: countOf('lostSearch'),
    extra: all.length - expected.length,
    adjusting: all.filter(({ as }) => as === 'adjusting').length,
    adjusted: all.filter(({ as }) => as === 'adjusted').length,
  };
};
