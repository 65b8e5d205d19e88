import type { Expected } from '#machines/bankLine/matching.ts';

/** Returns a receipt that waits for its money, with these changes. */
export const receipt = (id: string, amount: number, change: Partial<Expected> = {}): Expected => ({
  machine: 'receipt',
  id,
  amount,
  fee: 0,
  day: '2026-11-20',
  numbers: [id],
  account: '0012 3456 7890',
  customerName: 'Golden Lotus',
  ...change,
});
