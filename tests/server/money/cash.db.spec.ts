import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesOf } from '../../support/bills.ts';
import { horizonPassed } from '../../support/horizon.ts';
import { allowed, cash, outForDelivery, paidAtTheDoor, rowOf, tellersOf, type Tellers } from '../../support/money.ts';
import { toOrder } from '../../support/orders.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { knock } from '../live/wire.ts';
import { createStore, type Store } from '../../support/world.ts';

let store: Store;
let who: Tellers;

beforeAll(async () => {
  store = await createStore();
  who = await tellersOf(store);
});
afterAll(() => store.close());

const till = () => rowOf(store, 'courierCash', who.courier.id);
const atRest = async () => {
  const row = await till();
  const { collectedMmk, heldMmk, declaredMmk, handedInMmk } = row;
  expect(Number(collectedMmk)).toBe(Number(heldMmk) + Number(declaredMmk) + Number(handedInMmk));
  return row;
};

describe('cash that a courier takes', () => {
  test('cash that a courier takes is with the courier in the transaction that pays; other money is not', async () => {
    const before = Number((await till())['heldMmk'] ?? 0);
    const taken = await paidAtTheDoor(store, who, await outForDelivery(store, who));
    await paidAtTheDoor(store, who, await outForDelivery(store, who), 'wallet');
    expect((await atRest())['heldMmk']).toBe(before + taken);
  });

  test('cash that a courier takes is handed in by the courier alone, and no more than is held', async () => {
    await paidAtTheDoor(store, who, await outForDelivery(store, who));
    const { heldMmk } = await till();
    const declared = { MMK: Number(heldMmk), CNY: 0 };
    const others = await store.propose(who.clerk, cash(who.courier, 'handedIn', declared));
    expect(rulesOf(others)).toEqual(['courierCash.ownCash']);
    const more = await store.propose(
      who.courier,
      cash(who.courier, 'handedIn', { ...declared, MMK: declared.MMK + 1 }),
    );
    expect(rulesOf(more)).toEqual(['courierCash.kyatWithinHeld']);
    const [one, two] = await Promise.all(
      [0, 1].map(() =>
        store.another().propose({
          mode: 'each',
          dryRun: false,
          actor: who.courier,
          at: new Date('2026-11-20T03:30:00.000Z').toISOString(),
          commands: [{ key: crypto.randomUUID(), ...cash(who.courier, 'handedIn', declared) }],
        }),
      ),
    );
    expect([one, two].map((verdicts) => verdicts?.[0]?.status ?? 'none').toSorted()).toEqual(['accepted', 'refused']);
    expect(await atRest()).toMatchObject({ heldMmk: 0, declaredMmk: declared.MMK });
  });

  test('a courier’s cash is counted by two others, neither seeing the other’s count; only then the difference shows', async () => {
    const declared = Number((await till())['declaredMmk']);
    const own = await store.propose(who.courier, cash(who.courier, 'firstCounted', { MMK: declared, CNY: 0 }));
    expect(own.status).toBe('refused');
    const short = { MMK: declared - 50_000, CNY: 0 };
    await allowed(store, who.clerk, cash(who.courier, 'firstCounted', short));
    expect(await till()).toMatchObject({ firstCountBy: who.clerk.id, firstCountMmk: null, foundDifferenceMmk: null });
    const again = await store.propose(who.clerk, cash(who.courier, 'secondCounted', short));
    expect(again.refusals).toMatchObject([{ code: 'secondPerson', rule: 'courierCash.anotherCounted' }]);
    await allowed(store, who.manager, cash(who.courier, 'secondCounted', short));
    expect(await till()).toMatchObject({
      firstCountMmk: short.MMK,
      secondCountMmk: short.MMK,
      foundDifferenceMmk: -50_000,
    });
    const simply = await store.propose(who.clerk, cash(who.courier, 'accepted'));
    expect(rulesOf(simply)).toEqual(['courierCash.nothingDiffers']);
    const [one, two] = await Promise.all([
      store.propose(who.manager, cash(who.courier, 'differenceAccepted', { reason: 'Change was short' })),
      store.propose(who.manager, cash(who.courier, 'disputed', { reason: 'Count again' })),
    ]);
    expect([one.status, two.status].toSorted()).toEqual(['accepted', 'refused']);
    if (two.status === 'accepted') {
      const decided = { ...short, reason: 'The camera shows it' };
      await allowed(store, await store.person('admin'), cash(who.courier, 'resolved', decided));
    }
    expect(await atRest()).toMatchObject({ state: 'holding', declaredMmk: 0, differenceMmk: -50_000 });
  });

  test('a courier’s cash is decided about within what was declared and counted, by who counted neither time', async () => {
    const admin = await store.person('admin');
    await paidAtTheDoor(store, who, await outForDelivery(store, who));
    const held = Number((await till())['heldMmk']);
    const of = (MMK: number, CNY = 0) => ({ MMK, CNY, reason: 'The camera shows it' });
    await allowed(store, who.courier, cash(who.courier, 'handedIn', { MMK: held, CNY: 0 }));
    await allowed(store, who.clerk, cash(who.courier, 'firstCounted', { MMK: held - 200_00, CNY: 0 }));
    await allowed(store, who.manager, cash(who.courier, 'secondCounted', { MMK: held - 100_00, CNY: 0 }));
    await allowed(store, who.manager, cash(who.courier, 'disputed', { reason: 'The counts differ' }));
    const own = await store.propose(who.manager, cash(who.courier, 'resolved', of(held)));
    expect(own.refusals).toMatchObject([{ code: 'secondPerson', rule: 'courierCash.decidedByAnother' }]);
    const beyond = await store.propose(admin, cash(who.courier, 'resolved', of(999_999_999_99, 777_777_00)));
    expect(rulesOf(beyond)).toEqual(['courierCash.kyatWithinCounts', 'courierCash.yuanWithinCounts']);
    const below = await store.propose(admin, cash(who.courier, 'resolved', of(held - 200_01)));
    expect(rulesOf(below)).toEqual(['courierCash.kyatWithinCounts']);
    await allowed(store, admin, cash(who.courier, 'resolved', of(held - 200_00)));
    expect(await atRest()).toMatchObject({ state: 'holding', declaredMmk: 0 });
  });

  test('cash that a courier takes keeps the courier from leaving, in hand and at the counter', async () => {
    const admin = await store.person('admin');
    const leave = { machine: 'staff', id: who.courier.id, event: { type: 'staff.left', leaveDate: '2026-11-20' } };
    await paidAtTheDoor(store, who, await outForDelivery(store, who));
    const inHand = await store.propose(admin, leave);
    expect(rulesOf(inHand)).toContain('staff.holdsNoCash');
    const { heldMmk } = await till();
    await allowed(store, who.courier, cash(who.courier, 'handedIn', { MMK: Number(heldMmk), CNY: 0 }));
    expect(rulesOf(await store.propose(admin, leave))).toContain('staff.holdsNoCash');
    const count = { MMK: Number(heldMmk), CNY: 0 };
    await allowed(store, who.clerk, cash(who.courier, 'firstCounted', count));
    await allowed(store, who.manager, cash(who.courier, 'secondCounted', count));
    await allowed(store, who.clerk, cash(who.courier, 'accepted'));
    expect(rulesOf(await store.propose(admin, leave))).not.toContain('staff.holdsNoCash');
  });

  test('cash cannot be taken by a courier who leaves at the same moment: exactly one of the two is refused', async () => {
    const admin = await store.person('admin');
    const second = await store.person('courier2.yangon');
    const id = await outForDelivery(store, who);
    const { due } = await rowOf(store, 'receivable', `${id}-sign`);
    const [paid, left] = await Promise.all([
      store.propose(second, toOrder(id, 'order.signPaid', { amount: due, method: 'cash' })),
      store.propose(admin, { machine: 'staff', id: second.id, event: { type: 'staff.left', leaveDate: '2026-11-20' } }),
    ]);
    expect([paid.status, left.status].toSorted()).toEqual(['accepted', 'refused']);
    expect([...rulesOf(paid), ...rulesOf(left)]).toEqual([
      left.status === 'refused' ? 'staff.holdsNoCash' : 'order.actorOnTheJob',
    ]);
  });
});

