import type { Whereabouts } from '../scanning/parcel.ts';
import { initialSession, type ScanSession } from '../scanning/session.ts';

/** Outcome of an item on the shipment. The shipment itself reports 'notArrived' and 'lost'. */
export type Arrival = 'expected' | 'arrived' | 'arrivedEarlier' | 'short' | 'notArrived' | 'lost';

export interface ArrivingItem {
  readonly kind: 'order' | 'package';
  readonly as: Arrival;
  /** Numbers of the scanned pieces of a loose parcel; for a package, its single label. */
  readonly seen: readonly number[];
}

/** Scanned item that is not on the list, with its expected place and its own shipment. */
export interface ExtraItem {
  readonly kind: 'order' | 'package';
  readonly where: Whereabouts;
}

/** Context of an arrival scan (§4; lifecycles.md 4.6). Times in UTC. */
export interface ArrivalScan extends ScanSession {
  readonly shipment: string;
  readonly branch: string;
  readonly items: Readonly<Record<string, ArrivingItem>>;
  readonly extras: Readonly<Record<string, ExtraItem>>;
  readonly duplicates: number;
  readonly last: {
    readonly barcode: string;
    readonly item: string;
    readonly result: 'arrived' | 'partly' | 'extra' | 'duplicate' | 'inBag';
    /** The listed bag that the parcel is inside. */
    readonly bag?: string;
    readonly at: string;
  } | null;
}

export const initial: ArrivalScan = {
  shipment: '',
  branch: '',
  ...initialSession,
  items: {},
  extras: {},
  duplicates: 0,
  last: null,
};

/** Counts the expected, arrived and missing items. */
export const tally = ({ items, extras }: ArrivalScan) => {
  const all = Object.values(items);
  const countOf = (...outcomes: readonly Arrival[]) => all.filter(({ as }) => outcomes.includes(as)).length;
  return {
    total: all.length,
    arrived: countOf('arrived', 'arrivedEarlier', 'short'),
    expected: countOf('expected'),
    missing: countOf('notArrived', 'lost'),
    short: countOf('short'),
    extra: Object.keys(extras).length,
  };
};
