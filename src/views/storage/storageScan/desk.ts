import order from '#views/records/order/presentation.ts';
import { readCode } from '#machines/scanning/code.ts';
import type { ParcelLookup } from '#machines/scanning/parcel.ts';
import type { ScannedParcel, StorageScan } from '#machines/storageScan/context.ts';
import storageScan from '#views/records/storageScan/presentation.ts';
import { belongs } from '#views/shapes/scan/things/belongs.ts';
import type { Desk } from '#views/shapes/scan/desk.ts';

/** Groups of a session: the pending parcels by kind, the extra ones, and those done. */
export const GROUPS_SHOWN = ['pendingWarehousing', 'pendingDelivery', 'pendingCollection', 'extra', 'done'] as const;

const STORING = ['order.warehoused', 'order.shelved', 'order.warehousedForReturn'] as const;
const ACTS: Readonly<Record<string, readonly string[]>> = {
  pendingCollection: ['storageScan.collectionPostponed', 'storageScan.settledElsewhere'],
  pendingWarehousing: ['storageScan.missingMarked', 'storageScan.settledElsewhere'],
  pendingDelivery: ['storageScan.reasonMarked', 'storageScan.settledElsewhere'],
  extra: ['storageScan.extraStored', 'storageScan.extraSetAside', 'storageScan.settledElsewhere'],
  done: [],
};

/** Returns the events that take an order in this state into stock. */
const takesIn = (state: string): readonly string[] =>
  STORING.filter((type) => order.structure.transitions.get(state)?.has(type));

/** Returns the order as the session recorded it. The server reads the current one. */
const lookupOf = (id: string, { pieces, where, group }: ScannedParcel, branch: string): ParcelLookup => ({
  ...where,
  id,
  originBranch: group === 'pendingCollection' ? branch : '',
  holderKind: '',
  pieces,
  exception: 'none',
  takes: takesIn(where.state),
});

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Desk of a warehousing session. */
export const storageDesk: Desk = {
  aggregateType: storageScan,
  scan: 'storageScan.scanned',
  parts: ['parcels'],
  takesBags: false,
  keyOf: (data) => readCode(textOf(data['barcode']) ?? '').waybill ?? textOf(data['order']),
  groupOf: ({ listed }) => (listed['as'] === 'open' ? String(listed['group']) : 'done'),
  lookupsOf({ type, key, standing, fields }) {
    // The list does not contain later events of the order.
    if (standing === null || type === 'storageScan.settledElsewhere') return null;
    const parcel = lookupOf(key, standing.listed as unknown as ScannedParcel, String(fields['branch']));
    return { parcel };
  },
  // A rejected parcel is what couriers bring back.
  doubts: (held) => held !== 'rejection',
  resultOf: (fields) => (fields['last'] as StorageScan['last'])?.result ?? null,
  good: ['stored', 'partly'],
  acts: (group) => ACTS[group] ?? [],
  remedies: {
    'order.noOpenException': 'order.exceptionCleared',
    'storageScan.isNotMarkedNotArrived': 'order.exceptionCleared',
  },
  directsListed: true,
  guide({ result, data }) {
    if (result === 'extra') return { kind: 'aside', held: null };
    const shelf = textOf(data['shelf']);
    return result === 'stored' && shelf !== null ? { kind: 'place', shelf } : undefined;
  },
  hint(result, standing, words) {
    if (result !== 'extra' || standing === null) return null;
    return belongs((standing.listed as unknown as ScannedParcel).where, order.id, words);
  },
};
