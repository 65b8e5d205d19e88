import type { Row } from '#services/page.ts';

/** Returns the amount that a receipt of a payment has to be about, in hundredths of MMK; null if nothing was received. */
export const dueOf = (payment: Row | undefined): number | null => {
  const received = payment?.['received'];
  return typeof received === 'number' && received > 0 ? received : null;
};

/** Returns the amount to fill in for a chosen payment: over nothing, and over that of a payment chosen before; else null. */
export const filledAmount = (due: number | null, typed: unknown, filled: number | null): number | null =>
  due !== null && due !== typed && (typed === undefined || typed === filled) ? due : null;
