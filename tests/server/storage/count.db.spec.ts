import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { waybillOf } from '#machines/fields/identifiers.ts';
import { closeAudited } from '../../support/audit.ts';
import { createStore, type Store } from '../../support/world.ts';
import { openWarehouse, rulesOf, type Warehouse } from './warehouse.ts';

let store: Store;
let house: Warehouse;

beforeEach(async () => {
  store = await createStore();
  house = await openWarehouse(store);
});
afterEach(() => closeAudited(store));

const LOCKED = { code: 'locked', rule: 'order.branchIsNotLocked' };

describe('a count of a branch', () => {
  test('a count of a branch freezes what is in stock of the branch, and nothing else', async () => {
    const shelf = await house.inStock();
    const floor = await house.inStock();
    const carried = await house.collected();
    const task = await house.startCount();
    const { parcels } = await house.contextOf<{ parcels: object }>('inventoryTask', task);
    expect(Object.keys(parcels).toSorted()).toEqual([shelf, floor].toSorted());
    expect(Object.keys(parcels)).not.toContain(carried);
    expect(await house.rowOf('row_branch', 'YGN')).toMatchObject({ count: { task, expected: 2 } });
  });

  test('a count of a branch refuses every move of its stock strictly, and says which count, who, since when and how far', async () => {
    const stays = await house.inStock();
    const comes = await house.collected();
    const task = await house.startCount();
    await house.act(house.clerk, 'inventoryTask', task, 'scanned', { barcode: stays });
    const { startedAt } = await house.contextOf<{ startedAt: string }>('inventoryTask', task);
    const values = { task, startedBy: house.manager.name, startedAt, counted: 1, expected: 1 };
    const moves: readonly (readonly [string, string, object])[] = [
      [stays, 'shelved', { shelf: 'YGN-A1' }],
      [stays, 'sorted', { nextBranch: 'MDY' }],
      [stays, 'delivererAssigned', { deliverer: house.courier.id }],
      [stays, 'pickedUpAtCounter', { piecesScanned: 1, proof: { kind: 'signature', value: 'U Tin' } }],
      [comes, 'warehoused', {}],
      [comes, 'shelved', { shelf: 'YGN-A1' }],
    ];
    for (const [id, type, data] of moves) {
      const verdict = await house.say(house.manager, 'order', id, type, data);
      expect(verdict, type).toMatchObject({ status: 'refused' });
      expect(verdict.refusals, type).toContainEqual(expect.objectContaining({ ...LOCKED, values }));
    }
    expect(await house.stateOf(stays)).toBe('warehoused');
    expect(await house.stateOf(comes)).toBe('collected');
  });

  test('a count of a branch stops the system too, which is in no branch: the parcel is in one', async () => {
    const stays = await house.inStock({ destinationBranch: 'YGN' });
    const assign = { deliverer: house.courier.id };
    const task = await house.startCount();
    const refused = await house.say(system, 'order', stays, 'delivererAutoAssigned', assign);
    expect(refused.refusals).toMatchObject([{ ...LOCKED, values: { task } }]);
    await house.act(house.clerk, 'inventoryTask', task, 'scanned', { barcode: stays });
    await house.act(house.manager, 'inventoryTask', task, 'ended');
    await house.act(system, 'order', stays, 'delivererAutoAssigned', assign);
  });

  test('a count of a branch holds corrections off: what was taken in or handed out is not declared void meanwhile', async () => {
    const parcel = await house.inStock();
    const { rows } = await store.pool.query<{ version: number }>(
      `select version from events where id = $1 and type = 'order.warehoused'`,
      [parcel],
    );
    const version = rows[0]?.version ?? 0;
    const asked = { version, ground: 'didNotOccur', reason: 'Another parcel' };
    await house.act(house.manager, 'order', parcel, 'voidRequested', asked);
    const task = await house.startCount();
    const other = await store.person('operations');
    const refused = await house.say(other, 'order', parcel, 'eventVoided', { version });
    expect(refused.refusals).toMatchObject([
      { code: 'locked', rule: 'order.countedStockStands', values: { branch: 'YGN', task } },
    ]);
    await house.act(house.clerk, 'inventoryTask', task, 'scanned', { barcode: parcel });
    await house.act(house.manager, 'inventoryTask', task, 'ended');
    await house.act(other, 'order', parcel, 'eventVoided', { version });
    expect(await house.stateOf(parcel)).toBe('collected');
  });

  test('a count of a branch holds off a correction that brings a parcel back into its stock from another branch', async () => {
    const parcel = await house.collected({ destinationBranch: 'MDY' });
    const [keeper, boss, other] = await Promise.all(
      ['clerk.mandalay', 'manager.mandalay', 'operations'].map((username) => store.person(username)),
    );
    if (!keeper || !boss || !other) throw new Error('Nobody works in Mandalay');
    const versionOf = async (type: string): Promise<number> => {
      const { rows } = await store.pool.query<{ version: number }>(
        'select max(version) as version from events where id = $1 and type = $2',
        [parcel, type],
      );
      return rows[0]?.version ?? 0;
    };
    const ask = async (type: string) => {
      const version = await versionOf(type);
      await house.act(boss, 'order', parcel, 'voidRequested', {
        version,
        ground: 'didNotOccur',
        reason: 'Wrong parcel',
      });
      return { version };
    };
    await house.act(keeper, 'order', parcel, 'warehoused');
    await house.act(other, 'order', parcel, 'eventVoided', await ask('order.warehoused'));
    expect(await house.contextOf('order', parcel)).toMatchObject({ currentBranch: 'YGN' });
    const again = await ask('order.eventVoided');
    const { id: task } = await house.act(boss, 'inventoryTask', null, 'planned', { branch: 'MDY' });
    await house.act(boss, 'inventoryTask', task, 'started');
    const refused = await house.say(other, 'order', parcel, 'eventVoided', again);
    expect(refused.status).toBe('refused');
    expect(rulesOf(refused)).toEqual(['order.countedStockStands']);
    expect(await house.stateOf(parcel)).toBe('collected');
  });

  test('a count of a branch unlocks its branch when it ends, and only then', async () => {
    const stays = await house.inStock();
    const comes = await house.collected();
    const task = await house.startCount();
    const early = await house.say(house.manager, 'inventoryTask', task, 'ended');
    expect(rulesOf(early)).toEqual(['inventoryTask.everyExpectedIsHandled']);
    expect(early.refusals[0]?.values).toEqual({ unhandled: 1, orders: stays });
    await house.act(house.clerk, 'inventoryTask', task, 'scanned', { barcode: stays });
    await house.act(house.manager, 'inventoryTask', task, 'ended');
    expect(await house.rowOf('row_branch', 'YGN')).toMatchObject({ count: null });
    await house.act(house.clerk, 'order', comes, 'warehoused');
    const late = await house.say(house.clerk, 'inventoryTask', task, 'scanned', { barcode: comes });
    expect(late).toMatchObject({ status: 'refused', refusals: [{ code: 'notDeclared' }] });
  });

  test('a count of a branch sees what the same batch moved before it, or does not begin at all', async () => {
    const parcel = await house.collected();
    const { id } = await house.act(house.manager, 'inventoryTask', null, 'planned', { branch: 'YGN' });
    const boss = { ...house.manager, permissions: ['*'] };
    const commands = [
      house.toOrder(parcel, 'order.warehoused'),
      { machine: 'inventoryTask', id, event: { type: 'inventoryTask.started' } },
    ];
    const together = await store.proposeAll(boss, commands, { mode: 'atomic', at: house.now() });
    expect(together.map(({ status }) => status)).toEqual(['refused', 'refused']);
    expect(await house.stateOf(parcel)).toBe('collected');
    const each = await store.proposeAll(boss, commands, { at: house.now() });
    expect(each.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    const { parcels } = await house.contextOf<{ parcels: object }>('inventoryTask', id);
    expect(Object.keys(parcels)).toEqual([parcel]);
  });

  test('a count of a branch locks its own branch alone', async () => {
    const task = await house.startCount();
    const elsewhere = await store.person('manager.mandalay');
    const { id } = await house.act(elsewhere, 'inventoryTask', null, 'planned', { branch: 'MDY' });
    await house.act(elsewhere, 'inventoryTask', id, 'started');
    expect(await house.rowOf('row_branch', 'MDY')).toMatchObject({ count: { task: id } });
    expect(await house.rowOf('row_branch', 'YGN')).toMatchObject({ count: { task } });
    expect(rulesOf(await house.say(elsewhere, 'inventoryTask', null, 'planned', { branch: 'YGN' }))).toEqual([
      'inventoryTask.branchIsWithinReach',
    ]);
  });

  test('a count of a branch runs once at a time in a branch', async () => {
    const first = await house.startCount();
    const { id } = await house.act(house.manager, 'inventoryTask', null, 'planned', { branch: 'YGN' });
    const second = await house.say(house.manager, 'inventoryTask', id, 'started');
    expect(second.refusals).toMatchObject([
      { code: 'locked', rule: 'inventoryTask.branchIsNotBeingCounted', values: { task: first } },
    ]);
    await house.act(house.manager, 'inventoryTask', id, 'cancelled', { reason: 'One is enough' });
    expect(await house.rowOf('row_branch', 'YGN')).toMatchObject({ count: { task: first } });
  });
});

describe('scans', () => {
  test('a scan sent again after a lost answer counts once, and so does the same parcel scanned twice', async () => {
    const parcel = await house.inStock();
    const task = await house.startCount();
    const scan = { machine: 'inventoryTask', id: task, event: { type: 'inventoryTask.scanned', barcode: parcel } };
    const at = house.now();
    const first = await store.propose(house.clerk, { ...scan, key: 'scan-00000001' }, { at });
    const retried = await store.propose(house.clerk, { ...scan, key: 'scan-00000001' }, { at });
    expect([first.status, retried.status]).toEqual(['accepted', 'duplicate']);
    expect(await house.rowOf('row_inventory_task', task)).toMatchObject({ counted: 1, duplicates: 0 });
    const again = await store.propose(house.clerk, { ...scan, key: 'scan-00000002' }, { at });
    expect(again.status).toBe('accepted');
    expect(await house.rowOf('row_inventory_task', task)).toMatchObject({ counted: 1, duplicates: 1, expected: 1 });
    const { rows } = await store.pool.query(`select from events where id = $1 and type = 'inventoryTask.scanned'`, [
      task,
    ]);
    expect(rows).toHaveLength(2);
  });

  test('scans of a wrong code and of an unknown order are refused by different rules', async () => {
    const task = await house.startCount();
    const scan = (barcode: string) => house.say(house.clerk, 'inventoryTask', task, 'scanned', { barcode });
    expect(rulesOf(await scan('SL000000016MM'))).toEqual(['inventoryTask.codeIsOfAParcel']);
    expect(rulesOf(await scan(waybillOf(99_999_999)))).toEqual(['inventoryTask.orderExists']);
  });

  test('a parcel of several pieces is counted when each of its pieces was scanned', async () => {
    const parcel = await house.inStock({ pieces: 2 });
    const task = await house.startCount();
    const scan = (barcode: string) => house.say(house.clerk, 'inventoryTask', task, 'scanned', { barcode });
    expect(rulesOf(await scan(parcel))).toEqual(['inventoryTask.pieceIsNamed']);
    expect((await scan(`${parcel}-1`)).status).toBe('accepted');
    expect((await scan(`${parcel}-1`)).status).toBe('accepted');
    expect(await house.rowOf('row_inventory_task', task)).toMatchObject({ counted: 0, partly: 1, duplicates: 1 });
    expect((await scan(`${parcel}-2`)).status).toBe('accepted');
    expect(await house.rowOf('row_inventory_task', task)).toMatchObject({ counted: 1, partly: 0 });
  });
});

describe('extra parcels', () => {
  test('an extra parcel is proposed for adjustment, taken into stock by a second person only, before the count ends', async () => {
    const extra = await house.collected();
    const task = await house.startCount();
    await house.act(house.clerk, 'inventoryTask', task, 'scanned', { barcode: extra });
    const { parcels } = await house.contextOf<{ parcels: Record<string, object> }>('inventoryTask', task);
    expect(parcels[extra]).toMatchObject({ expected: false, as: 'adjusting', where: { state: 'collected' } });
    expect(await house.contextOf('order', extra)).toMatchObject({
      request: { event: 'order.adjustmentRequested', onBehalfOf: house.clerk.id, data: { count: task } },
    });
    expect(rulesOf(await house.say(house.manager, 'inventoryTask', task, 'ended'))).toEqual([
      'inventoryTask.everyAdjustmentIsDecided',
    ]);
    const alone = await house.say({ ...house.clerk, permissions: ['*'] }, 'order', extra, 'stockFound', {
      count: task,
    });
    expect(rulesOf(alone)).toContain('order.anotherPersonAsked');
    await house.act(house.manager, 'order', extra, 'stockFound', { count: task });
    expect(await house.stateOf(extra)).toBe('warehoused');
    await house.act(house.manager, 'inventoryTask', task, 'ended');
  });

  test('an extra parcel is open again when the adjustment is withdrawn', async () => {
    const extra = await house.collected();
    const task = await house.startCount();
    await house.act(house.clerk, 'inventoryTask', task, 'scanned', { barcode: extra });
    await house.act(house.manager, 'order', extra, 'requestWithdrawn', {});
    const { parcels } = await house.contextOf<{ parcels: Record<string, object> }>('inventoryTask', task);
    expect(parcels[extra]).toMatchObject({ as: 'extra' });
    expect(await house.stateOf(extra)).toBe('collected');
    await house.act(house.manager, 'inventoryTask', task, 'ended');
  });
});

describe('missing parcels', () => {
  test('a missing parcel is adjusted by two persons: its order gets a search, the count goes on', async () => {
    const missing = await house.inStock();
    const task = await house.startCount();
    const request = { finding: 'missing', count: task, reason: 'Nowhere on the floor' };
    await house.act(house.clerk, 'order', missing, 'adjustmentRequested', request);
    const confirm = { count: task };
    const alone = await house.say({ ...house.clerk, permissions: ['*'] }, 'order', missing, 'stockMissing', confirm);
    expect(rulesOf(alone)).toContain('order.anotherPersonAsked');
    expect(rulesOf(await house.say(house.clerk, 'inventoryTask', task, 'scanned', { barcode: missing }))).toEqual([
      'inventoryTask.noAdjustmentWaits',
    ]);
    await house.act(house.manager, 'order', missing, 'stockMissing', confirm);
    expect(await house.rowOf('row_order', missing)).toMatchObject({ exception: 'lostSearch', state: 'warehoused' });
    expect(await house.rowOf('row_inventory_task', task)).toMatchObject({ adjusted: 1, unhandled: 0 });
    await house.act(house.manager, 'inventoryTask', task, 'ended');
  });

  test('a missing parcel is searched for, or is with the courier that an event of its order names', async () => {
    const lost = await house.inStock();
    const taken = await house.inStock({ destinationBranch: 'YGN' });
    await house.act(house.manager, 'order', taken, 'delivererAssigned', { deliverer: house.courier.id });
    const task = await house.startCount();
    await house.act(house.clerk, 'inventoryTask', task, 'searchOpened', { order: lost, reason: 'Nowhere' });
    expect(await house.rowOf('row_order', lost)).toMatchObject({ exception: 'lostSearch' });
    const out = (evidence: number) =>
      house.say(house.clerk, 'inventoryTask', task, 'outWithCourier', { order: taken, evidence });
    expect(rulesOf(await out(1))).toEqual(['inventoryTask.eventShowsItLeft']);
    expect(rulesOf(await out(900))).toEqual(['inventoryTask.eventShowsItLeft']);
    const { rows } = await store.pool.query<{ version: number }>(
      `select version from events where id = $1 and type = 'order.delivererAssigned'`,
      [taken],
    );
    expect((await out(rows[0]?.version ?? 0)).status).toBe('accepted');
    await house.act(house.manager, 'inventoryTask', task, 'ended');
  });

  test('a missing parcel may have been refused by its receiver: what the branch has of it is expected, and adjusted like the rest', async () => {
    const outcome = { reason: 'Not ordered', returnType: 'sendBack', returnCharging: 'free' };
    const boss = { ...house.manager, permissions: ['*'] };
    const [reported, rejected] = [await house.inStock(), await house.inStock()];
    for (const parcel of [reported, rejected]) {
      await house.act(boss, 'order', parcel, 'rejectionReported', { reason: 'Not ordered' });
    }
    await house.act(boss, 'order', rejected, 'rejected', outcome);
    const task = await house.startCount();
    for (const [parcel, state] of [
      [reported, 'rejectionToConfirm'],
      [rejected, 'rejected'],
    ] as const) {
      const request = { finding: 'missing', count: task, reason: 'Nowhere on the floor' };
      await house.act(house.clerk, 'order', parcel, 'adjustmentRequested', request);
      await house.act(house.manager, 'order', parcel, 'stockMissing', { count: task });
      expect(await house.rowOf('row_order', parcel)).toMatchObject({ exception: 'lostSearch', state });
    }
    expect(await house.rowOf('row_inventory_task', task)).toMatchObject({ adjusted: 2, unhandled: 0 });
    await house.act(house.manager, 'inventoryTask', task, 'ended');
  });

  test('a parcel that was called back is not missing while its courier has it', async () => {
    const boss = { ...house.manager, permissions: ['*'] };
    const parcel = await house.collected();
    await house.act(boss, 'order', parcel, 'recalled', { reason: 'Sold elsewhere', returnCharging: 'free' });
    const { tags: carried } = await house.rowOf('row_order', parcel);
    expect([await house.stateOf(parcel), carried]).toEqual(['toBeSentBack', ['cancelled']]);
    const task = await house.startCount();
    expect(await house.rowOf('row_inventory_task', task)).toMatchObject({ expected: 0 });
    await house.act(house.manager, 'inventoryTask', task, 'ended');
    await house.act(house.clerk, 'order', parcel, 'shelved', { shelf: 'YGN-A1' });
    const { tags: shelved } = await house.rowOf('row_order', parcel);
    expect(shelved).toEqual(['cancelled', 'inStock']);
    const next = await house.startCount();
    expect(await house.rowOf('row_inventory_task', next)).toMatchObject({ expected: 1 });
  });

  test('the adjustment of a missing parcel names a count that runs in the branch, or is refused', async () => {
    const parcel = await house.inStock();
    const { id } = await house.act(house.manager, 'inventoryTask', null, 'planned', { branch: 'YGN' });
    const ask = (count: string) =>
      house.say(house.clerk, 'order', parcel, 'adjustmentRequested', { finding: 'missing', count, reason: 'Gone' });
    expect(rulesOf(await ask('INV99999999'))).toEqual(['namedWithinReach']);
    expect(rulesOf(await ask(id))).toEqual(['order.countIsHere']);
    await house.act(house.manager, 'inventoryTask', id, 'started');
    expect((await ask(id)).status).toBe('accepted');
  });
});

describe('from two sides at once', () => {
  test('a branch is never counted twice, though two counts begin at once', async () => {
    const other = store.another();
    for (let round = 0; round < 5; round += 1) {
      const plan = () => house.act(house.manager, 'inventoryTask', null, 'planned', { branch: 'YGN' });
      const tasks = [(await plan()).id, (await plan()).id];
      const at = house.now();
      const verdicts = await Promise.all(
        tasks.map((id, index) =>
          (index === 0 ? store.proposer : other).propose({
            mode: 'each',
            dryRun: false,
            actor: house.manager,
            at,
            commands: [
              { key: crypto.randomUUID(), machine: 'inventoryTask', id, event: { type: 'inventoryTask.started' } },
            ],
          }),
        ),
      );
      const statuses = verdicts.map(([verdict]) => verdict?.status);
      expect(new Set(statuses)).toEqual(new Set(['accepted', 'refused']));
      const winner = tasks[statuses.indexOf('accepted')] ?? '';
      await house.act(house.manager, 'inventoryTask', winner, 'ended');
    }
  });

  test('a parcel moves before the count begins, and is in its list, or does not move at all', async () => {
    const other = store.another();
    for (let round = 0; round < 12; round += 1) {
      const parcel = await house.collected();
      const { id: task } = await house.act(house.manager, 'inventoryTask', null, 'planned', { branch: 'YGN' });
      const at = house.now();
      const shared = { mode: 'each', dryRun: false, at } as const;
      const start = {
        key: crypto.randomUUID(),
        machine: 'inventoryTask',
        id: task,
        event: { type: 'inventoryTask.started' },
      };
      const move = { key: crypto.randomUUID(), ...house.toOrder(parcel, 'order.warehoused') };
      const sides = [
        () => store.proposer.propose({ ...shared, actor: house.manager, commands: [start] }),
        () => other.propose({ ...shared, actor: house.clerk, commands: [move] }),
      ];
      const running = (round % 2 === 0 ? sides : sides.toReversed()).map((side) => side());
      const both = (await Promise.all(running)).map(([verdict]) => verdict);
      const [started, moved] = round % 2 === 0 ? both : both.toReversed();
      expect(started?.status).toBe('accepted');
      const { parcels } = await house.contextOf<{ parcels: object }>('inventoryTask', task);
      expect(Object.hasOwn(parcels, parcel)).toBe(moved?.status === 'accepted');
      if (moved?.status !== 'accepted') expect(moved?.refusals).toMatchObject([LOCKED]);
      for (const barcode of Object.keys(parcels)) {
        await house.act(house.clerk, 'inventoryTask', task, 'scanned', { barcode });
      }
      await house.act(house.manager, 'inventoryTask', task, 'ended');
    }
  });

  test('a count ends with everything scanned, or the last scan is still to come, when both happen at once', async () => {
    const other = store.another();
    for (let round = 0; round < 6; round += 1) {
      const parcel = await house.inStock({ destinationBranch: 'YGN' });
      const task = await house.startCount();
      const { parcels } = await house.contextOf<{ parcels: object }>('inventoryTask', task);
      for (const barcode of Object.keys(parcels).filter((id) => id !== parcel)) {
        await house.act(house.clerk, 'inventoryTask', task, 'scanned', { barcode });
      }
      const at = house.now();
      const command = (event: { type: string }) => ({
        key: crypto.randomUUID(),
        machine: 'inventoryTask',
        id: task,
        event,
      });
      const scan = { type: 'inventoryTask.scanned', barcode: parcel };
      const shared = { mode: 'each', dryRun: false, at } as const;
      const [[scanned], [ended]] = await Promise.all([
        store.proposer.propose({ ...shared, actor: house.clerk, commands: [command(scan)] }),
        other.propose({ ...shared, actor: house.manager, commands: [command({ type: 'inventoryTask.ended' })] }),
      ]);
      expect(scanned?.status).toBe('accepted');
      expect(await house.rowOf('row_inventory_task', task)).toMatchObject({ unhandled: 0 });
      if (ended?.status === 'refused') {
        expect(rulesOf(ended)).toEqual(['inventoryTask.everyExpectedIsHandled']);
        await house.act(house.manager, 'inventoryTask', task, 'ended');
      }
    }
  });

  test('each of many scans made at once is recorded once, and each parcel counted once', async () => {
    const other = store.another();
    const parcels: string[] = [];
    for (let each = 0; each < 6; each += 1) parcels.push(await house.inStock());
    const task = await house.startCount();
    const at = house.now();
    const scans = parcels.flatMap((barcode) => [0, 1, 2].map((copy) => ({ barcode, key: `scan-${barcode}-${copy}` })));
    const verdicts = await Promise.all(
      scans.flatMap(({ barcode, key }, index) =>
        [0, 1].map((attempt) =>
          ((index + attempt) % 2 === 0 ? store.proposer : other).propose({
            mode: 'each',
            dryRun: false,
            actor: house.clerk,
            at,
            commands: [{ key, machine: 'inventoryTask', id: task, event: { type: 'inventoryTask.scanned', barcode } }],
          }),
        ),
      ),
    );
    const statuses = verdicts.map(([verdict]) => verdict?.status);
    expect(statuses.filter((status) => status === 'accepted')).toHaveLength(scans.length);
    expect(statuses.filter((status) => status === 'duplicate')).toHaveLength(scans.length);
    expect(await house.rowOf('row_inventory_task', task)).toMatchObject({
      expected: parcels.length,
      counted: parcels.length,
      unhandled: 0,
      duplicates: scans.length - parcels.length,
    });
  });
});
