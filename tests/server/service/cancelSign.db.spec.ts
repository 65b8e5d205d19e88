import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system } from '#machines/kit/actor.ts';
import { historyOf } from '#server/store/history.ts';
import { openDesk, type Desk } from './parcels.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.store.close());

const REASON = { reason: 'Signed by a neighbour' };
const APPROVED = { place: 'deliverer', remark: 'The deliverer has it' };

const asked = async (): Promise<{ order: string; workOrder: string }> => {
  const order = await desk.signed();
  await desk.done(desk.support, order, 'order.signVoidRequested', REASON);
  const [found] = await desk.rows('workOrder', order);
  return { order, workOrder: String(found?.['id']) };
};

describe('cancelling a signature', () => {
  test('cancelling a signature opens one cancel-sign work order in the same transaction; the order stays signed meanwhile', async () => {
    const { order } = await asked();
    expect(await desk.rows('workOrder', order)).toMatchObject([
      { kind: 'cancelSign', category: 'cancelSign', state: 'open', orders: [order] },
    ]);
    expect(await desk.orderRow(order)).toMatchObject({ state: 'signed', request: 'signVoid', paySign: 'paid' });
    expect(await desk.rows('deliveryClaim', order)).toMatchObject([{ state: 'signDisputed', code: 2 }]);
  });

  test('the cancelling of a signature asked for by two at once opens one work order (P18)', async () => {
    const order = await desk.signed();
    const command = (actor: typeof desk.support) => [actor, order, 'order.signVoidRequested', REASON] as const;
    expect(await desk.atOnce([...command(desk.support)], [...command(desk.manager)])).toEqual(['accepted', 'refused']);
    expect(await desk.rows('workOrder', order)).toHaveLength(1);
  });

  test('a cancelling approved by finance voids the signature, and what was paid for it is owed again', async () => {
    const { order, workOrder } = await asked();
    const { paid } = await desk.orderRow(order);
    await desk.done(desk.finance, workOrder, 'workOrder.cancelSignApproved', APPROVED);
    expect(await desk.orderRow(order)).toMatchObject({
      state: 'delivering',
      paySign: 'unpaid',
      due: paid,
      paid: 0,
      request: 'none',
    });
    expect(await desk.rows('deliveryClaim', order)).toMatchObject([{ state: 'pendingDelivery', code: 0 }]);
    expect(await desk.rows('workOrder', order)).toMatchObject([{ state: 'completed', decision: 'approved' }]);
    const log = await historyOf(desk.store.pool, { machine: 'order', id: order });
    const voided = log.find(({ type }) => type === 'order.signVoidedToDeliverer');
    expect(voided?.actor).toMatchObject({ id: 'system', onBehalfOf: desk.finance.id });
  });

  test('cancelling a signature leaves the parcel in the branch that handed it out, not in that of who decided', async () => {
    const { order, workOrder } = await asked();
    await desk.done(desk.finance, workOrder, 'workOrder.cancelSignApproved', { ...APPROVED, place: 'branch' });
    expect(await desk.orderRow(order)).toMatchObject({
      state: 'inStorage',
      currentBranch: 'YGN',
      holderKind: 'branch',
    });
    expect(await desk.rows('deliveryClaim', order)).toMatchObject([{ state: 'rewarehoused', code: 1 }]);
  });

  test('cancelling a signature to where the parcel cannot be refuses the approval whole', async () => {
    const { order, workOrder } = await asked();
    const verdict = await desk.act(desk.finance, workOrder, 'workOrder.cancelSignApproved', {
      ...APPROVED,
      place: 'station',
    });
    expect(verdict).toMatchObject({ status: 'refused', refusals: [{ rule: 'order.signedForStation' }] });
    expect(await desk.rows('workOrder', order)).toMatchObject([{ state: 'open', decision: null }]);
    expect(await desk.orderRow(order)).toMatchObject({ state: 'signed' });
  });

  test('cancelling the signature of a return brings the parcel back into the branch, and nowhere else', async () => {
    const order = await desk.returned();
    await desk.done(desk.support, order, 'order.signVoidRequested', REASON);
    expect(await desk.rows('deliveryClaim', order)).toMatchObject([{ state: 'returnSignDisputed', code: 4 }]);
    const [found] = await desk.rows('workOrder', order);
    const workOrder = String(found?.['id']);
    expect((await desk.act(desk.finance, workOrder, 'workOrder.cancelSignApproved', APPROVED)).refusals).toMatchObject([
      { rule: 'workOrder.returnGoesToBranch', values: { place: 'deliverer' } },
    ]);
    await desk.done(desk.finance, workOrder, 'workOrder.cancelSignApproved', { ...APPROVED, place: 'branch' });
    expect(await desk.orderRow(order)).toMatchObject({
      state: 'inStorage',
      currentBranch: 'YGN',
      reverse: 'rejectReturn',
    });
    expect(await desk.rows('deliveryClaim', order)).toMatchObject([{ state: 'rejectReturned', code: 3 }]);
  });

  test('a refused cancelling of a signature completes the work order; the order stays signed and paid', async () => {
    const { order, workOrder } = await asked();
    await desk.done(desk.support, workOrder, 'workOrder.cancelSignRefused', { result: 'The neighbour gave it over' });
    expect(await desk.orderRow(order)).toMatchObject({ state: 'signed', request: 'none', paySign: 'paid' });
    expect(await desk.rows('deliveryClaim', order)).toMatchObject([{ state: 'signed' }]);
    expect(await desk.rows('workOrder', order)).toMatchObject([{ state: 'completed', decision: 'refused' }]);
  });

  test('cancelling a signature is never approved by who asked, nor by anybody on the order itself (4.10, 21)', async () => {
    const order = await desk.signed();
    await desk.done(desk.admin, order, 'order.signVoidRequested', REASON);
    const [found] = await desk.rows('workOrder', order);
    const workOrder = String(found?.['id']);
    expect(await desk.act(desk.admin, workOrder, 'workOrder.cancelSignApproved', APPROVED)).toMatchObject({
      status: 'refused',
      refusals: [{ code: 'secondPerson', rule: 'workOrder.anotherPersonAsked' }],
    });
    for (const actor of [desk.admin, desk.finance])
      expect(await desk.act(actor, order, 'order.signVoidedToBranch', { workOrder })).toMatchObject({
        status: 'refused',
        refusals: [{ code: 'role' }],
      });
    const alone = await desk.act(system, order, 'order.signVoidedToBranch', { workOrder });
    expect(alone.refusals.map(({ rule }) => rule)).toEqual([
      'order.anotherPersonAsked',
      'order.cancelSignOrderApproved',
    ]);
    expect(await desk.orderRow(order)).toMatchObject({ state: 'signed' });
  });

  test('cancelling a signature, approved and refused at once, is either approved or refused, and the order agrees', async () => {
    const { order, workOrder } = await asked();
    const outcome = await desk.atOnce(
      [desk.finance, workOrder, 'workOrder.cancelSignApproved', APPROVED],
      [desk.support, workOrder, 'workOrder.cancelSignRefused', { result: 'No' }],
    );
    expect(outcome).toEqual(['accepted', 'refused']);
    const [found] = await desk.rows('workOrder', order);
    const { state, paySign } = await desk.orderRow(order);
    expect([found?.['decision'], state, paySign]).toEqual(
      found?.['decision'] === 'approved' ? ['approved', 'delivering', 'unpaid'] : ['refused', 'signed', 'paid'],
    );
  });

  test('after settlement cancelling a signature is not asked for, nor approved when the bill was confirmed meanwhile (4.10, 25)', async () => {
    const settled = await desk.signed();
    await desk.done(system, settled, 'order.billConfirmed', { bill: 'BILL-1' });
    expect(await desk.act(desk.support, settled, 'order.signVoidRequested', REASON)).toMatchObject({
      status: 'refused',
      refusals: [{ rule: 'order.notSettled' }],
    });
    expect(await desk.rows('workOrder', settled)).toEqual([]);

    const { order, workOrder } = await asked();
    await desk.done(system, order, 'order.billConfirmed', { bill: 'BILL-1' });
    expect(await desk.act(desk.finance, workOrder, 'workOrder.cancelSignApproved', APPROVED)).toMatchObject({
      status: 'refused',
      refusals: [{ rule: 'order.notSettled' }],
    });
    expect(await desk.orderRow(order)).toMatchObject({ state: 'signed', paySign: 'paid' });
  });

  test('cancelling a signature is not approved at all without finance (4.10, 25)', async () => {
    const { workOrder } = await asked();
    for (const actor of [desk.manager, desk.support, desk.clerk])
      expect(await desk.act(actor, workOrder, 'workOrder.cancelSignApproved', APPROVED)).toMatchObject({
        status: 'refused',
        refusals: [{ code: 'role', rule: 'may' }],
      });
  });
});

