import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { closeAudited } from '../../support/audit.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';
import { openWarehouse, rulesOf, type Warehouse } from './warehouse.ts';

let store: Store;
let house: Warehouse;
/** The actor who receives in Mandalay. */
let receiver: Actor;

beforeEach(async () => {
  store = await createStore();
  house = await openWarehouse(store);
  receiver = await store.person('manager.mandalay');
});
afterEach(() => closeAudited(store));

/** Sends a vehicle with these loose parcels from Yangon to Mandalay. */
const sent = async (...parcels: readonly string[]): Promise<string> => {
  const boss = { ...house.manager, permissions: ['*'] };
  const document = { fromBranch: 'YGN', toBranch: 'MDY', kind: 'crossCity' };
  const { id } = await house.act(boss, 'shipment', null, 'created', document);
  for (const parcel of parcels) {
    await house.act(boss, 'order', parcel, 'sorted', { nextBranch: 'MDY' });
    await house.act(boss, 'order', parcel, 'loaded', { shipment: id });
  }
  await house.act(boss, 'shipment', id, 'shippedOut', { driver: 'U Hla', eta: minutes(600) });
  return id;
};
const received = async (...parcels: readonly string[]): Promise<string> => {
  const shipment = await sent(...parcels);
  await house.act({ ...receiver, permissions: ['*'] }, 'shipment', shipment, 'received');
  return shipment;
};
const open = (shipment: string) => house.act(receiver, 'arrivalScan', null, 'opened', { shipment });
const scan = (id: string, barcode: string) => house.say(receiver, 'arrivalScan', id, 'scanned', { barcode });
const rowOf = (id: string) => house.rowOf('row_arrival_scan', id);
const itemsOf = async (shipment: string) =>
  (await house.contextOf<{ items: { item: string; state: string; flag: string | null }[] }>('shipment', shipment))
    .items;

