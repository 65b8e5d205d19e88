import type { CountedParcel, InventoryTask } from '#machines/inventoryTask/context.ts';
import inventoryTask from '#views/records/inventoryTask/presentation.ts';
import { readCode } from '#machines/scanning/code.ts';
import type { ParcelLookup } from '#machines/scanning/parcel.ts';
import type { Desk, Listed } from '#views/shapes/scan/desk.ts';
import { belongs } from '#views/shapes/scan/things/belongs.ts';

/** Groups of a count: to find or decide, counted, missing and handled, or unexpected. */
export const GROUPS_SHOWN = ['toFind', 'counted', 'done', 'extra'] as const;
type Group = (typeof GROUPS_SHOWN)[number];

/** Returns the count's data of a listed parcel. */
export const parcelIn = (listed: Listed): CountedParcel => listed as unknown as CountedParcel;

/** Returns the group of a counted parcel. */
export function groupIn({ expected, as }: CountedParcel): Group {
  if (!expected) return 'extra';
  if (as === 'expected' || as === 'adjusting') return 'toFind';
  return as === 'counted' ? 'counted' : 'done';
}

const MISSING = [
  'inventoryTask.foundLater',
  'inventoryTask.outWithCourier',
  'inventoryTask.searchOpened',
  'order.adjustmentRequested',
] as const;

/** All actions for a parcel of each group. */
const ACTS: Readonly<Record<Group, readonly string[]>> = {
  toFind: [...MISSING, 'order.stockMissing', 'order.requestWithdrawn'],
  counted: [],
  done: [],
  extra: ['order.adjustmentRequested', 'order.stockFound', 'order.requestWithdrawn'],
};

/** Returns the possible actions for a parcel. A proposed adjustment must be decided first. */
function actsWith({ expected, as }: CountedParcel): readonly string[] {
  if (as === 'adjusting') return [expected ? 'order.stockMissing' : 'order.stockFound', 'order.requestWithdrawn'];
  if (as === 'expected') return MISSING;
  return as === 'extra' ? ['order.adjustmentRequested'] : [];
}

/** Returns the order as frozen by the count. The server reads the current one. */
const lookupOf = (id: string, { pieces, where }: CountedParcel): ParcelLookup => ({
  ...where,
  id,
  originBranch: '',
  holderKind: '',
  pieces,
  exception: 'none',
  takes: [],
});

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Desk of a count. */
export const countDesk: Desk = {
  aggregateType: inventoryTask,
  scan: 'inventoryTask.scanned',
  parts: ['parcels'],
  takesBags: false,
  keyOf: (data) => readCode(textOf(data['barcode']) ?? '').waybill ?? textOf(data['order']),
  groupOf: ({ listed }) => groupIn(parcelIn(listed)),
  lookupsOf({ type, key, standing }) {
    // The list does not contain whether it left with a courier.
    if (standing === null || type === 'inventoryTask.outWithCourier') return null;
    return { parcel: lookupOf(key, parcelIn(standing.listed)) };
  },
  resultOf: (fields) => (fields['last'] as InventoryTask['last'])?.result ?? null,
  good: ['counted', 'partly'],
  acts: (group, listed) => (listed ? actsWith(parcelIn(listed)) : ACTS[group as Group]),
  directsListed: false,
  // A count moves nothing: what was expected goes back to where it lay.
  guide({ result, standing }) {
    if (result === 'extra' || standing === null) return { kind: 'aside', held: null };
    const { where, expected } = parcelIn(standing.listed);
    if (!expected) return { kind: 'aside', held: null };
    return where.shelf === null ? { kind: 'back' } : { kind: 'place', shelf: where.shelf };
  },
  hint(result, standing, words) {
    if (result !== 'extra' || standing === null) return null;
    const { where, as } = parcelIn(standing.listed);
    const place = belongs(where, 'order', words);
    return as === 'adjusting' ? `${place} ${words.text('ui.count.proposed')}` : place;
  },
};
