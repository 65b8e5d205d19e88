import { expect, it } from 'vitest';
import { SEED } from '#modelTesting/random.ts';
import { billedAtRandom } from './billedAtRandom.ts';

it(`money of customers is neither made nor lost by bills, settlements, slips and refunds (SEED=${SEED})`, async () => {
  const { faults, history, kinds } = await billedAtRandom({ histories: 2, acts: 40 });
  expect(faults, history).toEqual([]);
  expect([...kinds]).toEqual(expect.arrayContaining(['bill.confirmed', 'bill.gathered', 'refund.requested']));
});
