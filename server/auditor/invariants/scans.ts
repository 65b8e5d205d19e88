import { itemOf, listed } from '#machines/arrivalScan/arrivingItems.ts';
import { tally, type ArrivalScan } from '#machines/arrivalScan/context.ts';
import type { Lookups } from '#machines/arrivalScan/lookups.ts';
import type { Order } from '#machines/order/context.ts';
import type { StorageScan } from '#machines/storageScan/context.ts';
import { among, ofAggregate, ofRows, type Invariant } from '../invariant.ts';
import type { Subject } from '../subject.ts';

const scansOf = ({ events, machine }: Subject): number =>
  events.filter(({ type }) => type === `${machine}.scanned`).length;

/** Scans that an arrival counts: a parcel inside a bag is only pointed to its bag. */
const arrivalScansOf = (scan: ArrivalScan, { events }: Subject): number =>
  events.filter(({ type, data, lookups }) => {
    if (type !== 'arrivalScan.scanned') return false;
    const { within } = (lookups as Partial<Lookups>).parcel ?? {};
    const { barcode = '' } = data as { readonly barcode?: string };
    return !within || listed(scan, itemOf(barcode) ?? '') !== undefined;
  }).length;

const pieces = (parcels: readonly { readonly seen: readonly number[] }[]): number =>
  parcels.reduce((sum, { seen }) => sum + seen.length, 0);

/** Invariants of pieces, scans and missing arrivals (reliability.md 5: P10, P12, P16). */
export const scanInvariants: readonly Invariant[] = [
  ofAggregate('P10', ['order'], ({ aggregate, row, id }) => {
    const count = (aggregate.context as Order).pieces;
    if (!Number.isSafeInteger(count) || count < 1) return { pieces: count };
    const named = row?.['row.subOrderSn'];
    if (!Array.isArray(named) || named.length === 0) return null;
    const own = new Set(named.filter((number) => String(number).startsWith(`${id}-`)));
    return own.size === count && named.length === count ? null : { pieces: count, subOrders: named.length };
  }),
  ofAggregate('P10.scanned', ['storageScan'], ({ aggregate }) => {
    const { parcels } = aggregate.context as StorageScan;
    const wrong = Object.entries(parcels).find(
      ([, parcel]) =>
        new Set(parcel.seen).size !== parcel.seen.length ||
        parcel.seen.some((piece) => piece < 1 || piece > parcel.pieces),
    );
    return wrong ? { order: wrong[0], pieces: wrong[1].pieces, seen: [...wrong[1].seen] } : null;
  }),
  ofAggregate('P12', ['storageScan'], (subject) => {
    const { parcels, duplicates } = subject.aggregate.context as StorageScan;
    const counted = pieces(Object.values(parcels)) + duplicates;
    const scans = scansOf(subject);
    return scans === counted ? null : { scans, counted };
  }),
  ofAggregate('P12.arrival', ['arrivalScan'], (subject) => {
    const scan = subject.aggregate.context as ArrivalScan;
    const counted = pieces(Object.values(scan.items)) + Object.keys(scan.extras).length + scan.duplicates;
    const scans = arrivalScansOf(scan, subject);
    if (scans !== counted) return { scans, counted };
    const { total, arrived, expected, missing } = tally(scan);
    const isOver = subject.aggregate.states['arrivalScan'] === 'finished';
    return isOver && (expected > 0 || arrived + missing !== total) ? { total, arrived, expected, missing } : null;
  }),
  ofRows(
    'P16',
    'shipment',
    `select distinct on (s.id) s.id, item.value ->> 'item' as item, coalesce(o.state, p.state) as state,
       coalesce(o.shipment, p.shipment) as "saysItIsOn"
     from row_shipment s cross join jsonb_array_elements(s.row -> 'items') as item
     left join row_order o on o.id = item.value ->> 'item' left join row_package p on p.id = item.value ->> 'item'
     where item.value ->> 'flag' = 'notArrived' and item.value ->> 'state' = 'inTransit' and ${among('s.id')}
       and (coalesce(o.state, p.state) is distinct from 'inTransit' or coalesce(o.shipment, p.shipment) is distinct from s.id)
     order by s.id, item`,
  ),
];
