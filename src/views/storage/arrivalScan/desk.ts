import type { ArrivalScan, ArrivingItem, ExtraItem } from '#machines/arrivalScan/context.ts';
import arrivalScan from '#views/records/arrivalScan/presentation.ts';
import { itemOf } from '#machines/arrivalScan/arrivingItems.ts';
import type { Lookups } from '#machines/arrivalScan/lookups.ts';
import { readCode } from '#machines/scanning/code.ts';
import { belongs } from '#views/shapes/scan/things/belongs.ts';
import type { Desk } from '#views/shapes/scan/desk.ts';

/** Groups of the scan upon arrival. */
export const GROUPS_SHOWN = ['expected', 'arrived', 'missing', 'extra'] as const;

const GROUP_OF: Readonly<Record<ArrivingItem['as'], (typeof GROUPS_SHOWN)[number]>> = {
  expected: 'expected',
  arrived: 'arrived',
  arrivedEarlier: 'arrived',
  short: 'missing',
  notArrived: 'missing',
  lost: 'missing',
};

/** Returns the shipment with this one item, as the scan has it. The server reads the shipment itself. */
const shipmentOf = (
  fields: Readonly<Record<string, unknown>>,
  key: string,
  item: ArrivingItem,
): Lookups['shipment'] => ({
  id: String(fields['shipment']),
  document: 'received',
  finished: false,
  toBranch: String(fields['branch']),
  items: [{ item: key, kind: item.kind, state: 'inTransit', flag: item.as === 'notArrived' ? 'notArrived' : null }],
});

/** Desk of the scan upon arrival. */
export const arrivalDesk: Desk = {
  aggregateType: arrivalScan,
  scan: 'arrivalScan.scanned',
  parts: ['items', 'extras'],
  takesBags: true,
  keyOf: ({ barcode }) => (typeof barcode === 'string' ? itemOf(barcode) : null),
  groupOf: ({ part, listed }) => (part === 'extras' ? 'extra' : GROUP_OF[listed['as'] as ArrivingItem['as']]),
  lookupsOf({ key, standing, data, fields }) {
    // The list does not contain the number of pieces.
    if (standing === null || readCode(String(data['barcode'])).piece !== null) return null;
    if (standing.part === 'extras') return {};
    return { shipment: shipmentOf(fields, key, standing.listed as unknown as ArrivingItem) };
  },
  // A shipment's items arrive with any other exception.
  doubts: (held) => held === 'problem' || held === 'notArrived',
  resultOf: (fields) => (fields['last'] as ArrivalScan['last'])?.result ?? null,
  good: ['arrived', 'partly'],
  // What is marked as missing cannot be scanned before it is said to be found.
  acts: (group, listed) => (group === 'missing' && listed?.['as'] !== 'lost' ? ['shipment.itemFound'] : []),
  directsListed: true,
  guide({ result, fields }) {
    const { bag } = (fields['last'] as ArrivalScan['last']) ?? {};
    if (result === 'inBag') return bag === undefined ? null : { kind: 'open', bag };
    return result === 'extra' ? { kind: 'aside', held: null } : undefined;
  },
  hint(result, standing, words, fields) {
    const { bag } = (fields['last'] as ArrivalScan['last']) ?? {};
    if (result === 'inBag' && bag !== undefined) return words.text('ui.arrival.inside', { bag });
    if (result !== 'extra' || standing?.part !== 'extras') return null;
    const { kind, where } = standing.listed as unknown as ExtraItem;
    return belongs(where, kind, words);
  },
};
