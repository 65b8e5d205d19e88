import type { Equivalent } from '#modelTesting/mutation/index.ts';

/** Faults that no test can detect, with the reasons. */
export const equivalents: readonly Equivalent[] = [
  {
    kind: 'scope not asked for',
    name: /^(branches|merchant)$/,
    reason: 'only the system moves it, in the transaction of an order or a bill: nobody is asked for a scope',
  },
];
