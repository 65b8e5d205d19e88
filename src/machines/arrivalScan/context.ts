import type { Whereabouts } from '../scanning/parcel.ts';

/** What became of an item of the shipment; 'notArrived' and 'lost' are the shipment's own word. */
export type Arrival = 'expected' | 'arrived' | 'arrivedEarlier' | 'short' | 'notArrived' | 'lost';

export interface ArrivingItem {
  readonly kind: 'order' | 'package';
  readonly as: Arrival;
  /** Numbers of the pieces scanned of a loose parcel; of a package, its one label. */
  readonly seen: readonly number[];
}

/** Something scanned that is not on the list: where it should be, with the shipment it belongs to. */
export interface ExtraItem {
  readonly kind: 'order' | 'package';
  readonly where: Whereabouts;
}

/** What a scan upon arrival keeps (§4; lifecycles.md 4.6). Times UTC. */
export interface ArrivalScan {
  readonly shipment: string;
  readonly branch: string;
  readonly openedBy: string;
  readonly openedByName: string;
  readonly openedAt: string;
  readonly finishedByName: string | null;
  readonly finishedAt: string | null;
  /** Why items are missing, or why the scan was given up. */
  readonly reason: string | null;
  readonly items: Readonly<Record<string, ArrivingItem>>;
  readonly extras: Readonly<Record<string, ExtraItem>>;
  readonly duplicates: number;
  readonly last: {
    readonly barcode: string;
    readonly item: string;
    readonly result: 'arrived' | 'partly' | 'extra' | 'duplicate';
    readonly at: string;
  } | null;
}

export const initial: ArrivalScan = {
  shipment: '',
  branch: '',
  openedBy: '',
  openedByName: '',
  openedAt: '',
  finishedByName: null,
  finishedAt: null,
  reason: null,
  items: {},
  extras: {},
  duplicates: 0,
  last: null,
};

/** How many items are to come, have come, and are missing. */
export const tally = ({ items, extras }: ArrivalScan) => {
  const all = Object.values(items);
  const are = (...wanted: readonly Arrival[]) => all.filter(({ as }) => wanted.includes(as)).length;
  return {
    total: all.length,
    arrived: are('arrived', 'arrivedEarlier', 'short'),
    expected: are('expected'),
    missing: are('notArrived', 'lost'),
    short: are('short'),
    extra: Object.keys(extras).length,
  };
};
