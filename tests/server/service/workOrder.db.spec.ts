import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workOrder } from '#machines/workOrder/index.ts';
import { openDesk, type Desk } from './parcels.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.store.close());

const opening = { category: 'delay', department: 'YGN-CS', remark: 'It is late' };

const opened = async (fields: object = {}): Promise<string> => {
  const { id, refusals } = await desk.store.propose(desk.support, {
    machine: 'workOrder',
    event: { type: 'workOrder.opened', ...opening, ...fields },
  });
  if (id === null) throw new Error(JSON.stringify(refusals));
  return id;
};

const rowOf = async (id: string) => {
  const { rows } = await desk.store.pool.query('select row from row_work_order where id = $1', [id]);
  return rows[0]?.row as Readonly<Record<string, unknown>>;
};

describe('a work order', () => {
  test('a work order raised on an order is opened and linked in the same transaction', async () => {
    const order = await desk.inBranch();
    const { events } = await desk.done(desk.support, order, 'order.workOrderRaised', {
      question: '111',
      remark: 'Late',
    });
    expect(events.map(({ type }) => type)).toEqual([
      'order.workOrderRaised',
      'workOrder.raised',
      'order.workOrderLinked',
    ]);
    expect(await desk.rows('workOrder', order)).toMatchObject([{ state: 'open', question: '111', orders: [order] }]);
  });

  test('a work order names only orders that exist', async () => {
    const verdict = await desk.store.propose(desk.support, {
      machine: 'workOrder',
      event: { type: 'workOrder.opened', ...opening, orders: ['SL000000999MM'] },
    });
    expect(verdict.refusals).toMatchObject([{ rule: 'namedWithinReach', field: 'orders.0' }]);
  });

  test('a work order is claimed by its department, and by only one of two who claim at once', async () => {
    const id = await opened({ department: 'YGN-FIN' });
    expect(await desk.act(desk.support, id, 'workOrder.claimed')).toMatchObject({
      refusals: [{ rule: 'workOrder.claimedByItsDepartment', values: { department: 'YGN-FIN', own: 'YGN-CS' } }],
    });
    await desk.done(desk.support, id, 'workOrder.handedOver', { department: 'YGN-CS', remark: 'Ours' });
    const other = { ...desk.support, name: 'The same desk' };
    expect(
      await desk.atOnce([desk.support, id, 'workOrder.claimed', {}], [other, id, 'workOrder.claimed', {}]),
    ).toEqual(['accepted', 'refused']);
    expect(await rowOf(id)).toMatchObject({ state: 'following', assignee: desk.support.id });
  });

  test('a work order keeps its clock when it is handed over', async () => {
    const id = await opened();
    const { openedAt } = await rowOf(id);
    await desk.done(desk.support, id, 'workOrder.handedOver', { department: 'YGN-FIN', remark: 'Money' });
    expect(await rowOf(id)).toMatchObject({ department: 'YGN-FIN', openedAt, assignee: null });
  });

  test('a work order is not completed while an operation is owed, and has at most five photos', async () => {
    const id = await opened({ photos: ['F1', 'F2', 'F3'] });
    await desk.done(desk.support, id, 'workOrder.operationOwed', { operation: 'Refund the freight' });
    expect((await desk.act(desk.support, id, 'workOrder.completed', { result: 'Done' })).refusals).toMatchObject([
      { rule: 'workOrder.noOperationOwed', values: { owed: 'Refund the freight' } },
    ]);
    const photos = { remark: 'Seen', photos: ['F4', 'F5', 'F6'] };
    expect((await desk.act(desk.support, id, 'workOrder.followedUp', photos)).refusals).toMatchObject([
      { rule: 'workOrder.photosWithinLimit', values: { photos: 6, max: 5 } },
    ]);
    await desk.done(desk.support, id, 'workOrder.operationDone', { operation: 'Refund the freight' });
    await desk.done(desk.support, id, 'workOrder.completed', { result: 'Done' });
  });

  test('a completed work order is never opened again; a new one is linked to it (4.10, 30)', async () => {
    const id = await opened();
    await desk.done(desk.support, id, 'workOrder.completed', { result: 'Done' });
    for (const type of Object.keys(workOrder.events)) {
      const verdict = await desk.act(desk.admin, id, type, { remark: 'Again', result: 'Again', operation: 'Again' });
      expect([type, verdict.status, verdict.refusals[0]?.code]).toEqual([type, 'refused', 'notDeclared']);
    }
    const order = await desk.inBranch();
    const joining = { question: '111', remark: 'Again', workOrder: id };
    expect(await desk.act(desk.support, order, 'order.workOrderRaised', joining)).toMatchObject({ status: 'refused' });
    const next = await opened({ workOrders: [id] });
    expect(await rowOf(next)).toMatchObject({ state: 'open', workOrders: [id] });
    expect(await rowOf(id)).toMatchObject({ state: 'completed' });
  });

  test('a work order completed and followed up at once is completed at the end, in either order', async () => {
    const id = await opened();
    const outcome = await desk.atOnce(
      [desk.support, id, 'workOrder.completed', { result: 'Done' }],
      [desk.manager, id, 'workOrder.completed', { result: 'Done too' }],
    );
    expect(outcome).toEqual(['accepted', 'refused']);
    expect(await rowOf(id)).toMatchObject({ state: 'completed' });
  });

  test('a work order can be made from the message that a question gives to the desk, but not to who wrote the question down', async () => {
    const order = await desk.inBranch();
    const { id: question } = await desk.store.propose(desk.support, {
      machine: 'userQuestion',
      event: {
        type: 'userQuestion.raised',
        question: '111',
        order,
        customer: 'Daw Hla',
        phone: '095012345',
        text: 'Late',
      },
    });
    const { rows } = await desk.store.pool.query<{ row: Readonly<Record<string, unknown>> }>(
      `select row from row_notice where row ->> 'userQuestionId' = $1`,
      [question],
    );
    const addressees = rows.map(({ row }) => row['addressee']);
    expect(addressees).toContain(desk.operations.id);
    expect(addressees).toContain(desk.manager.id);
    expect(addressees).not.toContain(desk.support.id);
    expect(rows[0]?.row).toMatchObject({ state: 'unread', kind: 1, waybill: order, title: 'Daw Hla' });
  });

  test('a work order made of a customer’s question closes the question', async () => {
    const { id: question } = await desk.store.propose(desk.support, {
      machine: 'userQuestion',
      event: { type: 'userQuestion.raised', question: '111', customer: 'Daw Hla', phone: '095012345', text: 'Late' },
    });
    const id = await opened({ userQuestion: question });
    const { rows } = await desk.store.pool.query('select row from row_user_question where id = $1', [question]);
    expect(rows[0]?.row).toMatchObject({ state: 'handled', workOrder: id });
    const again = await desk.store.propose(desk.support, {
      machine: 'workOrder',
      event: { type: 'workOrder.opened', ...opening, userQuestion: question },
    });
    expect(again).toMatchObject({ status: 'refused', refusals: [{ code: 'notDeclared' }] });
  });
});
