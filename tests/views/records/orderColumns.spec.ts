import { expect, test } from 'vitest';
import { order } from '#machines/order/index.ts';
import { orderColumns } from '#views/records/order/columns.tsx';

test('every field of an order is a column once, except ids that a name replaces', () => {
  const columns: string[] = orderColumns.map(({ field }) => field);
  expect(new Set(columns).size).toBe(columns.length);
  const others = Object.keys(order.rowSchema.shape).filter((field) => !columns.includes(field));
  expect(others).toEqual(['version', 'code', 'merchant', 'holderKind', 'collector', 'deliverer']);
});

test('the columns that a list shows at first come before the hidden ones', () => {
  const shown = orderColumns.flatMap(({ field, hidden }) => (hidden ? [] : [field]));
  expect(shown.slice(0, 3)).toEqual(['id', 'state', 'tags']);
  expect(orderColumns.at(-1)).toMatchObject({ field: 'lateMinutes', hidden: true });
});
