import { expect, test } from 'vitest';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { STAFF_FIELDS } from '#machines/rights/staffFields.ts';
import { readPermission } from '#server/access.ts';
import { finance } from '#server/company/menus/finance.ts';
import { roles } from '#server/company/roles.ts';

const OWN_MONEY = ['bill', 'collectedCancel', 'insuranceClaim', 'paymentSlip', 'settlement'];

const ofFinance = Object.keys(aggregateTypes).filter((id) =>
  finance.some(({ permission }) => permission === readPermission(id)),
);

test.each([
  ['merchant', OWN_MONEY],
  ['merchantMoney', OWN_MONEY],
  ['merchantOrders', ['collectedCancel']],
  ['merchantReader', []],
  ['merchantQuestions', []],
])('%s reads of the money only what names no payment of others (decision 172)', (code, readable) => {
  const role = roles.find((one) => one.code === code);
  expect(ofFinance.filter((id) => role?.permissions.includes(readPermission(id))).toSorted()).toEqual(readable);
  const opened = finance.filter((menu) => role?.menus.includes(menu.code));
  expect([...new Set(opened.map(({ permission }) => permission ?? ''))].toSorted()).toEqual(
    readable.map(readPermission),
  );
});

test('each of these record types has fields that only staff get', () => {
  for (const id of OWN_MONEY) expect(STAFF_FIELDS[id]?.length, id).toBeGreaterThan(0);
});
