import { expect, test } from 'vitest';
import { askedBy } from '#views/workOrders/askedBy.ts';
import { aung } from '../../machines/session/play.ts';

test('a business customer asks in the own name, and by the own phone if there is one', () => {
  const golden = { ...aung, merchant: 'GOLDEN' };
  expect(askedBy(golden)).toEqual({ customer: 'Aung Kyaw', phone: '09250200301' });
  expect(askedBy({ ...golden, phone: null })).toEqual({ customer: 'Aung Kyaw' });
});

test('staff write down who asks', () => {
  expect(askedBy(aung)).toEqual({});
  expect(askedBy(null)).toEqual({});
});
