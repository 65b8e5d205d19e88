import { expect, test } from 'vitest';
import { monthRecords } from '#views/account/notices/monthRecords.ts';

const rowsOf = (address: string): unknown =>
  JSON.parse(new URLSearchParams(address.slice(address.indexOf('?'))).get('rows') ?? '');

test('figures of a month lead to the orders of its days in Yangon, and to the returned ones', () => {
  const made = { field: 'createdAt', op: 'between', value: ['2026-01-31T17:30:00.000Z', '2026-02-28T17:29:59.999Z'] };
  expect(rowsOf(monthRecords('2026-02', 'orders'))).toEqual([made]);
  expect(rowsOf(monthRecords('2026-02', 'returned'))).toEqual([
    made,
    { field: 'state', op: 'eq', value: 'returnSigned' },
  ]);
});
