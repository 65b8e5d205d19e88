import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeAudited } from '../../support/audit.ts';
import { form } from '../../support/orders.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';
import { openDepot, whyNot, type Depot } from './depot.ts';

let store: Store;
let depot: Depot;

beforeAll(async () => {
  store = await createStore();
  depot = await openDepot(store);
});
afterAll(() => closeAudited(store));

test('P11: while Yangon is counted nothing is packed, loaded, unloaded or sent there; Mandalay goes on', async () => {
  const [parcel, inside, loose] = [await depot.sorted(), await depot.sorted(), await depot.sorted()];
  const [sack, waiting, shipment] = [await depot.bag(), await depot.sealed('LOCK-1', inside), await depot.shipment()];
  await depot.act(depot.carrier, 'order', loose, 'loaded', { shipment });
  const travelling = await depot.onTheRoad('LOCK-2', 1);
  await depot.startCount();
  const say = (...asked: Parameters<Depot['say']>) => depot.say(...asked);
  const moves = [
    await say(depot.sorter, 'order', parcel, 'packed', { package: sack }),
    await say(depot.carrier, 'order', parcel, 'loaded', { shipment }),
    await say(depot.carrier, 'order', loose, 'unloaded'),
    await say(depot.carrier, 'package', waiting, 'loaded', { shipment }),
    await say(depot.carrier, 'shipment', shipment, 'shippedOut', { driver: 'U Hla', eta: minutes(3000) }),
  ];
  for (const verdict of moves) {
    expect(verdict.status).toBe('refused');
    expect(verdict.refusals.map(({ code }) => code)).toContain('locked');
    expect(whyNot(verdict).some((rule) => rule.endsWith('.branchIsNotLocked'))).toBe(true);
  }
  await depot.act(depot.receiver, 'shipment', travelling.shipment, 'received');
  await depot.act(depot.receiver, 'shipment', travelling.shipment, 'allItemsArrived');
  await depot.act(depot.receiver, 'package', travelling.bag, 'warehoused');
  expect(await depot.rowOf('row_package', travelling.bag)).toMatchObject({ state: 'arrived', stored: true });
});

test('a parcel on a vehicle over the border is declared before it leaves', async () => {
  const carrier = await store.person('clerk.muse');
  const boss = { ...(await store.person('manager.muse')), permissions: ['*'], scope: 'all' as const };
  const receiver = { name: '李伟', phone: '13888200106', city: '533102', address: '瑞丽市姐告路 8 号' };
  const created = { originBranch: 'MUS', destinationBranch: 'RUI', receiver };
  const parcel = (await depot.act(boss, 'order', null, 'created', { ...form, ...created })).id;
  const courier = await store.person('courier.muse');
  await depot.act(boss, 'order', parcel, 'collectorAssigned', { collector: courier.id });
  await depot.act(boss, 'order', parcel, 'collected', { piecesScanned: 1 });
  await depot.act(boss, 'order', parcel, 'warehoused');
  await depot.act(boss, 'order', parcel, 'sorted', { nextBranch: 'RUI' });
  const wrong = await depot.say(carrier, 'shipment', null, 'created', {
    fromBranch: 'MUS',
    toBranch: 'RUI',
    kind: 'crossCity',
  });
  expect(whyNot(wrong)).toEqual(['shipment.kindFitsBorder']);
  const { id: shipment } = await depot.act(carrier, 'shipment', null, 'created', {
    fromBranch: 'MUS',
    toBranch: 'RUI',
    kind: 'chinaMyanmarVehicle',
  });
  await depot.act(carrier, 'order', parcel, 'loaded', { shipment });
  const leave = { driver: 'U Hla', eta: minutes(3000) };
  const refused = await depot.say(carrier, 'shipment', shipment, 'shippedOut', leave);
  expect(refused.refusals).toMatchObject([{ rule: 'order.declaredForTheBorder', values: { order: parcel } }]);
  await depot.act(boss, 'order', parcel, 'customsDeclared', { declaration: 'MM-1' });
  await depot.act(carrier, 'shipment', shipment, 'shippedOut', leave);
  expect(await depot.rowOf('row_order', parcel)).toMatchObject({ state: 'inTransit', customs: 'declared' });
});
