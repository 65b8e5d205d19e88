import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeAudited } from '../../support/audit.ts';
import { newOrder } from '../../support/orders.ts';
import { createStore, type Store } from '../../support/world.ts';
import { openWarehouse, rulesOf, type Warehouse } from './warehouse.ts';

let store: Store;
let house: Warehouse;

beforeEach(async () => {
  store = await createStore();
  house = await openWarehouse(store);
});
afterEach(() => closeAudited(store));

const open = (kind = 'pickup') => house.act(house.clerk, 'storageScan', null, 'opened', { branch: 'YGN', kind });
const inSession = (id: string, type: string, data: object) => house.say(house.clerk, 'storageScan', id, type, data);
const rowOf = (id: string) => house.rowOf('row_storage_scan', id);

/** Returns a parcel of Yangon that is out for delivery. */
const outForDelivery = async (): Promise<string> => {
  const id = await house.inStock({ destinationBranch: 'YGN', receiver: { ...yangon } });
  await house.act(house.manager, 'order', id, 'delivererAssigned', { deliverer: house.courier.id });
  await house.act(house.clerk, 'order', id, 'outForDelivery');
  return id;
};
const yangon = { name: 'U Tin', phone: '09250333444', city: 'MMR013D004', address: '7 Palace Street' };

describe('a warehousing session', () => {
  test('a warehousing session lists what couriers should bring in now, each in its group', async () => {
    const toCollect = await newOrder(store, house.manager);
    await house.act(house.manager, 'order', toCollect, 'collectorAssigned', { collector: house.courier.id });
    const collected = await house.collected();
    const delivering = await outForDelivery();
    await house.inStock();
    const { id } = await open();
    expect(await rowOf(id)).toMatchObject({
      pendingCollection: 1,
      pendingWarehousing: 1,
      pendingDelivery: 1,
      extra: 0,
      total: 3,
      progress: 'not',
    });
    const { parcels } = await house.contextOf<{ parcels: object }>('storageScan', id);
    expect(Object.keys(parcels).toSorted()).toEqual([toCollect, collected, delivering].toSorted());
  });

  test('a warehousing session takes what is scanned into stock, in the same step', async () => {
    const [floor, shelf] = [await house.collected(), await house.collected()];
    const { id } = await open();
    await house.act(house.clerk, 'storageScan', id, 'scanned', { barcode: floor });
    await house.act(house.clerk, 'storageScan', id, 'scanned', { barcode: shelf, shelf: 'YGN-A1' });
    expect([await house.stateOf(floor), await house.stateOf(shelf)]).toEqual(['warehoused', 'inStorage']);
    expect(await house.contextOf('order', shelf)).toMatchObject({ shelf: 'YGN-A1', currentBranch: 'YGN' });
    await house.act(house.clerk, 'storageScan', id, 'finished');
    expect(await rowOf(id)).toMatchObject({ state: 'finished', progress: 'all' });
  });

  test('a warehousing session does not finish while anything is unhandled, and says how much of what', async () => {
    await house.collected();
    const delivering = await outForDelivery();
    const extra = await house.inStock();
    const { id } = await open();
    await house.act(house.clerk, 'storageScan', id, 'scanned', { barcode: extra });
    const early = await inSession(id, 'finished', {});
    expect(early.refusals).toMatchObject([
      {
        rule: 'storageScan.everythingIsHandled',
        values: { pendingCollection: 0, extra: 1, pendingWarehousing: 1, pendingDelivery: 1 },
      },
    ]);
    expect(await house.stateOf(extra)).toBe('warehoused');
    expect(rulesOf(await inSession(id, 'scanned', { barcode: delivering }))).toEqual(['storageScan.reasonIsMarked']);
    expect(await house.stateOf(delivering)).toBe('delivering');
  });

  test('a warehousing session keeps its draft: what was done stays done, also for a colleague', async () => {
    const parcel = await house.collected();
    const waits = await house.collected();
    const { id } = await open();
    await house.act(house.clerk, 'storageScan', id, 'scanned', { barcode: parcel });
    const second = await house.say(house.manager, 'storageScan', null, 'opened', { branch: 'YGN', kind: 'pickup' });
    expect(rulesOf(second)).toEqual(['claim.storageScan.branch']);
    await house.act(house.manager, 'storageScan', id, 'scanned', { barcode: waits });
    await house.act(house.manager, 'storageScan', id, 'finished');
    expect(await rowOf(id)).toMatchObject({ stored: 2 });
  });

  test('a warehousing session may be given up with parcels open, and then another session begins', async () => {
    const parcel = await house.collected();
    const { id } = await open();
    await house.act(house.clerk, 'storageScan', id, 'abandoned', { reason: 'Power cut' });
    const again = await open();
    expect(await rowOf(again.id)).toMatchObject({ pendingWarehousing: 1 });
    expect(await house.stateOf(parcel)).toBe('collected');
  });

  test('a warehousing session brings back what was not delivered with its reason', async () => {
    const delivering = await outForDelivery();
    const { id } = await open();
    await house.act(house.clerk, 'storageScan', id, 'reasonMarked', { order: delivering, reason: 'Nobody at home' });
    await house.act(house.clerk, 'storageScan', id, 'scanned', { barcode: delivering });
    expect(await house.stateOf(delivering)).toBe('warehoused');
    const { rows } = await store.pool.query<{ data: object; cause: string }>(
      `select data, cause from events where id = $1 and type = 'order.warehoused' order by version desc limit 1`,
      [delivering],
    );
    expect(rows[0]).toMatchObject({ data: { reason: 'Nobody at home' }, cause: expect.stringContaining(id) as string });
    await house.act(house.clerk, 'storageScan', id, 'finished');
  });

  test('a warehousing session searches for what is not there', async () => {
    const missing = await house.collected();
    const { id } = await open();
    await house.act(house.clerk, 'storageScan', id, 'missingMarked', { order: missing, reason: 'Not in the bag' });
    expect(await house.rowOf('row_order', missing)).toMatchObject({ exception: 'lostSearch' });
    await house.act(house.clerk, 'storageScan', id, 'finished');
  });

  test('a warehousing session does not operate what is marked as not arrived', async () => {
    const parcel = await house.collected();
    await house.act(house.clerk, 'order', parcel, 'markedNotArrived', { reason: 'Not on the vehicle' });
    const { id } = await open();
    expect(rulesOf(await inSession(id, 'scanned', { barcode: parcel }))).toEqual(['storageScan.isNotMarkedNotArrived']);
    expect(await house.stateOf(parcel)).toBe('collected');
  });

  test('a warehousing session accepts nothing while its branch is counted', async () => {
    const parcel = await house.collected();
    const { id } = await open();
    const task = await house.startCount();
    const refused = await inSession(id, 'scanned', { barcode: parcel });
    expect(refused.refusals).toMatchObject([{ code: 'locked', rule: 'order.branchIsNotLocked', values: { task } }]);
    expect(await rowOf(id)).toMatchObject({ stored: 0, pendingWarehousing: 1 });
    await house.act(house.manager, 'inventoryTask', task, 'ended');
    await house.act(house.clerk, 'storageScan', id, 'scanned', { barcode: parcel });
  });

  test('a warehousing session does not open while its branch is counted; a cancelled count opens the branch again', async () => {
    const task = await house.startCount();
    const opened = { branch: 'YGN', kind: 'pickup' };
    const refused = await house.say(house.clerk, 'storageScan', null, 'opened', opened);
    expect(refused.refusals).toMatchObject([
      { code: 'locked', rule: 'storageScan.branchIsNotLocked', values: { task, expected: 0, counted: 0 } },
    ]);
    await house.act(house.manager, 'inventoryTask', task, 'cancelled', { reason: 'The wrong day' });
    expect(await house.contextOf('branch', 'YGN')).toMatchObject({ count: null });
    await open();
  });
});

