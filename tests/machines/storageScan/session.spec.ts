import { describe, expect, it } from 'vitest';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import type { ParcelLookup } from '#machines/scanning/parcel.ts';
import { groupOf } from '#machines/storageScan/groups.ts';
import { storageScan } from '#machines/storageScan/index.ts';
import { asking } from '../scanning/asking.ts';
import { clerkOf, parcel } from '../scanning/parcels.ts';
import { parcels, sessionOf, waiting } from './fixtures/index.ts';

const { toCollect, collected, delivering, onShelf, strayHere, strayElsewhere, newlyCollected } = parcels;
const { propose, refusals, taken } = asking(storageScan, clerkOf(storageScan.eventTypes), { waiting, parcel: null });

const opened = taken(notCreated(storageScan, 'STS1'), 'opened', { branch: 'YGN', kind: 'pickup' }).aggregate;
const scan = (aggregate: Aggregate, found: ParcelLookup, data: object = {}) =>
  taken(aggregate, 'scanned', { barcode: found.id, ...data }, { parcel: found });
const of = (found: ParcelLookup, data: object = {}) => [{ order: found.id, ...data }, { parcel: found }] as const;
const marked = taken(opened, 'reasonMarked', ...of(delivering, { reason: 'Nobody at home' })).aggregate;

describe('a scan in a warehousing session', () => {
  it('a scan in a warehousing session takes a parcel into stock when all of its pieces are there', () => {
    const one = scan(opened, collected, { barcode: `${collected.id}-1` });
    expect(one.asked).toEqual([]);
    expect(storageScan.row(one.aggregate)).toMatchObject({ pendingWarehousing: 1, progress: 'not' });
    const both = scan(one.aggregate, collected, { barcode: `${collected.id}-2` });
    expect(both.asked).toEqual([{ proposes: 'order.warehoused', id: collected.id, data: {} }]);
    expect(storageScan.row(both.aggregate)).toMatchObject({ pendingWarehousing: 0, stored: 1, progress: 'partly' });
    const again = scan(both.aggregate, collected, { barcode: `${collected.id}-2` });
    expect(again.asked).toEqual([]);
    expect(storageScan.row(again.aggregate)).toMatchObject({ stored: 1, duplicates: 1 });
  });

  it('a scan in a warehousing session puts a parcel on the given shelf, or returns the parcel when it must be stopped', () => {
    const single = { ...newlyCollected };
    expect(scan(opened, single, { shelf: 'B2' }).asked).toEqual([
      { proposes: 'order.shelved', id: single.id, data: { shelf: 'B2' } },
    ]);
    expect(
      scan(opened, { ...single, takes: [...single.takes, 'order.warehousedForReturn'] }, { shelf: 'B2' }).asked,
    ).toEqual([{ proposes: 'order.warehousedForReturn', id: single.id, data: {} }]);
  });

  it('a scan in a warehousing session takes a parcel that was to be delivered only with a reason, and hands the reason on', () => {
    expect(refusals(opened, 'scanned', { barcode: delivering.id }, { parcel: delivering })).toEqual([
      'storageScan.reasonIsMarked',
    ]);
    expect(scan(marked, delivering).asked).toEqual([
      { proposes: 'order.warehoused', id: delivering.id, data: { reason: 'Nobody at home' } },
    ]);
  });

  it('a scan in a warehousing session leaves a parcel that never left the branch as it is', () => {
    const reasoned = taken(opened, 'reasonMarked', ...of(onShelf, { reason: 'No van today' })).aggregate;
    const seen = scan(reasoned, onShelf);
    expect(seen.asked).toEqual([]);
    expect(storageScan.row(seen.aggregate)).toMatchObject({ pendingDelivery: 1, stored: 1 });
  });

  it('a scan in a warehousing session takes in a parcel that was collected after the session was opened', () => {
    expect(scan(opened, newlyCollected).asked).toMatchObject([{ proposes: 'order.warehoused' }]);
    const since = { ...toCollect, state: 'collected', branch: 'YGN', takes: ['order.warehoused'] };
    const stored = scan(opened, since);
    expect(stored.asked).toMatchObject([{ proposes: 'order.warehoused', id: toCollect.id }]);
    expect(storageScan.row(stored.aggregate)).toMatchObject({ pendingCollection: 0, stored: 1 });
  });

  it('a warehousing session keeps a parcel that it does not look for apart, with where the parcel should be', () => {
    const extra = scan(opened, strayElsewhere);
    expect(extra.asked).toEqual([]);
    expect(storageScan.row(extra.aggregate)).toMatchObject({ extra: 1, stored: 0 });
    expect(sessionOf(extra.aggregate).parcels[strayElsewhere.id]?.where).toMatchObject({ branch: 'MDY', shelf: 'A1' });
    expect(refusals(extra.aggregate, 'extraStored', ...of(strayElsewhere))).toEqual(['storageScan.extraCanBeStored']);
    const aside = taken(extra.aggregate, 'extraSetAside', ...of(strayElsewhere, { reason: 'Of Mandalay' }));
    expect(aside.asked).toEqual([
      { proposes: 'order.markedExtra', id: strayElsewhere.id, data: { reason: 'Of Mandalay' } },
    ]);
    const here = scan(opened, strayHere).aggregate;
    expect(taken(here, 'extraStored', ...of(strayHere, { reason: 'Came back', shelf: 'A2' })).asked).toEqual([
      { proposes: 'order.shelved', id: strayHere.id, data: { shelf: 'A2', reason: 'Came back' } },
    ]);
  });

  it('a scan in a warehousing session refuses a parcel that is marked as not arrived, and says so', () => {
    const absent = { ...collected, pieces: 1, exception: 'notArrived' };
    expect(refusals(opened, 'scanned', { barcode: absent.id }, { parcel: absent })).toEqual([
      'storageScan.isNotMarkedNotArrived',
    ]);
  });
});

