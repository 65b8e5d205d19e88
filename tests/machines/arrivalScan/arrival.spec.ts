import { describe, expect, it } from 'vitest';
import { arrivalScan } from '#machines/arrivalScan/index.ts';
import type { Life } from '#machines/kit/noun.ts';
import { unborn } from '#machines/kit/unborn.ts';
import type { ParcelFact } from '#machines/scanning/parcel.ts';
import { asking } from '../scanning/asking.ts';
import { bagFact, bags, clerk, coming, full, known, parcels, scanOf, shipment } from './fixtures/index.ts';

const { single, double, ofAnother, searched } = parcels;
const { refusals, taken } = asking(arrivalScan, clerk, known);

const opened = taken(unborn(arrivalScan, 'ARS1'), 'opened', { shipment: 'SHP1' }).life;
const scan = (life: Life, found: ParcelFact, barcode: string = found.id, facts: object = {}) =>
  taken(life, 'scanned', { barcode }, { parcel: found, ...facts });
const rowOf = (life: Life) => arrivalScan.row(life);

describe('a scan upon arrival', () => {
  it('begins with what the shipment says of its items', () => {
    expect(rowOf(opened)).toMatchObject({
      branch: 'MDY',
      shipment: 'SHP1',
      progress: 'not',
      total: 4,
      expected: 3,
      missing: 1,
    });
    expect(arrivalScan.claims(opened)).toEqual([{ kind: 'arrivalScan.shipment', key: 'SHP1' }]);
  });

  it('arrives each item once: not, partly, all', () => {
    const first = scan(opened, single);
    expect(first.asked).toEqual([{ proposes: 'shipment.itemArrived', id: 'SHP1', data: { item: single.id } }]);
    expect(rowOf(first.life)).toMatchObject({ progress: 'partly', arrived: 1, expected: 2 });
    const again = scan(first.life, single, single.id, { shipment: shipment(coming(single.id, { state: 'arrived' })) });
    expect(again.asked).toEqual([]);
    expect(rowOf(again.life)).toMatchObject({ arrived: 1, duplicates: 1 });
    const whole = taken(
      unborn(arrivalScan, 'ARS2'),
      'opened',
      { shipment: 'SHP1' },
      { shipment: shipment(coming(single.id)) },
    );
    expect(rowOf(scan(whole.life, single).life)).toMatchObject({ progress: 'all' });
  });

  it('waits for each piece of a parcel of several', () => {
    const one = scan(opened, double, `${double.id}-1`);
    expect(one.asked).toEqual([]);
    expect(scan(one.life, double, `${double.id}-1`).asked).toEqual([]);
    expect(scan(one.life, double, `${double.id}-2`).asked).toMatchObject([{ data: { item: double.id } }]);
  });

  it('asks about what is missing by number, in whatever order it is stored', () => {
    const numbers = [single.id, double.id].toSorted();
    const facts = { shipment: shipment(...numbers.toReversed().map((number) => coming(number))) };
    const { life } = taken(unborn(arrivalScan, 'ARS3'), 'opened', { shipment: 'SHP1' }, facts);
    const { asked } = taken(life, 'finished', { reason: 'Not on the vehicle' }, facts);
    expect(asked).toMatchObject(numbers.map((item) => ({ data: { item } })));
  });

  it('hands on what was read off the seal of a package', () => {
    const data = { barcode: bags.own, sealNumber: 'A-1007', sealBroken: false };
    expect(taken(opened, 'scanned', data, { bag: bagFact(bags.own, 'SHP1') }).asked).toEqual([
      {
        proposes: 'shipment.itemArrived',
        id: 'SHP1',
        data: { item: bags.own, sealNumber: 'A-1007', sealBroken: false },
      },
    ]);
  });

  it('names the other shipment of an extra one', () => {
    const extra = scan(opened, ofAnother);
    expect(extra.asked).toEqual([]);
    expect(scanOf(extra.life).extras[ofAnother.id]).toMatchObject({ kind: 'order', where: { shipment: 'SHP2' } });
    expect(rowOf(extra.life)).toMatchObject({ extra: 1, arrived: 0 });
    expect(rowOf(scan(extra.life, ofAnother).life)).toMatchObject({ extra: 1, duplicates: 1 });
    const bag = taken(opened, 'scanned', { barcode: bags.ofAnother }, { bag: bagFact(bags.ofAnother, 'SHP2') });
    expect(scanOf(bag.life).extras[bags.ofAnother]).toMatchObject({ kind: 'package', where: { shipment: 'SHP2' } });
  });

  it('does not operate what is marked as not arrived, nor what an issue form is open for', () => {
    expect(refusals(opened, 'scanned', { barcode: searched.id }, { parcel: searched })).toEqual([
      'arrivalScan.isNotMarkedNotArrived',
      'arrivalScan.itemIsNotMarkedNotArrived',
    ]);
    expect(refusals(opened, 'scanned', { barcode: single.id }, { parcel: single, issue: 'PRB1' })).toEqual([
      'arrivalScan.isOnNoIssueForm',
    ]);
  });

  it('takes what meanwhile arrived another way without arriving it again', () => {
    const facts = { shipment: shipment(coming(single.id, { state: 'arrived' })) };
    const seen = scan(opened, single, single.id, facts);
    expect(seen.asked).toEqual([]);
    expect(rowOf(seen.life)).toMatchObject({ arrived: 1, duplicates: 0 });
  });
});

describe('finishing a scan upon arrival', () => {
  it('needs a reason for what was not read, and marks it', () => {
    const life = scan(scan(opened, single).life, double, `${double.id}-2`).life;
    const facts = {
      shipment: {
        ...full,
        items: full.items.map((item) => (item.item === single.id ? { ...item, state: 'arrived' } : item)),
      },
    };
    expect(refusals(life, 'finished', {}, facts)).toEqual(['arrivalScan.reasonForTheMissing']);
    const finished = taken(life, 'finished', { reason: 'Not on the vehicle' }, facts);
    const reason = 'Not on the vehicle';
    expect(finished.asked).toEqual([
      { proposes: 'shipment.itemArrived', id: 'SHP1', data: { item: double.id } },
      { proposes: 'shipment.itemMarkedShort', id: 'SHP1', data: { item: double.id, reason } },
      { proposes: 'shipment.itemMarkedNotArrived', id: 'SHP1', data: { item: bags.own, reason } },
    ]);
    expect(rowOf(finished.life)).toMatchObject({ arrived: 2, short: 1, missing: 2, expected: 0 });
    expect(arrivalScan.claims(finished.life)).toEqual([]);
  });

  it('needs none when everything came', () => {
    const all = taken(
      unborn(arrivalScan, 'ARS3'),
      'opened',
      { shipment: 'SHP1' },
      { shipment: shipment(coming(single.id)) },
    );
    const arrived = { shipment: shipment(coming(single.id, { state: 'stored' })) };
    const finished = taken(all.life, 'finished', {}, arrived);
    expect(finished.asked).toEqual([]);
    expect(rowOf(finished.life)).toMatchObject({ progress: 'all', arrived: 1 });
  });
});
