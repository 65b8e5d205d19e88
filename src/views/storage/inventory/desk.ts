import type { CountedParcel, InventoryTask } from '#machines/inventoryTask/context.ts';
import inventoryTask from '#views/records/inventoryTask/presentation.ts';
import { readCode } from '#machines/scanning/code.ts';
import type { ParcelLookup } from '#machines/scanning/parcel.ts';
import type { Desk, Listed } from '#views/shapes/scan/desk.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';

/** Groups that a count shows: what is still to be found or decided, what was scanned, missing and dealt with, or not expected. */
export const GROUPS_SHOWN = ['toFind', 'counted', 'done', 'extra'] as const;
type Group = (typeof GROUPS_SHOWN)[number];

/** What a count keeps of a parcel, as the screens list it. */
export const parcelIn = (listed: Listed): CountedParcel => listed as unknown as CountedParcel;

/** The group a parcel of a count is listed in. */
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

/** Whatever can be done with a parcel of a group. */
const ACTS: Readonly<Record<Group, readonly string[]>> = {
  toFind: [...MISSING, 'order.stockMissing', 'order.requestWithdrawn'],
  counted: [],
  done: [],
  extra: ['order.adjustmentRequested', 'order.stockFound', 'order.requestWithdrawn'],
};

/** What can be done with a parcel as it stands: a proposed adjustment is decided before anything else. */
function actsWith({ expected, as }: CountedParcel): readonly string[] {
  if (as === 'adjusting') return [expected ? 'order.stockMissing' : 'order.stockFound', 'order.requestWithdrawn'];
  if (as === 'expected') return MISSING;
  return as === 'extra' ? ['order.adjustmentRequested'] : [];
}

/** The order as the count froze it: the server looks again. */
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

/** The desk of a count. */
export const countDesk: Desk = {
  aggregateType: inventoryTask,
  scan: 'inventoryTask.scanned',
  parts: ['parcels'],
  takesBags: false,
  keyOf: (data) => readCode(textOf(data['barcode']) ?? '').waybill ?? textOf(data['order']),
  groupOf: ({ listed }) => groupIn(parcelIn(listed)),
  lookupsOf({ type, key, standing }) {
    // Whether it left with a courier is what the list cannot know.
    if (standing === null || type === 'inventoryTask.outWithCourier') return null;
    return { parcel: lookupOf(key, parcelIn(standing.listed)) };
  },
  resultOf: (fields) => (fields['last'] as InventoryTask['last'])?.result ?? null,
  good: ['counted', 'partly'],
  acts: (group, listed) => (listed ? actsWith(parcelIn(listed)) : ACTS[group as Group]),
  hint(result, { listed }, words) {
    if (result !== 'extra') return null;
    const { where, as } = parcelIn(listed);
    const places = [stateOf('order', where.state, words), where.branch, where.holder, where.shelf, where.package];
    const place = words.text('ui.count.belongs', { place: places.filter((one) => one !== null).join(' · ') });
    return as === 'adjusting' ? `${place} ${words.text('ui.count.proposed')}` : place;
  },
};
