import type { Order } from '../context.ts';

/** Forgets when the courier meant to try again. */
export const withoutNextAttempt = ({ nextAttemptAt = null }: Order): Partial<Order> =>
  nextAttemptAt === null ? {} : { nextAttemptAt: null };
