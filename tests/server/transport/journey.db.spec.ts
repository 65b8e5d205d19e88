import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEARCH_PERIOD_HOURS } from '#machines/fields/limits.ts';
import { behindOf } from '#server/store/causes.ts';
import { historyOf } from '#server/store/history.ts';
import { closeAudited } from '../../support/audit.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';
import { openDepot, whyNot, type Depot } from './depot.ts';

let store: Store;
let depot: Depot;

beforeAll(async () => {
  store = await createStore();
  depot = await openDepot(store);
});
afterAll(() => closeAudited(store));

const claims = async (kind: string, key: string): Promise<number> =>
  (await store.pool.query('select 1 from claims where kind = $1 and key = $2', [kind, key])).rows.length;

test('a sealed bag and a loose parcel travel together, are compared, taken in and accounted for', async () => {
  const { shipment, bag, parcels, loose } = await depot.onTheRoad('SEAL-1001', 3);
  for (const parcel of [...parcels, loose])
    expect(await depot.rowOf('row_order', parcel)).toMatchObject({
      state: 'inTransit',
      shipment,
      holderKind: 'vehicle',
    });
  expect(await depot.rowOf('row_shipment', shipment)).toMatchObject({
    loaded: 2,
    orders: 4,
    inTransit: 2,
    received: 0,
  });
  expect([await claims('openship.package', bag), await claims('openship.order', loose)]).toEqual([1, 1]);

  const history = await historyOf(store.pool, { machine: 'order', id: parcels[0] ?? '' });
  const behind = await behindOf(store.pool, history);
  const sent = history.filter(({ actor }) => actor.kind === 'system').map(({ position }) => behind.get(position));
  expect(sent.at(-1)).toEqual({ name: depot.carrier.name, machine: 'shipment', id: shipment });
  expect(history.filter(({ actor, position }) => actor.kind === 'person' && behind.has(position))).toEqual([]);

  await depot.act(depot.receiver, 'shipment', shipment, 'received');
  await depot.act(depot.receiver, 'shipment', shipment, 'itemArrived', { item: bag, sealNumber: 'SEAL-1001' });
  await depot.act(depot.receiver, 'shipment', shipment, 'itemArrived', { item: loose });
  expect(await depot.rowOf('row_package', bag)).toMatchObject({ state: 'arrived', location: 'MDY', exception: 'none' });
  expect(whyNot(await depot.say(depot.receiver, 'shipment', shipment, 'finished'))).toEqual([
    'shipment.everyItemSettled',
  ]);

  await depot.act(depot.receiver, 'order', loose, 'shelved', { shelf: 'MDY-A1' });
  expect(whyNot(await depot.say(depot.receiver, 'order', loose, 'shelved', { shelf: 'MDY-Z9' }))).toEqual([
    'namedWithinReach',
  ]);
  const [first = '', second = '', third = ''] = parcels;
  expect((await depot.say(depot.receiver, 'order', first, 'unpacked')).status).toBe('refused');
  await depot.act(depot.receiver, 'package', bag, 'opened', { sealNumber: 'SEAL-1001' });
  for (const parcel of [first, second]) {
    await depot.act(depot.receiver, 'order', parcel, 'unpacked');
    await depot.act(depot.receiver, 'order', parcel, 'warehoused');
  }
  expect(await depot.rowOf('row_package', bag)).toMatchObject({ state: 'arrived', count: 1 });
  await depot.act(depot.receiver, 'package', bag, 'partMissing', { order: third, reason: 'Not inside' });
  expect(await depot.rowOf('row_package', bag)).toMatchObject({ state: 'finished', count: 0, missing: 1 });
  expect(await depot.rowOf('row_order', third)).toMatchObject({
    state: 'arrived',
    package: null,
    exception: 'notArrived',
  });
  expect(whyNot(await depot.say(depot.receiver, 'order', third, 'warehoused'))).toEqual(['order.noOpenException']);

  await depot.act(depot.receiver, 'shipment', shipment, 'finished');
  expect(await depot.rowOf('row_shipment', shipment)).toMatchObject({ finish: 'finished', stored: 2, received: 2 });
  expect([await claims('openship.package', bag), await claims('openship.order', loose)]).toEqual([0, 0]);
  await depot.act(depot.receiver, 'package', bag, 'reissued', { destination: 'YGN' });
  expect(await depot.rowOf('row_package', bag)).toMatchObject({ state: 'unused', cycle: 2, sealNumber: null });
});

test('a wrong seal opens an exception: the bag is not passed on before it is explained', async () => {
  const { shipment, bag } = await depot.onTheRoad('SEAL-2002');
  await depot.act(depot.receiver, 'shipment', shipment, 'received');
  await depot.act(depot.receiver, 'shipment', shipment, 'itemArrived', { item: bag, sealNumber: 'SEAL-9999' });
  expect(await depot.rowOf('row_package', bag)).toMatchObject({ state: 'arrived', exception: 'sealDoubted' });
  expect(whyNot(await depot.say(depot.receiver, 'package', bag, 'warehoused'))).toEqual(['package.noOpenException']);
  await depot.act(depot.boss, 'package', bag, 'exceptionCleared', { reason: 'Misread, seen by two' });
  await depot.act(depot.receiver, 'package', bag, 'warehoused');
  await depot.act(depot.receiver, 'package', bag, 'opened', { sealBroken: true });
  expect(await depot.rowOf('row_package', bag)).toMatchObject({ opened: true, exception: 'sealDoubted' });
});

