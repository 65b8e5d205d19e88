import { describe, expect, it } from 'vitest';
import { listedBag } from '#machines/arrivalScan/arrivingItems.ts';
import { arrivalScan } from '#machines/arrivalScan/index.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import type { ParcelLookup } from '#machines/scanning/parcel.ts';
import { asking } from '../scanning/asking.ts';
import { bagLookup, bags, clerk, coming, full, lookups, parcels, scanOf, shipment } from './fixtures/index.ts';

const { single, double, ofAnother, searched } = parcels;
const { refusals, taken } = asking(arrivalScan, clerk, lookups);

const opened = taken(notCreated(arrivalScan, 'ARS1'), 'opened', { shipment: 'SHP1' }).aggregate;
const scan = (aggregate: Aggregate, found: ParcelLookup, barcode: string = found.id, foundLookups: object = {}) =>
  taken(aggregate, 'scanned', { barcode }, { parcel: found, ...foundLookups });
const rowOf = (aggregate: Aggregate) => arrivalScan.row(aggregate);

describe('a scan upon arrival', () => {
  it('a scan upon arrival begins with what the shipment says of its items', () => {
    expect(rowOf(opened)).toMatchObject({
      branch: 'MDY',
      shipment: 'SHP1',
      progress: 'not',
      total: 4,
      expected: 3,
      missing: 1,
    });
    expect(arrivalScan.reservations(opened)).toEqual([{ kind: 'arrivalScan.shipment', key: 'SHP1' }]);
  });

  it('a scan upon arrival counts each item as arrived once, and its progress is not, partly or all', () => {
    const first = scan(opened, single);
    expect(first.asked).toEqual([{ proposes: 'shipment.itemArrived', id: 'SHP1', data: { item: single.id } }]);
    expect(rowOf(first.aggregate)).toMatchObject({ progress: 'partly', arrived: 1, expected: 2 });
    const again = scan(first.aggregate, single, single.id, {
      shipment: shipment(coming(single.id, { state: 'arrived' })),
    });
    expect(again.asked).toEqual([]);
    expect(rowOf(again.aggregate)).toMatchObject({ arrived: 1, duplicates: 1 });
    const whole = taken(
      notCreated(arrivalScan, 'ARS2'),
      'opened',
      { shipment: 'SHP1' },
      { shipment: shipment(coming(single.id)) },
    );
    expect(rowOf(scan(whole.aggregate, single).aggregate)).toMatchObject({ progress: 'all' });
  });

  it('a scan upon arrival names the bag of a parcel inside it, before the bag arrived and after; the parcel is not extra', () => {
    const inside = { ...ofAnother, package: bags.own, within: bags.own };
    const first = scan(opened, inside);
    expect(scanOf(first.aggregate).last).toMatchObject({ result: 'inBag', item: inside.id, bag: bags.own });
    const bag = bagLookup(bags.own, 'SHP1');
    const { aggregate } = taken(first.aggregate, 'scanned', { barcode: bags.own }, { bag });
    const after = scan(aggregate, { ...inside, state: 'arrived', branch: 'MDY' });
    expect(scanOf(after.aggregate).last).toMatchObject({ result: 'inBag', bag: bags.own });
    expect(after.asked).toEqual([]);
    expect(rowOf(after.aggregate)).toMatchObject({ extra: 0, duplicates: 0, arrived: 1 });
  });

  it('a scan upon arrival calls a parcel extra whose bag is not on the shipment, or whose record does not say', () => {
    expect([bags.own, bags.ofAnother, null].map((bag) => listedBag(scanOf(opened), bag))).toEqual([
      bags.own,
      null,
      null,
    ]);
    for (const change of [{ within: null }, { package: bags.own }])
      expect(scanOf(scan(opened, { ...ofAnother, ...change }).aggregate).last?.result).toBe('extra');
  });

  it('a scan upon arrival waits for each piece of a parcel of several pieces', () => {
    const one = scan(opened, double, `${double.id}-1`);
    expect(one.asked).toEqual([]);
    expect(scan(one.aggregate, double, `${double.id}-1`).asked).toEqual([]);
    expect(scan(one.aggregate, double, `${double.id}-2`).asked).toMatchObject([{ data: { item: double.id } }]);
  });

  it('a scan upon arrival asks about missing items by number, in any order of storage', () => {
    const numbers = [single.id, double.id].toSorted();
    const foundLookups = { shipment: shipment(...numbers.toReversed().map((number) => coming(number))) };
    const { aggregate } = taken(notCreated(arrivalScan, 'ARS3'), 'opened', { shipment: 'SHP1' }, foundLookups);
    const { asked } = taken(aggregate, 'finished', { reason: 'Not on the vehicle' }, foundLookups);
    expect(asked).toMatchObject(numbers.map((item) => ({ data: { item } })));
  });

  it('a scan upon arrival hands on what was read off the seal of a package', () => {
    const data = { barcode: bags.own, sealNumber: 'A-1007', sealBroken: false };
    expect(taken(opened, 'scanned', data, { bag: bagLookup(bags.own, 'SHP1') }).asked).toEqual([
      {
        proposes: 'shipment.itemArrived',
        id: 'SHP1',
        data: { item: bags.own, sealNumber: 'A-1007', sealBroken: false },
      },
    ]);
  });

  it('a scan upon arrival names the other shipment of an extra item', () => {
    const extra = scan(opened, ofAnother);
    expect(extra.asked).toEqual([]);
    expect(scanOf(extra.aggregate).extras[ofAnother.id]).toMatchObject({ kind: 'order', where: { shipment: 'SHP2' } });
    expect(rowOf(extra.aggregate)).toMatchObject({ extra: 1, arrived: 0 });
    expect(rowOf(scan(extra.aggregate, ofAnother).aggregate)).toMatchObject({ extra: 1, duplicates: 1 });
    const bag = taken(opened, 'scanned', { barcode: bags.ofAnother }, { bag: bagLookup(bags.ofAnother, 'SHP2') });
    expect(scanOf(bag.aggregate).extras[bags.ofAnother]).toMatchObject({
      kind: 'package',
      where: { shipment: 'SHP2' },
    });
  });

  it('a scan upon arrival does not process an item that is marked as not arrived, or for which an issue form is open', () => {
    expect(refusals(opened, 'scanned', { barcode: searched.id }, { parcel: searched })).toEqual([
      'arrivalScan.isNotMarkedNotArrived',
      'arrivalScan.itemIsNotMarkedNotArrived',
    ]);
    expect(refusals(opened, 'scanned', { barcode: single.id }, { parcel: single, issue: 'PRB1' })).toEqual([
      'arrivalScan.isOnNoIssueForm',
    ]);
  });

  it('a scan upon arrival accepts an item that arrived elsewhere meanwhile without a second arrival', () => {
    const foundLookups = { shipment: shipment(coming(single.id, { state: 'arrived' })) };
    const seen = scan(opened, single, single.id, foundLookups);
    expect(seen.asked).toEqual([]);
    expect(rowOf(seen.aggregate)).toMatchObject({ arrived: 1, duplicates: 0 });
  });
});

