import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#machines/kit/actor.ts';
import { newOrder } from '../../support/orders.ts';
import { openDesk, type Desk } from './parcels.ts';

const asked = { question: '111', customer: 'Daw Khin Mar', phone: '09250300301', text: 'Where is my parcel?' };

let desk: Desk;
let merchant: Actor;

beforeAll(async () => {
  desk = await openDesk();
  merchant = await desk.store.person('merchant');
});
afterAll(() => desk.store.close());

const raise = (data: object = {}) =>
  desk.store.propose(merchant, { machine: 'userQuestion', event: { type: 'userQuestion.raised', ...asked, ...data } });

const raised = async (data: object = {}): Promise<string> => {
  const { id, refusals } = await raise(data);
  if (id === null) throw new Error(JSON.stringify(refusals));
  return id;
};

/** Messages to the business customer about a question. */
const received = async (question: string) => {
  const { rows } = await desk.store.pool.query<{ row: Readonly<Record<string, unknown>> }>(
    `select row from row_notice where addressee = $1 and row ->> 'userQuestionId' = $2`,
    [merchant.id, question],
  );
  return rows.map(({ row }) => row);
};

test('a business customer asks about an own order, never about one of another', async () => {
  const foreign = await newOrder(desk.store, desk.clerk);
  const own = await newOrder(desk.store, merchant, { merchant: 'GOLDEN', source: 'businessPc', payType: 'ledger' });
  expect((await raise({ order: foreign })).refusals).toMatchObject([{ rule: 'namedWithinReach', field: 'order' }]);
  const id = await raised({ order: own });
  await desk.done(desk.support, id, 'userQuestion.handled', { answer: 'It comes tomorrow' });
  expect(await received(id)).toMatchObject([
    { state: 'unread', kind: 0, title: asked.text, value: 'It comes tomorrow', waybill: own },
  ]);
});

test('a question that becomes a work order is answered with its number', async () => {
  const question = await raised();
  const opened = { category: 'delay', department: 'YGN-CS', remark: 'It is late', userQuestion: question };
  const { id } = await desk.store.propose(desk.support, {
    machine: 'workOrder',
    event: { type: 'workOrder.opened', ...opened },
  });
  expect(await received(question)).toMatchObject([{ kind: 0, value: id, waybill: null }]);
});

test('the answer to an account that has ended is recorded without a message', async () => {
  const question = await raised();
  await desk.done(desk.admin, merchant.id, 'staff.left', { leaveDate: '2026-11-20' });
  await desk.done(desk.support, question, 'userQuestion.handled', { answer: 'It comes tomorrow' });
  expect(await received(question)).toEqual([]);
});
