import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeAudited } from '../../support/audit.ts';
import { createStore, minutes, type Store } from '../../support/world.ts';
import { openDepot, together, whyNot, type Depot } from './depot.ts';

let store: Store;
let depot: Depot;

beforeAll(async () => {
  store = await createStore();
  depot = await openDepot(store);
});
afterAll(() => closeAudited(store));

const loading = (id: string, shipment: string) =>
  ({ actor: depot.carrier, machine: 'package', id, type: 'loaded', data: { shipment } }) as const;
const packing = (id: string, sack: string) =>
  ({ actor: depot.sorter, machine: 'order', id, type: 'packed', data: { package: sack } }) as const;
const sealing = (id: string, sealNumber: string) =>
  ({ actor: depot.sorter, machine: 'package', id, type: 'sealed', data: { sealNumber } }) as const;

/** Checks that exactly one of two was accepted. */
const oneWins = (verdicts: readonly { readonly status: string }[]) =>
  expect(verdicts.map(({ status }) => status).toSorted()).toEqual(['accepted', 'refused']);

describe('impossible combinations, tried alone', () => {
  test('1: a bag that is not sealed is not loaded', async () => {
    const [parcel, sack, shipment] = [await depot.sorted(), await depot.bag(), await depot.shipment()];
    await depot.act(depot.sorter, 'order', parcel, 'packed', { package: sack });
    const refused = await depot.say(depot.carrier, 'package', sack, 'loaded', { shipment });
    expect(refused).toMatchObject({ status: 'refused', state: ['packed', 'exception.none'] });
    expect(whyNot(refused)).toEqual(['notDeclared']);
  });

  test('2: an empty bag is not sealed', async () => {
    const sack = await depot.bag();
    expect(whyNot(await depot.say(depot.sorter, 'package', sack, 'sealed', { sealNumber: 'EMPTY-1' }))).toEqual([
      'notDeclared',
    ]);
    const parcel = await depot.sorted();
    await depot.act(depot.sorter, 'order', parcel, 'packed', { package: sack });
    await depot.act(depot.sorter, 'order', parcel, 'unpacked');
    expect((await depot.rowOf('row_package', sack))['state']).toBe('unused');
  });

  test('3 and 5: nothing goes into or out of a sealed or a travelling bag', async () => {
    const [inside, outside] = [await depot.sorted(), await depot.sorted()];
    const [sack, shipment] = [await depot.sealed('SEAL-3', inside), await depot.shipment()];
    const tries = async () => [
      whyNot(await depot.say(depot.sorter, 'order', outside, 'packed', { package: sack })),
      (await depot.say(depot.sorter, 'order', inside, 'unpacked')).status,
    ];
    expect(await tries()).toEqual([['order.packageIsOpen'], 'refused']);
    await depot.act(depot.carrier, 'package', sack, 'loaded', { shipment });
    expect(await tries()).toEqual([['order.packageIsOpen'], 'refused']);
    await depot.sendOff(shipment);
    expect((await tries())[1]).toBe('refused');
  });

  test('3: a bag that nobody issued holds nothing', async () => {
    const parcel = await depot.sorted();
    const verdict = await depot.say(depot.sorter, 'order', parcel, 'packed', { package: '088300010000000075' });
    expect(whyNot(verdict)).toEqual(['namedWithinReach']);
  });

  test('4: a parcel is in one bag and on one shipment at most', async () => {
    const [parcel, one, other] = [await depot.sorted(), await depot.bag(), await depot.bag()];
    await depot.act(depot.sorter, 'order', parcel, 'packed', { package: one });
    const again = await depot.say(depot.sorter, 'order', parcel, 'packed', { package: other });
    expect(again.status).toBe('refused');
    const [loose, first, second] = [await depot.sorted(), await depot.shipment(), await depot.shipment()];
    await depot.act(depot.carrier, 'order', loose, 'loaded', { shipment: first });
    expect((await depot.say(depot.carrier, 'order', loose, 'loaded', { shipment: second })).status).toBe('refused');
    expect((await depot.say(depot.carrier, 'order', parcel, 'loaded', { shipment: first })).status).toBe('refused');
  });

  test('6: nothing is loaded for a branch that is not on its route', async () => {
    const [parcel, elsewhere] = [await depot.sorted(), await depot.shipment('NPT')];
    const loose = await depot.say(depot.carrier, 'order', parcel, 'loaded', { shipment: elsewhere });
    expect(whyNot(loose)).toEqual(['order.shipmentGoesToNextBranch']);
    const sack = await depot.sealed('SEAL-6', parcel);
    expect(whyNot(await depot.say(depot.carrier, 'package', sack, 'loaded', { shipment: elsewhere }))).toEqual([
      'package.shipmentGoesTheWay',
    ]);
    const unknown = await depot.say(depot.carrier, 'order', await depot.sorted(), 'loaded', { shipment: 'SHP99' });
    expect(whyNot(unknown)).toEqual(['namedWithinReach']);
  });

  test('7: an empty shipment does not leave, nor one without a driver or a train', async () => {
    const [shipment, parcel] = [await depot.shipment(), await depot.sorted()];
    const eta = minutes(900);
    const empty = await depot.say(depot.carrier, 'shipment', shipment, 'shippedOut', { driver: 'U Hla', eta });
    expect(whyNot(empty)).toEqual(['shipment.hasItems']);
    await depot.act(depot.carrier, 'order', parcel, 'loaded', { shipment });
    expect(whyNot(await depot.say(depot.carrier, 'shipment', shipment, 'shippedOut', { eta }))).toEqual([
      'shipment.driverOrTrainNamed',
    ]);
    expect(whyNot(await depot.say(depot.carrier, 'order', parcel, 'unloaded'))).toEqual(['shipment.keepsOneItem']);
    expect(await depot.stateOf(parcel)).toBe('loaded');
    const alone = await depot.say({ ...depot.manager, permissions: ['*'] }, 'order', parcel, 'departed', {});
    expect(whyNot(alone)).toEqual(['may']);
  });

  test('8: only the branch a shipment goes to receives it', async () => {
    const { shipment } = await depot.onTheRoad('SEAL-8');
    expect(whyNot(await depot.say(depot.carrier, 'shipment', shipment, 'received'))).toEqual([
      'shipment.actorAtDestination',
    ]);
  });

  test('9: what has not arrived is not handled', async () => {
    const { shipment, bag, parcels, loose } = await depot.onTheRoad('SEAL-9');
    await depot.act(depot.receiver, 'shipment', shipment, 'received');
    const reason = 'Not on the vehicle';
    await depot.act(depot.receiver, 'shipment', shipment, 'itemMarkedNotArrived', { item: bag, reason });
    await depot.act(depot.receiver, 'shipment', shipment, 'itemMarkedNotArrived', { item: loose, reason });
    for (const item of [bag, loose]) {
      const tried = await depot.say(depot.receiver, 'shipment', shipment, 'itemArrived', { item });
      expect(whyNot(tried)).toEqual(['shipment.itemNotFlagged']);
    }
    expect((await depot.say(depot.receiver, 'package', bag, 'warehoused')).status).toBe('refused');
    for (const parcel of [loose, ...parcels]) {
      expect((await depot.say(depot.receiver, 'order', parcel, 'warehoused')).status).toBe('refused');
      expect(await depot.rowOf('row_order', parcel)).toMatchObject({ state: 'inTransit', exception: 'notArrived' });
    }
    expect(whyNot(await depot.say(depot.receiver, 'shipment', shipment, 'allItemsArrived'))).toEqual([
      'shipment.itemsAreComing',
    ]);
  });

  test('20: a parcel that the branch does not hold is not sent from there', async () => {
    const [parcel, shipment] = [await depot.sorted(), await depot.shipment()];
    const elsewhere = await depot.say(depot.boss, 'order', parcel, 'loaded', { shipment });
    expect(elsewhere.status).toBe('refused');
    const [back] = [
      (
        await depot.act(depot.boss, 'shipment', null, 'created', {
          fromBranch: 'MDY',
          toBranch: 'YGN',
          kind: 'crossCity',
        })
      ).id,
    ];
    expect(whyNot(await depot.say(depot.carrier, 'order', parcel, 'loaded', { shipment: back }))).toContain(
      'order.shipmentLeavesHere',
    );
  });

  test('P06, 52: the contents of a sealed bag stay there, though events are declared void', async () => {
    const parcel = await depot.sorted();
    const sack = await depot.bag();
    const { version } = await depot.act(depot.sorter, 'order', parcel, 'packed', { package: sack });
    await depot.act(depot.sorter, 'package', sack, 'sealed', { sealNumber: 'SEAL-52' });
    const asked = { version, ground: 'didNotOccur', reason: 'Another parcel' };
    await depot.act(depot.manager, 'order', parcel, 'voidRequested', asked);
    const other = await store.person('operations');
    const tried = await depot.say(other, 'order', parcel, 'eventVoided', { version });
    expect(tried).toMatchObject({ status: 'refused' });
    await depot.act(depot.sorter, 'package', sack, 'unsealed', { reason: 'Wrong parcel inside' });
    await depot.act(other, 'order', parcel, 'eventVoided', { version });
    expect(await depot.rowOf('row_package', sack)).toMatchObject({ state: 'unused', count: 0, orders: [] });
    expect(await depot.rowOf('row_order', parcel)).toMatchObject({ state: 'sorted', package: null });
  });

  test('P02 to P05, 52: nothing is declared void that a bag or a shipment answered, or went by', async () => {
    const { shipment, bag: sack, parcels, loose } = await depot.onTheRoad('SEAL-VOID', 1);
    const [inside = ''] = parcels;
    await depot.act(depot.receiver, 'shipment', shipment, 'received');
    await depot.act(depot.receiver, 'shipment', shipment, 'allItemsArrived');
    await depot.act(depot.receiver, 'package', sack, 'opened', { sealNumber: 'SEAL-VOID' });
    for (const [parcel, type, rule] of [
      [inside, 'sorted', 'travelStands'],
      [inside, 'packed', 'travelStands'],
      [inside, 'loaded', 'travelStands'],
      [inside, 'departed', 'answersStand'],
      [inside, 'arrived', 'answersStand'],
      [loose, 'sorted', 'travelStands'],
      [loose, 'loaded', 'travelStands'],
      [loose, 'arrived', 'answersStand'],
    ] as const) {
      expect(whyNot(await voiding(parcel, type)), `${type} of ${parcel}`).toContain(`order.${rule}`);
    }
    await depot.act(depot.receiver, 'order', inside, 'unpacked');
    expect(whyNot(await voiding(inside, 'unpacked'))).toContain('order.answersStand');
    expect(whyNot(await voiding(inside, 'packed'))).toContain('order.travelStands');
    expect(await depot.rowOf('row_order', inside)).toMatchObject({ state: 'arrived', package: null });
    expect(await depot.rowOf('row_package', sack)).toMatchObject({ state: 'finished', count: 0 });
  });

  test('P05, 52: a packing declared void stays void: its bag may be elsewhere by now', async () => {
    const [parcel, sack] = [await depot.sorted(), await depot.bag()];
    await depot.act(depot.sorter, 'order', parcel, 'packed', { package: sack });
    expect((await voiding(parcel, 'packed')).status).toBe('accepted');
    expect(await depot.rowOf('row_package', sack)).toMatchObject({ state: 'unused' });
    expect(whyNot(await voiding(parcel, 'eventVoided'))).toEqual(['order.travelStands']);
    expect(await depot.rowOf('row_order', parcel)).toMatchObject({ state: 'sorted', package: null });
  });
});