describe('a scan upon arrival', () => {
  test('a scan upon arrival begins when the shipment was received, in the branch the shipment goes to', async () => {
    const shipment = await sent(await house.inStock());
    const early = await house.say(receiver, 'arrivalScan', null, 'opened', { shipment });
    expect(rulesOf(early)).toEqual(['arrivalScan.shipmentIsReceived']);
    const elsewhere = await house.say(house.manager, 'arrivalScan', null, 'opened', { shipment });
    expect(rulesOf(elsewhere)).toContain('arrivalScan.shipmentCameHere');
    const unknown = await house.say(receiver, 'arrivalScan', null, 'opened', { shipment: 'SHP99999999' });
    expect(rulesOf(unknown)).toEqual(['namedWithinReach']);
  });

  test('a scan upon arrival arrives each parcel in its shipment and in its order: not, partly, all', async () => {
    const parcels = [await house.inStock(), await house.inStock()] as const;
    const shipment = await received(...parcels);
    const { id } = await open(shipment);
    expect(await rowOf(id)).toMatchObject({ progress: 'not', total: 2 });
    expect((await scan(id, parcels[0])).status).toBe('accepted');
    expect(await rowOf(id)).toMatchObject({ progress: 'partly', arrived: 1 });
    expect(await house.stateOf(parcels[0])).toBe('arrived');
    expect((await scan(id, parcels[0])).status).toBe('accepted');
    expect(await rowOf(id)).toMatchObject({ arrived: 1, duplicates: 1 });
    expect((await scan(id, parcels[1])).status).toBe('accepted');
    expect(await rowOf(id)).toMatchObject({ progress: 'all' });
    expect((await itemsOf(shipment)).map(({ state }) => state)).toEqual(['arrived', 'arrived']);
    await house.act(receiver, 'arrivalScan', id, 'finished');
  });

  test('a scan upon arrival names the other shipment of what does not belong to this one, and leaves it alone', async () => {
    const [own, foreign] = [await house.inStock(), await house.inStock()];
    const shipment = await received(own);
    const another = await sent(foreign);
    const { id } = await open(shipment);
    expect((await scan(id, foreign)).status).toBe('accepted');
    expect(await house.contextOf('arrivalScan', id)).toMatchObject({
      extras: { [foreign]: { where: { shipment: another, state: 'inTransit' } } },
    });
    expect(await house.stateOf(foreign)).toBe('inTransit');
  });

  test('a scan upon arrival marks what was not read as not arrived, which then cannot be operated before it is found', async () => {
    const [here, absent] = [await house.inStock(), await house.inStock()];
    const shipment = await received(here, absent);
    const { id } = await open(shipment);
    await house.act(receiver, 'arrivalScan', id, 'scanned', { barcode: here });
    const silent = await house.say(receiver, 'arrivalScan', id, 'finished');
    expect(silent.refusals).toMatchObject([
      { rule: 'arrivalScan.reasonForTheMissing', values: { missing: 1, items: absent } },
    ]);
    await house.act(receiver, 'arrivalScan', id, 'finished', { reason: 'Not on the vehicle' });
    expect(await rowOf(id)).toMatchObject({ state: 'finished', arrived: 1, missing: 1 });
    expect(await house.rowOf('row_order', absent)).toMatchObject({ exception: 'notArrived', state: 'inTransit' });
    const again = await open(shipment);
    expect(rulesOf(await scan(again.id, absent))).toEqual([
      'arrivalScan.isNotMarkedNotArrived',
      'arrivalScan.itemIsNotMarkedNotArrived',
      'arrivalScan.isOnNoIssueForm',
    ]);
    expect(await house.stateOf(absent)).toBe('inTransit');
    const session = await house.act(receiver, 'storageScan', null, 'opened', { branch: 'MDY', kind: 'transport' });
    const stored = await house.say(receiver, 'storageScan', session.id, 'scanned', { barcode: absent });
    expect(rulesOf(stored)).toContain('storageScan.isNotMarkedNotArrived');
  });

  test('a scan upon arrival refuses an item that an issue form is open for, and names the form', async () => {
    const parcel = await house.inStock();
    const shipment = await received(parcel);
    const form = { order: parcel, kind: 'damaged', reason: 'Box is wet' };
    const { id: issue } = await house.act({ ...receiver, permissions: ['*'] }, 'problemItem', null, 'raised', form);
    const { id } = await open(shipment);
    expect((await scan(id, parcel)).refusals).toMatchObject([
      { rule: 'arrivalScan.isOnNoIssueForm', values: { issue } },
    ]);
    expect(await house.stateOf(parcel)).toBe('inTransit');
  });

  test('a scan upon arrival hands over to a transport session, which takes what arrived into stock', async () => {
    const parcel = await house.inStock();
    const shipment = await received(parcel);
    const arrival = await open(shipment);
    await house.act(receiver, 'arrivalScan', arrival.id, 'scanned', { barcode: parcel });
    const { id } = await house.act(receiver, 'storageScan', null, 'opened', { branch: 'MDY', kind: 'transport' });
    expect(await house.rowOf('row_storage_scan', id)).toMatchObject({ pendingWarehousing: 1, total: 1 });
    await house.act(receiver, 'storageScan', id, 'scanned', { barcode: parcel, shelf: 'MDY-A1' });
    expect(await house.rowOf('row_order', parcel)).toMatchObject({ state: 'inStorage', currentBranch: 'MDY' });
    expect(await itemsOf(shipment)).toMatchObject([{ state: 'stored' }]);
  });
});

describe('from two sides at once', () => {
  test('one scan of a shipment is open, and an item arrives once, also from two sides at once', async () => {
    const other = store.another();
    const parcel = await house.inStock();
    const shipment = await received(parcel);
    const at = house.now();
    const say = (proposer: typeof other, machine: string, id: string | null, event: { type: string }) =>
      proposer.propose({
        mode: 'each',
        dryRun: false,
        actor: receiver,
        at,
        commands: [{ key: crypto.randomUUID(), machine, ...(id === null ? {} : { id }), event }],
      });
    const opening = { type: 'arrivalScan.opened', shipment };
    const opened = (
      await Promise.all([store.proposer, other].map((proposer) => say(proposer, 'arrivalScan', null, opening)))
    ).flat();
    expect(new Set(opened.map(({ status }) => status))).toEqual(new Set(['accepted', 'refused']));
    expect(opened.flatMap(rulesOf)).toEqual(['claim.arrivalScan.shipment']);
    const id = opened.find(({ status }) => status === 'accepted')?.id ?? '';
    const scanning = { type: 'arrivalScan.scanned', barcode: parcel };
    const scans = (
      await Promise.all([store.proposer, other].map((proposer) => say(proposer, 'arrivalScan', id, scanning)))
    ).flat();
    expect(scans.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    expect(await rowOf(id)).toMatchObject({ arrived: 1, duplicates: 1 });
    const { rows } = await store.pool.query(`select from events where id = $1 and type = 'order.arrived'`, [parcel]);
    expect(rows).toHaveLength(1);
  });
});
