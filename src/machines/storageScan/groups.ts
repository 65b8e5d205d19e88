import type { ParcelLookup } from '../scanning/parcel.ts';

/** What a session brings in: what couriers bring back, or what a shipment brought (§3, storage scans). */
export const KINDS = ['pickup', 'transport'] as const;
export type Kind = (typeof KINDS)[number];

/** What must be handled before a session finishes (§5). */
export const GROUPS = ['pendingCollection', 'pendingWarehousing', 'pendingDelivery', 'extra'] as const;
export type Group = (typeof GROUPS)[number];

type Placed = Pick<ParcelLookup, 'state' | 'branch' | 'originBranch' | 'holderKind' | 'package'>;

/** States of the orders that a session of each kind looks for. */
export const LOOKED_FOR: Readonly<Record<Kind, readonly string[]>> = {
  pickup: ['pendingCollection', 'collected', 'rejectionToConfirm', 'rejected', 'pendingDelivery', 'delivering'],
  transport: ['arrived'],
};

/** What an order has to do with a session of a branch; null for nothing. What lies in a bag comes out of it first. */
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