describe('into the stock of a branch that is being counted', () => {
  const toBranch = { ...APPROVED, place: 'branch' };

  const planned = async (): Promise<string> => {
    const event = { type: 'inventoryTask.planned', branch: 'YGN' };
    const { id } = await desk.store.propose(desk.manager, { machine: 'inventoryTask', event });
    return id ?? '';
  };
  const listOf = async (task: string): Promise<string[]> => {
    const { rows } = await desk.store.pool.query<{ order: string }>(
      `select jsonb_object_keys(context -> 'parcels') as "order" from streams where machine = 'inventoryTask' and id = $1`,
      [task],
    );
    return rows.map(({ order }) => order);
  };
  const finish = async (task: string): Promise<void> => {
    for (const barcode of await listOf(task)) await desk.done(desk.clerk, task, 'inventoryTask.scanned', { barcode });
    await desk.done(desk.manager, task, 'inventoryTask.ended');
  };

  test.each([
    ['a delivery', () => desk.signed()],
    ['a return', () => desk.returned()],
  ] as const)(
    '%s is not given back into the stock of a branch that is being counted, though finance works in another branch',
    async (_, signedFor) => {
      const order = await signedFor();
      await desk.done(desk.support, order, 'order.signVoidRequested', REASON);
      const [found] = await desk.rows('workOrder', order);
      const workOrder = String(found?.['id']);
      const task = await planned();
      await desk.done(desk.manager, task, 'inventoryTask.started');
      expect(await desk.act(desk.finance, workOrder, 'workOrder.cancelSignApproved', toBranch)).toMatchObject({
        status: 'refused',
        refusals: [{ code: 'locked', rule: 'order.takingBranchIsNotLocked', values: { branch: 'YGN', task } }],
      });
      await finish(task);
      await desk.done(desk.finance, workOrder, 'workOrder.cancelSignApproved', toBranch);
      expect(await desk.orderRow(order)).toMatchObject({ state: 'inStorage', currentBranch: 'YGN' });
    },
  );

  test('a parcel whose signature is cancelled comes back before the count of its branch, and is in the list, or not at all', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { order, workOrder } = await asked();
      const task = await planned();
      const commands: Parameters<Desk['act']>[] = [
        [desk.manager, task, 'inventoryTask.started'],
        [desk.finance, workOrder, 'workOrder.cancelSignApproved', toBranch],
      ];
      const statuses = await desk.atOnce(...(round % 2 === 0 ? commands : commands.toReversed()));
      const isBack = (await desk.orderRow(order))['state'] === 'inStorage';
      expect(statuses).toEqual(isBack ? ['accepted', 'accepted'] : ['accepted', 'refused']);
      expect((await listOf(task)).includes(order)).toBe(isBack);
      await finish(task);
    }
  });
});