describe('missing parcels', () => {
  it('a missing parcel of a warehousing session is searched for, or marked short when some of it came', () => {
    const missing = (aggregate: Aggregate, change: Partial<ParcelLookup> = {}) =>
      taken(aggregate, 'missingMarked', ...of({ ...collected, ...change }, { reason: 'Not in the bag' })).asked;
    expect(missing(opened)).toEqual([
      { proposes: 'order.searchOpened', id: collected.id, data: { reason: 'Not in the bag' } },
    ]);
    const part = scan(opened, collected, { barcode: `${collected.id}-1` }).aggregate;
    expect(missing(part)).toEqual([
      { proposes: 'order.markedShort', id: collected.id, data: { reason: 'Not in the bag' } },
    ]);
    expect(missing(opened, { takes: [] })).toEqual([]);
  });
});

describe('finishing', () => {
  const handled = () => {
    const postponed = taken(marked, 'collectionPostponed', ...of(toCollect, { reason: 'Closed' })).aggregate;
    const missing = taken(postponed, 'missingMarked', ...of(collected, { reason: 'Not there' })).aggregate;
    return taken(missing, 'reasonMarked', ...of(onShelf, { reason: 'No van' })).aggregate;
  };

  it('finishing a warehousing session is refused with the number still open of each group', () => {
    expect(propose(scan(opened, strayHere).aggregate, 'finished')).toMatchObject({
      refusals: [
        {
          rule: 'storageScan.everythingIsHandled',
          values: { pendingCollection: 1, extra: 1, pendingWarehousing: 1, pendingDelivery: 2 },
        },
      ],
    });
  });

  it('finishing a warehousing session is allowed when all parcels are handled, and lets go of the branch', () => {
    const aggregate = handled();
    expect(storageScan.row(aggregate)).toMatchObject({ handled: 4, total: 4, progress: 'all' });
    expect(storageScan.reservations(aggregate)).toEqual([{ kind: 'storageScan.branch', key: 'YGN pickup' }]);
    const { aggregate: finished } = taken(aggregate, 'finished');
    expect(finished.states['storageScan']).toBe('finished');
    expect(storageScan.reservations(finished)).toEqual([]);
  });

  it('finishing a warehousing session is blocked again by an extra parcel scanned late', () => {
    expect(refusals(scan(handled(), strayHere).aggregate, 'finished')).toEqual(['storageScan.everythingIsHandled']);
  });

  it('finishing a warehousing session does not wait for items that were handled elsewhere', () => {
    const signed = { ...delivering, state: 'signed' };
    expect(refusals(opened, 'settledElsewhere', ...of(delivering))).toEqual(['storageScan.hasMovedOn']);
    expect(storageScan.row(taken(opened, 'settledElsewhere', ...of(signed)).aggregate)).toMatchObject({
      pendingDelivery: 1,
    });
  });
});

describe('the group of an order', () => {
  it.each([
    [{ state: 'pendingCollection', branch: null }, 'pickup', 'pendingCollection'],
    [{ state: 'pendingCollection', branch: null, originBranch: 'MDY' }, 'pickup', null],
    [{ state: 'collected' }, 'pickup', 'pendingWarehousing'],
    [{ state: 'collected', branch: 'MDY' }, 'pickup', null],
    [{ state: 'rejected', holderKind: 'courier' }, 'pickup', 'pendingWarehousing'],
    [{ state: 'rejectionToConfirm', holderKind: 'courier' }, 'pickup', 'pendingWarehousing'],
    [{ state: 'rejected', holderKind: 'branch' }, 'pickup', null],
    [{ state: 'delivering' }, 'pickup', 'pendingDelivery'],
    [{ state: 'pendingDelivery' }, 'pickup', 'pendingDelivery'],
    [{ state: 'pendingDelivery', branch: 'MDY' }, 'pickup', null],
    [{ state: 'inStorage' }, 'pickup', null],
    [{ state: 'arrived' }, 'pickup', null],
    [{ state: 'arrived' }, 'transport', 'pendingWarehousing'],
    [{ state: 'arrived', branch: 'MDY' }, 'transport', null],
    [{ state: 'arrived', package: '088300010000000071' }, 'transport', null],
    [{ state: 'collected' }, 'transport', null],
  ] as const)('the group of the order %o in a %s session is %s', (change, kind, group) => {
    expect(groupOf(parcel(1, change), 'YGN', kind)).toBe(group);
  });
});