describe('the first of two counts', () => {
  let server: Serving;
  const first = {
    MMK: 98_761 * 50_00,
    CNY: 87_653 * 10,
    notesMmk: { 50: 98_761 },
    notesCny: { 0.1: 87_653 },
  };
  const counter = 'clerk.yangon';
  beforeAll(async () => {
    server = await serve(store);
  });
  afterAll(() => server.close());

  const transitions = (id: string, version: number): readonly string[] => [
    `/api/streams/courierCash/${id}`,
    `/api/streams/courierCash/${id}?at=${version}`,
    `/api/streams/courierCash/${id}?at=2099-01-01T00:00:00.000Z`,
    `/api/streams/courierCash/${id}/events?limit=1000`,
    `/api/streams/courierCash/${id}/events?after=${version - 1}&limit=1`,
    '/api/events?limit=1000&after=0',
  ];
  const tells = (text: string): boolean => /:(?:493805000|876530|98761|87653)\b/.test(text);
  interface Told {
    readonly records: readonly { version: number; hash: string | null; prevHash: string | null; type: string }[];
  }
  const told = async (as: string) =>
    (await server.get<Told>(`/api/streams/courierCash/${who.courier.id}/events?limit=1000`, as)).body.records;

  test('the first of two counts reaches nobody but its counter by any call until the second is in', async () => {
    const { id } = who.courier;
    await paidAtTheDoor(store, who, await outForDelivery(store, who));
    const { heldMmk } = await till();
    await allowed(store, who.courier, cash(who.courier, 'handedIn', { MMK: Number(heldMmk), CNY: 0 }));
    const socket = await knock(`ws://${server.address}/webSocket/abc-${who.manager.id}`, {
      authorization: await server.tokenOf('manager.yangon'),
    });
    await allowed(store, who.clerk, cash(who.courier, 'firstCounted', first));
    const version = Number((await till())['version']);
    await paidAtTheDoor(store, who, await outForDelivery(store, who));

    await horizonPassed(store.pool);
    for (const transition of transitions(id, version)) {
      for (const as of ['manager.yangon', 'finance', 'auditor', 'admin']) {
        const { status, text } = await server.get(transition, as);
        expect([transition, as, status === 200 && tells(text)]).toEqual([transition, as, false]);
      }
    }
    const [sealed, next] = (await told('manager.yangon')).filter((one) => one.version >= version);
    expect([sealed?.hash, next?.prevHash, sealed?.type]).toEqual([null, null, 'courierCash.firstCounted']);
    expect(tells(JSON.stringify(await told(counter)))).toBe(true);
    expect(tells((await server.get(`/api/streams/courierCash/${id}`, counter)).text)).toBe(true);
    if (typeof socket === 'number') throw new Error(`refused: ${socket}`);
    await socket.hears(id, 'courierCash.firstCounted');
    expect(tells(socket.texts.join())).toBe(false);
    socket.socket.terminate();

    await allowed(store, who.manager, cash(who.courier, 'secondCounted', first));
    for (const transition of transitions(id, version).slice(0, 5))
      expect([transition, tells((await server.get(transition, 'manager.yangon')).text)]).toEqual([transition, true]);
    const records = await told('manager.yangon');
    expect(records.slice(1).map(({ prevHash }) => prevHash)).toEqual(records.slice(0, -1).map(({ hash }) => hash));
  });
});
