import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import { readCode } from '../scanning/code.ts';
import { isNotMarkedNotArrived, isOnNoIssueForm, pieceIsNamed, worksInTheBranch } from '../scanning/rules.ts';
import type { ArrivalScan } from './context.ts';
import { itemOf, shipped, unscanned } from './arrivingItems.ts';
import type { Lookups } from './lookups.ts';

type About<Data = never> = Judged<ArrivalScan, Data, Lookups>;
type Opening = About<{ readonly shipment: string }>;
type Scan = About<{ readonly barcode: string; readonly sealNumber?: string; readonly sealBroken?: boolean }>;

/** Rules of an arrival scan (lifecycles.md 4.6; §8). */
export const rules = rulesOf<ArrivalScan, Lookups>('arrivalScan')({
  shipmentExists: {
    source: '§3, shipment document',
    needsData: true,
    field: 'shipment',
    values: ['shipment'],
    lookups: ['shipment'],
    holds: ({ data, lookups: { shipment } }: Opening): true | Values =>
      Boolean(shipment) || { shipment: data.shipment },
  },
  shipmentCameHere: {
    source: 'lifecycles.md 4.10, 8',
    code: 'scope',
    needsData: true,
    field: 'shipment',
    values: ['branch', 'own'],
    lookups: ['shipment'],
    holds: ({ lookups: { shipment }, actor }: Opening): true | Values =>
      shipment === null ||
      actor.kind === 'system' ||
      actor.branch === shipment.toBranch || { branch: shipment.toBranch, own: actor.branch },
  },
  shipmentIsReceived: {
    source: '§4, transport document status; lifecycles.md 4.5',
    needsData: true,
    field: 'shipment',
    values: ['shipment', 'document'],
    lookups: ['shipment'],
    holds: ({ lookups: { shipment } }: Opening): true | Values =>
      shipment === null ||
      (shipment.document === 'received' && !shipment.finished) || {
        shipment: shipment.id,
        document: shipment.finished ? 'finished' : shipment.document,
      },
  },
  worksInTheBranch,
  codeIsReadable: {
    source: '§8, incorrect tracking code',
    needsData: true,
    field: 'barcode',
    values: ['barcode'],
    holds: ({ data: { barcode } }: Scan): true | Values => itemOf(barcode) !== null || { barcode },
  },
  itemExists: {
    source: '§8, order does not exist',
    needsData: true,
    field: 'barcode',
    values: ['barcode'],
    lookups: ['parcel', 'bag'],
    holds({ data: { barcode }, lookups: { parcel, bag } }: Scan): true | Values {
      const code = readCode(barcode);
      if (code.waybill !== null) return parcel !== null || { barcode };
      return code.bag === null || bag !== null || { barcode };
    },
  },
  pieceIsNamed,
  isNotMarkedNotArrived,
  itemIsNotMarkedNotArrived: {
    source: '§5, not-arrived items cannot be operated; §8',
    needsData: true,
    field: 'barcode',
    values: ['item'],
    lookups: ['shipment'],
    holds({ data: { barcode }, lookups }: Scan): true | Values {
      const item = itemOf(barcode) ?? '';
      return lookups.shipment === null || shipped(lookups.shipment.items, item)?.flag !== 'notArrived' || { item };
    },
  },
  isOnNoIssueForm,
  sealIsOfAPackage: {
    source: '§4, seal; ours: a parcel has none',
    needsData: true,
    field: 'sealNumber',
    values: ['barcode'],
    holds: ({ data: { barcode, sealNumber, sealBroken } }: Scan): true | Values =>
      (sealNumber === undefined && sealBroken === undefined) || readCode(barcode).waybill === null || { barcode },
  },
  reasonForTheMissing: {
    source: '§4, abnormal handling; §5, remarks required',
    needsData: true,
    field: 'reason',
    values: ['missing', 'items'],
    lookups: ['shipment'],
    holds({ context, data, lookups }: About<{ readonly reason?: string }>): true | Values {
      const missing = lookups.shipment === null ? [] : unscanned(context, lookups.shipment.items);
      if (missing.length === 0 || data.reason !== undefined) return true;
      return { missing: missing.length, items: missing.slice(0, 3).join(', ') };
    },
  },
});

export type RuleName = keyof typeof rules;
