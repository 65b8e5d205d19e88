import type { Package } from '#machines/package/context.ts';
import type { Shipment } from '#machines/shipment/context.ts';
import { among, ofAggregate, ofRows, type Invariant } from '../invariant.ts';

/** Invariants of packages, shipments and the parcels on them (reliability.md 5: P02 to P09). */
export const transportInvariants: readonly Invariant[] = [
  ofRows(
    'P02',
    'order',
    `select o.id, o.package, p.state as "packageState" from row_order o left join row_package p on p.id = o.package
     where o.package is not null and ${among('o.id')}
       and (p.id is null or not jsonb_exists(p.row -> 'orders', o.id))`,
  ),
  ofRows(
    'P08',
    'package',
    `select distinct on (p.id) p.id, inside.value as "order", o.package as "orderSays", o.state as "orderState"
     from row_package p cross join jsonb_array_elements_text(p.row -> 'orders') as inside
     left join row_order o on o.id = inside.value
     where ${among('p.id')} and o.package is distinct from p.id order by p.id, inside.value`,
  ),
  ofRows(
    'P05.location',
    'package',
    `select distinct on (p.id) p.id, o.id as "order", p.location, o.current_branch as "orderLocation"
     from row_package p join row_order o on o.package = p.id
     where ${among('p.id')} and o.current_branch is distinct from p.location order by p.id, o.id`,
  ),
  ofAggregate('P07', ['package'], ({ aggregate }) => {
    const { contents } = aggregate.context as Package;
    const state = aggregate.states['status'] ?? '';
    const mustBeEmpty = state === 'unused' || state === 'finished';
    return mustBeEmpty && contents.length > 0 ? { state, holds: contents.map(({ order }) => order) } : null;
  }),
  ofAggregate('P06', ['package'], ({ aggregate }) => {
    const { sealNumber } = aggregate.context as Package;
    const state = aggregate.states['status'] ?? '';
    const mustBeSealed = state === 'sealed' || state === 'inTransit';
    return mustBeSealed && sealNumber === null ? { state, sealNumber } : null;
  }),
  ofRows(
    'P04',
    'order',
    `select o.id, o.shipment, s.state as "shipmentState" from row_order o left join row_shipment s on s.id = o.shipment
     where o.shipment is not null and ${among('o.id')} and (s.id is null or not
       (s.row -> 'items') @> jsonb_build_array(jsonb_build_object('item', coalesce(o.package, o.id))))`,
  ),
  ofRows(
    'P04.package',
    'package',
    `select p.id, p.shipment, s.state as "shipmentState" from row_package p left join row_shipment s on s.id = p.shipment
     where p.shipment is not null and ${among('p.id')} and (s.id is null or not
       (s.row -> 'items') @> jsonb_build_array(jsonb_build_object('item', p.id)))`,
  ),
  ofAggregate('P09', ['shipment'], ({ aggregate }) => {
    const { items } = aggregate.context as Shipment;
    const state = aggregate.states['document'] ?? '';
    const hasLeft = !['absent', 'enabled', 'disabled'].includes(state);
    if (hasLeft && items.length === 0) return { state, items: 0 };
    // An item that was written off with its order or package has its reason there.
    const unexplained = items.find(({ flag, reason }) => flag !== null && flag !== 'lost' && !reason);
    if (unexplained) return { item: unexplained.item, flag: unexplained.flag, reason: null };
    if (aggregate.states['finish'] !== 'finish.finished') return null;
    const open = items.find((one) => one.state !== 'stored' && one.state !== 'lost');
    return open ? { item: open.item, itemState: open.state, finish: 'finished' } : null;
  }),
];
