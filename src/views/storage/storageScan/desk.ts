import order from '#views/records/order/presentation.ts';
import { readCode } from '#machines/scanning/code.ts';
import type { ParcelLookup } from '#machines/scanning/parcel.ts';
import type { ScannedParcel, StorageScan } from '#machines/storageScan/context.ts';
import storageScan from '#views/records/storageScan/presentation.ts';
import type { Desk } from '#views/shapes/scan/desk.ts';

/** Groups that a session shows: what is still to be handled, by kind, and what is done. */
export const GROUPS_SHOWN = ['pendingWarehousing', 'pendingDelivery', 'pendingCollection', 'extra', 'done'] as const;

const STORING = ['order.warehoused', 'order.shelved', 'order.warehousedForReturn'] as const;
const ACTS: Readonly<Record<string, readonly string[]>> = {
  pendingCollection: ['storageScan.collectionPostponed', 'storageScan.settledElsewhere'],
  pendingWarehousing: ['storageScan.missingMarked', 'storageScan.settledElsewhere'],
  pendingDelivery: ['storageScan.reasonMarked', 'storageScan.settledElsewhere'],
  extra: ['storageScan.extraStored', 'storageScan.extraSetAside', 'storageScan.settledElsewhere'],
  done: [],
};

/** Ways into stock that a state of an order knows. */
const takesIn = (state: string): readonly string[] =>
  STORING.filter((type) => order.structure.transitions.get(state)?.has(type));

/** The order as the session met it: the server looks again. */
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

/** The desk of a warehousing session. */
export const storageDesk: Desk = {
  aggregateType: storageScan,
  scan: 'storageScan.scanned',
  parts: ['parcels'],
  takesBags: false,
  keyOf: (data) => readCode(textOf(data['barcode']) ?? '').waybill ?? textOf(data['order']),
  groupOf: ({ listed }) => (listed['as'] === 'open' ? String(listed['group']) : 'done'),
  lookupsOf({ type, key, standing, fields }) {
    // Whether its order has moved on is what the list cannot know.
    if (standing === null || type === 'storageScan.settledElsewhere') return null;
    const parcel = lookupOf(key, standing.listed as unknown as ScannedParcel, String(fields['branch']));
    return { parcel };
  },
  resultOf: (fields) => (fields['last'] as StorageScan['last'])?.result ?? null,
  good: ['stored', 'partly'],
  acts: (group) => ACTS[group] ?? [],
};
