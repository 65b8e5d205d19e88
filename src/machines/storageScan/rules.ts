import { STOCK_COUNTED_AT_ONCE } from '../fields/limits.ts';
import { branchIsNotLocked } from '../custody/stockMoves.ts';
import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import {
  codeIsOfAParcel,
  isNotMarkedNotArrived,
  orderExists,
  orderIsKept,
  pieceIsNamed,
  worksInTheBranch,
} from '../scanning/rules.ts';
import { unhandled, type StorageScan } from './context.ts';
import type { Group } from './groups.ts';
import { completes, groupNow, listed, storing } from './scannedParcels.ts';
import type { Lookups } from './lookups.ts';

type About<Data = never> = Judged<StorageScan, Data, Lookups>;
type AboutParcel = About<{ readonly order: string; readonly shelf?: string }>;
type Scan = About<{ readonly barcode: string; readonly shelf?: string }>;

const isOpen = ({ context, data }: AboutParcel, group: Group): boolean => {
  const parcel = listed(context, data.order);
  return parcel?.group === group && parcel.as === 'open';
};

const openIn = (group: Group, source: string) => ({
  source,
  needsData: true,
  field: 'order',
  values: ['order'],
  holds: (about: AboutParcel): true | Values => isOpen(about, group) || { order: about.data.order },
});

/** Rules of a warehousing session (lifecycles.md 4.3, SESSION; reliability.md 5, P12, P15 and P16). */
export const rules = rulesOf<StorageScan, Lookups>('storageScan')({
  opensInOwnBranch: {
    source: '§6, operate branch',
    code: 'scope',
    needsData: true,
    field: 'branch',
    values: ['branch', 'own'],
    holds: ({ data: { branch }, actor }: About<{ readonly branch: string }>): true | Values =>
      actor.kind === 'system' || actor.branch === branch || { branch, own: actor.branch },
  },
  branchIsNotLocked,
  waitingIsHandleable: {
    source: 'ours: a session holds its whole list',
    values: ['parcels', 'most'],
    lookups: ['waiting'],
    holds: ({ lookups: { waiting } }: About): true | Values =>
      waiting.length <= STOCK_COUNTED_AT_ONCE || { parcels: waiting.length, most: STOCK_COUNTED_AT_ONCE },
  },
  worksInTheBranch,
  codeIsOfAParcel,
  orderExists,
  pieceIsNamed,
  isNotMarkedNotArrived,
  isCollected: {
    source: '§5, pending-collection orders are handled first',
    needsData: true,
    field: 'barcode',
    values: ['order'],
    lookups: ['parcel'],
    holds: ({ context, lookups: { parcel } }: Scan): true | Values =>
      parcel === null || groupNow(context, parcel) !== 'pendingCollection' || { order: parcel.id },
  },
  reasonIsMarked: {
    source: '§5; §8, reasons must be marked before warehousing',
    needsData: true,
    field: 'barcode',
    values: ['order'],
    lookups: ['parcel'],
    holds({ context, lookups: { parcel } }: Scan): true | Values {
      if (parcel === null || groupNow(context, parcel) !== 'pendingDelivery') return true;
      return (listed(context, parcel.id)?.reason ?? null) !== null || { order: parcel.id };
    },
  },
  isStillToBeStored: {
    source: 'ours: what the session already settled is not stored again',
    needsData: true,
    field: 'barcode',
    values: ['order', 'orderState'],
    lookups: ['parcel'],
    holds({ context, data, lookups: { parcel } }: Scan): true | Values {
      if (parcel === null || groupNow(context, parcel) === 'extra' || !completes(context, parcel, data.barcode)) {
        return true;
      }
      const isOnItsShelf = parcel.state === 'pendingDelivery';
      return isOnItsShelf || storing(parcel, data.shelf) !== null || { order: parcel.id, orderState: parcel.state };
    },
  },
  isPendingDelivery: {
    source: '§5, pending-delivery orders need a reason',
    needsData: true,
    field: 'order',
    values: ['order'],
    lookups: ['parcel'],
    holds({ context, data, lookups: { parcel } }: AboutParcel): true | Values {
      const own = listed(context, data.order);
      const waits = own === undefined || own.as === 'open' || own.as === 'marked';
      return (parcel !== null && waits && groupNow(context, parcel) === 'pendingDelivery') || { order: data.order };
    },
  },
  orderIsKept,
  isPendingCollection: openIn('pendingCollection', '§5, pending-collection orders'),
  isPendingWarehousing: openIn('pendingWarehousing', '§5, pending-warehousing orders'),
  isExtra: openIn('extra', '§5, extra-scanned orders'),
  extraCanBeStored: {
    source: 'ours: what belongs to another branch, or cannot be taken into stock, is set aside',
    needsData: true,
    field: 'order',
    values: ['order', 'orderState', 'branch'],
    lookups: ['parcel'],
    holds({ context, data, lookups: { parcel } }: AboutParcel): true | Values {
      if (parcel === null) return true;
      const canBe = parcel.branch === context.branch && storing(parcel, data.shelf) !== null;
      return canBe || { order: data.order, orderState: parcel.state, branch: parcel.branch };
    },
  },
  hasMovedOn: {
    source: 'ours: what its order already settled is not asked for again',
    needsData: true,
    field: 'order',
    values: ['order', 'orderState'],
    lookups: ['parcel'],
    holds({ context, data, lookups: { parcel } }: AboutParcel): true | Values {
      const own = listed(context, data.order);
      const hasMoved = own?.as === 'open' && parcel !== null && parcel.state !== own.where.state;
      return hasMoved || { order: data.order, orderState: parcel?.state ?? null };
    },
  },
  everythingIsHandled: {
    source: '§5, warehousing blocked; lifecycles.md 4.10, 29',
    values: ['pendingCollection', 'extra', 'pendingWarehousing', 'pendingDelivery'],
    holds({ context }: About): true | Values {
      const open = unhandled(context);
      return Object.values(open).every((count) => count === 0) || open;
    },
  },
});

export type RuleName = keyof typeof rules;