test('a bag that did not come is searched for 72 hours and given up by two persons, with its parcels', async () => {
  const { shipment, bag, parcels } = await depot.onTheRoad('SEAL-3003');
  await depot.act(depot.receiver, 'shipment', shipment, 'received');
  await depot.act(depot.receiver, 'shipment', shipment, 'itemMarkedNotArrived', { item: bag, reason: 'Not there' });
  const later = (hours: number) => minutes(2000 + hours * 60);
  const say = (actor: typeof depot.boss, type: string, hours: number) =>
    store.propose(
      actor,
      { machine: 'shipment', id: shipment, event: { type: `shipment.${type}`, item: bag, reason: 'Searched' } },
      { at: later(hours) },
    );
  expect(whyNot(await say(depot.receiver, 'itemLossReported', 1))).toEqual(['shipment.searchPeriodPassed']);
  expect((await say(depot.receiver, 'itemLossReported', SEARCH_PERIOD_HOURS)).status).toBe('accepted');
  const lost = (actor: typeof depot.boss) =>
    store.propose(
      actor,
      { machine: 'shipment', id: shipment, event: { type: 'shipment.itemLost', item: bag } },
      { at: later(SEARCH_PERIOD_HOURS + 1) },
    );
  const alone = await lost({ ...depot.receiver, permissions: ['*'] });
  expect(alone.refusals).toMatchObject([{ code: 'secondPerson', rule: 'shipment.anotherPersonReported' }]);
  expect((await lost(depot.boss)).status).toBe('accepted');
  expect(await depot.rowOf('row_package', bag)).toMatchObject({ state: 'finished', lost: true, count: 0 });
  for (const parcel of parcels)
    expect(await depot.rowOf('row_order', parcel)).toMatchObject({ state: 'lost', package: null, shipment: null });
  expect(await depot.rowOf('row_shipment', shipment)).toMatchObject({ lost: 1, notArrived: 0 });
});

test('a bag goes on unopened through a branch that is not its own', async () => {
  const parcel = await depot.inStock({
    destinationBranch: 'LSH',
    receiver: { name: 'U Sai', phone: '09250333444', city: 'MMR015D001', address: '7 Hill Street' },
  });
  await depot.act(depot.sorter, 'order', parcel, 'sorted', { nextBranch: 'MDY' });
  const bag = await depot.bag('LSH');
  await depot.act(depot.sorter, 'order', parcel, 'packed', { package: bag });
  await depot.act(depot.sorter, 'package', bag, 'sealed', { sealNumber: 'SEAL-4004' });
  const shipment = await depot.shipment();
  await depot.act(depot.carrier, 'package', bag, 'loaded', { shipment });
  await depot.sendOff(shipment);
  await depot.act(depot.receiver, 'shipment', shipment, 'received');
  await depot.act(depot.receiver, 'shipment', shipment, 'allItemsArrived');
  expect(whyNot(await depot.say(depot.receiver, 'package', bag, 'opened', { sealNumber: 'SEAL-4004' }))).toEqual([
    'package.destinationIsHere',
  ]);
  await depot.act(depot.receiver, 'package', bag, 'forwarded');
  expect(await depot.rowOf('row_order', parcel)).toMatchObject({
    state: 'packed',
    currentBranch: 'MDY',
    nextBranch: 'LSH',
  });
  const { id: onward } = await depot.act(depot.boss, 'shipment', null, 'created', {
    fromBranch: 'MDY',
    toBranch: 'LSH',
    kind: 'crossCity',
  });
  await depot.act(depot.receiver, 'package', bag, 'loaded', { shipment: onward });
  expect(await depot.rowOf('row_order', parcel)).toMatchObject({ state: 'loaded', shipment: onward });
});

test('a warehousing declared void is done again, though its shipment was finished meanwhile', async () => {
  const [loose, shipment] = [await depot.sorted(), await depot.shipment()];
  await depot.act(depot.carrier, 'order', loose, 'loaded', { shipment });
  await depot.sendOff(shipment);
  await depot.act(depot.receiver, 'shipment', shipment, 'received');
  await depot.act(depot.receiver, 'shipment', shipment, 'allItemsArrived');
  const { version } = await depot.act(depot.receiver, 'order', loose, 'warehoused');
  await depot.act(depot.receiver, 'shipment', shipment, 'finished');
  const ground = { ground: 'didNotOccur', reason: 'Another parcel was scanned' };
  await depot.act(depot.boss, 'order', loose, 'voidRequested', { version, ...ground });
  const arrival = { version: version - 1, ...ground };
  await depot.act(await store.person('operations'), 'order', loose, 'eventVoided', { version });
  expect(await depot.rowOf('row_order', loose)).toMatchObject({ state: 'arrived' });
  await depot.act(depot.receiver, 'order', loose, 'warehoused');
  expect(await depot.rowOf('row_shipment', shipment)).toMatchObject({ finish: 'finished', stored: 1 });
  await depot.act(depot.boss, 'order', loose, 'voidRequested', arrival);
  const undone = await depot.say(await store.person('operations'), 'order', loose, 'eventVoided', {
    version: arrival.version,
  });
  expect(undone.status).toBe('refused');
});
