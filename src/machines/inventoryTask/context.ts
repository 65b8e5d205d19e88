import type { Whereabouts } from '../scanning/parcel.ts';

/** What became of a parcel in a count; all but 'expected', 'extra' and 'adjusting' are handled. */
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
  /** It was in stock when the count began. */
  readonly expected: boolean;
  readonly as: Finding;
  readonly pieces: number;
  /** Numbers of the pieces scanned. */
  readonly seen: readonly number[];
  /** Where its order says it is: for one not expected, where it should be. */
  readonly where: Whereabouts;
  readonly remark: string | null;
  /** Version of the order's event that shows it left with a courier. */
  readonly evidence: number | null;
}

export interface LastScan {
  readonly barcode: string;
  readonly order: string;
  readonly result: 'counted' | 'partly' | 'extra' | 'duplicate';
  readonly at: string;
}

/** What a count of a branch's stock keeps (§3, inventory task); times UTC. */
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
  /** Why it was cancelled. */
  readonly reason: string | null;
  /** Every parcel concerned, by waybill: the expected ones are fixed at the start. */
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

/** How many parcels of a count are expected, or found to be so. */
export const tally = ({ parcels }: InventoryTask) => {
  const all = Object.values(parcels);
  const expected = all.filter((parcel) => parcel.expected);
  const are = (as: Finding) => expected.filter((parcel) => parcel.as === as).length;
  return {
    expected: expected.length,
    counted: are('counted'),
    unhandled: are('expected'),
    partly: expected.filter(({ as, seen }) => as === 'expected' && seen.length > 0).length,
    foundLater: are('foundLater'),
    outWithCourier: are('outWithCourier'),
    lostSearch: are('lostSearch'),
    extra: all.length - expected.length,
    adjusting: all.filter(({ as }) => as === 'adjusting').length,
    adjusted: all.filter(({ as }) => as === 'adjusted').length,
  };
};
