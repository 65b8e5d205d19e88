import { expect, test } from 'vitest';
import { system, type Actor } from '#machines/kit/actor.ts';
import { lookupNames } from '#machines/lookups/names.ts';
import { userQuestion } from '#machines/userQuestion/index.ts';
import { events as noticeEvents } from '#machines/notice/events.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { person } from '#modelTesting/simple/people.ts';
import { asking } from '../scanning/asking.ts';

const ORDER = 'SL000000015MM';
const order = { id: ORDER, state: 'collected', branches: [], merchant: 'MER1', insured: null, claimPaid: false };
const asked = { question: '111', customer: 'Daw Hla', phone: '09250300301', text: 'Where is my parcel?' };
const asker: Actor = { ...person(userQuestion, 'hla', 'YANGON'), merchant: 'MER1' };
const desk = person(userQuestion, 'mya', 'YANGON');
const onJob = { asker: { id: asker.id } };

const raised = (data: object = {}) => {
  const lookups = { question: { code: '111' }, desk: [desk.id, asker.id], order };
  return asking(userQuestion, asker, lookups).taken(notCreated(userQuestion, 'UQ1'), 'raised', { ...asked, ...data });
};

/** Messages to the asker after an event by a person. */
const answered = (by: Actor, lookups: object, data: object = {}) =>
  asking(userQuestion, by, lookups).taken(raised(data).aggregate, 'handled', { answer: 'Tomorrow' }).asked;

test('the desk reads of a question with and without an order, and can open it', () => {
  const message = { addressee: 'mya', title: 'Daw Hla', value: 'Where is my parcel?' };
  expect(raised().asked.map(({ data }) => data)).toEqual([{ ...message, kind: 0, ext: { userQuestionId: 'UQ1' } }]);
  expect(raised({ order: ORDER }).asked.map(({ data }) => data)).toEqual([
    { ...message, kind: 1, ext: { userQuestionId: 'UQ1', waybill: ORDER } },
  ]);
});

test('the answer reaches the asker', () => {
  expect(answered(desk, onJob, { order: ORDER })).toEqual([
    {
      proposes: 'notice.sent',
      id: null,
      data: {
        addressee: 'hla',
        kind: 0,
        title: 'Where is my parcel?',
        value: 'Tomorrow',
        ext: { userQuestionId: 'UQ1', waybill: ORDER },
      },
    },
  ]);
});

test('the work order that a question became reaches the asker, unless the asker opened it', () => {
  const handed = (by: string) =>
    asking(userQuestion, { ...system, onBehalfOf: by }, onJob).taken(raised().aggregate, 'handedToWorkOrder', {
      workOrder: 'WO1',
    }).asked;
  expect(handed(desk.id)).toMatchObject([{ data: { addressee: 'hla', value: 'WO1' } }]);
  expect(handed(asker.id)).toEqual([]);
});

test('nobody answers himself, and no account that has ended is written to', () => {
  expect(answered(asker, onJob)).toEqual([]);
  expect(answered(desk, { asker: null })).toEqual([]);
});

test('a long question is a title of whole characters', () => {
  for (const text of ['😀'.repeat(249), `x${'😀'.repeat(249)}`]) {
    const [message] = answered(desk, onJob, { text });
    const { title } = noticeEvents['notice.sent'].payload.parse(message?.data);
    expect(title.isWellFormed()).toBe(true);
    expect(text.startsWith(title)).toBe(true);
  }
});

test('the server looks the asker up for the events that end a question', () => {
  expect(lookupNames(userQuestion, 'userQuestion.handled')).toEqual(['asker']);
  expect(lookupNames(userQuestion, 'userQuestion.handedToWorkOrder')).toEqual(['asker']);
});