/** Voids the latest event of a type of a parcel by two persons. A refused request is withdrawn. */
async function voiding(parcel: string, type: string) {
  const { rows } = await store.pool.query<{ version: number }>(
    `select max(version) as version from events where machine = 'order' and id = $1 and type = $2`,
    [parcel, `order.${type}`],
  );
  const version = rows[0]?.version ?? 0;
  const asked = { version, ground: 'didNotOccur', reason: 'Another parcel' };
  await depot.act(depot.manager, 'order', parcel, 'voidRequested', asked);
  const verdict = await depot.say(await store.person('operations'), 'order', parcel, 'eventVoided', { version });
  if (verdict.status === 'refused') await depot.act(depot.manager, 'order', parcel, 'requestWithdrawn');
  return verdict;
}

describe('impossible combinations, tried from two sides at once', () => {
  const rounds = Array.from({ length: 4 }, (_, round) => round);

  test.each(rounds)('4: a parcel that two bags want at once goes into one of them (%i)', async () => {
    const [parcel, one, other] = [await depot.sorted(), await depot.bag(), await depot.bag()];
    oneWins(await together(store, packing(parcel, one), packing(parcel, other)));
    const counts = await Promise.all([one, other].map(async (id) => (await depot.rowOf('row_package', id))['count']));
    expect(counts.toSorted((less, more) => Number(less) - Number(more))).toEqual([0, 1]);
  });

  test.each(rounds)(
    '3: a bag is sealed while a parcel is put in: with the parcel, or without it (%i)',
    async (round) => {
      const [inside, parcel, sack] = [await depot.sorted(), await depot.sorted(), await depot.bag()];
      await depot.act(depot.sorter, 'order', inside, 'packed', { package: sack });
      await together(store, sealing(sack, `RACE-${round}`), packing(parcel, sack));
      const row = await depot.rowOf('row_package', sack);
      const isIn = (await depot.rowOf('row_order', parcel))['package'] === sack;
      expect(row).toMatchObject({ state: 'sealed', count: isIn ? 2 : 1 });
    },
  );

  test.each(rounds)('4: a bag that two shipments want at once is loaded on one of them (%i)', async (round) => {
    const sack = await depot.sealed(`TWICE-${round}`, await depot.sorted());
    const [one, other] = [await depot.shipment(), await depot.shipment()];
    oneWins(await together(store, loading(sack, one), loading(sack, other)));
    const loaded = await Promise.all([one, other].map(async (id) => (await depot.rowOf('row_shipment', id))['loaded']));
    expect(loaded.toSorted((less, more) => Number(less) - Number(more))).toEqual([0, 1]);
  });

  test.each(rounds)('7: a shipment leaves while something is loaded: with it, or without it (%i)', async (round) => {
    const [first, late] = [await depot.sorted(), await depot.sealed(`LATE-${round}`, await depot.sorted())];
    const shipment = await depot.shipment();
    await depot.act(depot.carrier, 'order', first, 'loaded', { shipment });
    const leaving = {
      actor: depot.carrier,
      machine: 'shipment',
      id: shipment,
      type: 'shippedOut',
      data: { driver: 'U Hla', eta: minutes(900) },
    };
    const [, loaded] = await together(store, leaving, loading(late, shipment));
    const state = (await depot.rowOf('row_package', late))['state'];
    expect(state).toBe(loaded.status === 'accepted' ? 'inTransit' : 'sealed');
    expect(await depot.rowOf('row_shipment', shipment)).toMatchObject({
      state: 'shippedOut',
      loaded: loaded.status === 'accepted' ? 2 : 1,
    });
  });

  test.each(rounds)('9: an item arrives or is marked as not arrived, never both (%i)', async (round) => {
    const { shipment, bag, parcels, loose } = await depot.onTheRoad(`GONE-${round}`, 1);
    await depot.act(depot.receiver, 'shipment', shipment, 'received');
    const item = round % 2 === 0 ? loose : bag;
    const marking = {
      actor: depot.boss,
      machine: 'shipment',
      id: shipment,
      type: 'itemMarkedNotArrived',
      data: { item, reason: 'Not on the vehicle' },
    };
    const arriving = { actor: depot.receiver, machine: 'shipment', id: shipment, type: 'itemArrived', data: { item } };
    const verdicts = await (round < 2 ? together(store, marking, arriving) : together(store, arriving, marking));
    oneWins(verdicts);
    const isThere = (round < 2 ? verdicts[1] : verdicts[0]).status === 'accepted';
    const [inside = ''] = parcels;
    expect(await depot.rowOf('row_order', item === loose ? loose : inside)).toMatchObject(
      isThere ? { state: 'arrived', exception: 'none' } : { state: 'inTransit', exception: 'notArrived' },
    );
  });

  test.each(rounds)('9: a parcel is stored or marked as not arrived, never both (%i)', async (round) => {
    const { shipment, loose } = await depot.onTheRoad(`LATE-STORED-${round}`, 1);
    await depot.act(depot.receiver, 'shipment', shipment, 'received');
    const reason = 'Not on the vehicle';
    const marking = { actor: depot.boss, machine: 'order', id: loose, type: 'markedNotArrived', data: { reason } };
    const storing = { actor: depot.receiver, machine: 'order', id: loose, type: 'warehoused' };
    const verdicts = await together(store, marking, storing);
    oneWins(verdicts);
    expect(await depot.rowOf('row_order', loose)).toMatchObject(
      verdicts[0].status === 'accepted'
        ? { state: 'inTransit', exception: 'notArrived' }
        : { state: 'warehoused', exception: 'none' },
    );
  });

  test('one seal is on one bag', async () => {
    const one = await depot.bag();
    const other = await depot.bag();
    await depot.act(depot.sorter, 'order', await depot.sorted(), 'packed', { package: one });
    await depot.act(depot.sorter, 'order', await depot.sorted(), 'packed', { package: other });
    const verdicts = await together(store, sealing(one, 'ONLY-1'), sealing(other, 'ONLY-1'));
    oneWins(verdicts);
    const states = await Promise.all([one, other].map(async (id) => (await depot.rowOf('row_package', id))['state']));
    expect(new Set(states)).toEqual(new Set(['packed', 'sealed']));
  });
});