describe('finishing a scan upon arrival', () => {
  it('finishing a scan upon arrival needs a reason for items that were not read, and marks them', () => {
    const aggregate = scan(scan(opened, single).aggregate, double, `${double.id}-2`).aggregate;
    const foundLookups = {
      shipment: {
        ...full,
        items: full.items.map((item) => (item.item === single.id ? { ...item, state: 'arrived' } : item)),
      },
    };
    expect(refusals(aggregate, 'finished', {}, foundLookups)).toEqual(['arrivalScan.reasonForTheMissing']);
    const finished = taken(aggregate, 'finished', { reason: 'Not on the vehicle' }, foundLookups);
    const reason = 'Not on the vehicle';
    expect(finished.asked).toEqual([
      { proposes: 'shipment.itemArrived', id: 'SHP1', data: { item: double.id } },
      { proposes: 'shipment.itemMarkedShort', id: 'SHP1', data: { item: double.id, reason } },
      { proposes: 'shipment.itemMarkedNotArrived', id: 'SHP1', data: { item: bags.own, reason } },
    ]);
    expect(rowOf(finished.aggregate)).toMatchObject({ arrived: 2, short: 1, missing: 2, expected: 0 });
    expect(arrivalScan.reservations(finished.aggregate)).toEqual([]);
  });

  it('finishing a scan upon arrival needs no reason when everything came', () => {
    const all = taken(
      notCreated(arrivalScan, 'ARS3'),
      'opened',
      { shipment: 'SHP1' },
      { shipment: shipment(coming(single.id)) },
    );
    const arrived = { shipment: shipment(coming(single.id, { state: 'stored' })) };
    const finished = taken(all.aggregate, 'finished', {}, arrived);
    expect(finished.asked).toEqual([]);
    expect(rowOf(finished.aggregate)).toMatchObject({ progress: 'all', arrived: 1 });
  });
});
