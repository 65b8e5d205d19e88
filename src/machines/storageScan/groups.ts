import type { ParcelLookup } from '../scanning/parcel.ts';

/** Session kinds: parcels brought by couriers, or by a shipment (§3, storage scans). */
export const KINDS = ['pickup', 'transport'] as const;
export type Kind = (typeof KINDS)[number];

/** Groups of parcels to be handled before a session can finish (§5). */
export const GROUPS = ['pendingCollection', 'pendingWarehousing', 'pendingDelivery', 'extra'] as const;
export type Group = (typeof GROUPS)[number];

type Placed = Pick<ParcelLookup, 'state' | 'branch' | 'originBranch' | 'holderKind' | 'package'>;

/** Order states that a session of each kind expects. */
export const LOOKED_FOR: Readonly<Record<Kind, readonly string[]>> = {
  pickup: ['pendingCollection', 'collected', 'rejectionToConfirm', 'rejected', 'pendingDelivery', 'delivering'],
  transport: ['arrived'],
};

/** Returns the group of an order in a branch's session; null for none. A packed parcel on arrival must be unpacked first. */
export function groupOf(parcel: Placed, branch: string, kind: Kind): Exclude<Group, 'extra'> | null {
  const isHere = parcel.branch === branch;
  if (kind === 'transport') {
    return parcel.state === 'arrived' && isHere && parcel.package === null ? 'pendingWarehousing' : null;
  }
  switch (parcel.state) {
    case 'pendingCollection':
      return parcel.originBranch === branch ? 'pendingCollection' : null;
    case 'collected':
      return isHere ? 'pendingWarehousing' : null;
    case 'rejectionToConfirm':
    case 'rejected':
      return isHere && parcel.holderKind === 'courier' ? 'pendingWarehousing' : null;
    case 'pendingDelivery':
    case 'delivering':
      return isHere ? 'pendingDelivery' : null;
    default:
      return null;
  }
}
