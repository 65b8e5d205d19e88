import { expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { isEntered } from '#views/orders/create/entered.ts';
import { fieldsOf } from '#i18n/fieldsOf.ts';
import { payloadOf, withValue, type Draft } from '#views/shapes/form/draft.ts';
import { initialOf } from '#views/shapes/form/useFormDraft.ts';

const fields = fieldsOf(order.events['order.created']?.payload.shape ?? {});
const usual: Draft = { ...initialOf(fields), deliveryWay: 'door', payType: 'senderCash' };
const begun = payloadOf(usual, fields);
const isEnteredIn = (draft: Draft): boolean => isEntered(payloadOf(draft, fields), begun);

test('a form that was only opened has nothing entered, although it begins with values', () => {
  expect(Object.keys(initialOf(fields))).toEqual(['pieces', 'deliveryWindow']);
  expect(isEnteredIn(usual)).toBe(false);
  expect(isEnteredIn({ ...usual, originBranch: 'YGN' })).toBe(false);
});

test.each([
  ['a name', 'sender.name', 'Daw Hla'],
  ['another number of pieces', 'pieces', 2],
  ['another way of payment', 'payType', 'receiverCash'],
  ['a weight', 'weight', 2500],
])('%s is entered', (_, path, value) => {
  expect(isEnteredIn(withValue(usual, path, value))).toBe(true);
});

test('what was typed and taken out again is not', () => {
  const typed = withValue(withValue(usual, 'sender.name', 'Daw Hla'), 'goods', 'Books');
  expect(isEnteredIn(withValue(withValue(typed, 'sender.name', ''), 'goods', undefined))).toBe(false);
});