describe('from two sides at once', () => {
  test('one session of a kind is open in a branch, though two are opened at once', async () => {
    const other = store.another();
    const at = house.now();
    const begin = (proposer: typeof other) =>
      store.proposeTo(
        proposer,
        house.clerk,
        { machine: 'storageScan', event: { type: 'storageScan.opened', branch: 'YGN', kind: 'pickup' } },
        at,
      );
    const verdicts = (await Promise.all([begin(store.proposer), begin(other), begin(other)])).flat();
    expect(verdicts.filter(({ status }) => status === 'accepted')).toHaveLength(1);
    const rules = verdicts.flatMap(rulesOf);
    expect(rules).toEqual(['claim.storageScan.branch', 'claim.storageScan.branch']);
  });

  test('the last scan and the end of a session at once are in one order, and nothing is left behind', async () => {
    const other = store.another();
    for (let round = 0; round < 6; round += 1) {
      const parcel = await house.collected();
      const { id } = await open();
      const at = house.now();
      const command = (event: { type: string }) => ({ key: crypto.randomUUID(), machine: 'storageScan', id, event });
      const shared = { mode: 'each', dryRun: false, actor: house.clerk, at } as const;
      const scan = { type: 'storageScan.scanned', barcode: parcel };
      const [[scanned], [finished]] = await Promise.all([
        store.proposer.propose({ ...shared, commands: [command(scan)] }),
        other.propose({ ...shared, commands: [command({ type: 'storageScan.finished' })] }),
      ]);
      expect(scanned?.status).toBe('accepted');
      expect(await house.stateOf(parcel)).toBe('warehoused');
      if (finished?.status === 'refused') await house.act(house.clerk, 'storageScan', id, 'finished');
      expect(await rowOf(id)).toMatchObject({ state: 'finished', pendingWarehousing: 0, stored: 1 });
    }
  });

  test('a parcel scanned twice at once comes into stock once', async () => {
    const other = store.another();
    const parcel = await house.collected();
    const { id } = await open();
    const at = house.now();
    const scan = (proposer: typeof other) =>
      store.proposeTo(
        proposer,
        house.clerk,
        { machine: 'storageScan', id, event: { type: 'storageScan.scanned', barcode: parcel } },
        at,
      );
    const verdicts = (await Promise.all([scan(store.proposer), scan(other)])).flat();
    expect(verdicts.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    expect(await rowOf(id)).toMatchObject({ stored: 1, duplicates: 1 });
    const { rows } = await store.pool.query(`select from events where id = $1 and type = 'order.warehoused'`, [parcel]);
    expect(rows).toHaveLength(1);
  });
});
