import type { Equivalent } from '#modelTesting/mutation/index.ts';

/** Faults that no test can detect, with the reasons. */
export const equivalents: readonly Equivalent[] = [
  {
    kind: 'speaks without knowing',
    name: /^(targetWithinReach|targetWaits|amountIsExpected) receipt$/,
    reason: 'one of the two records is always null: one that was not asked for is like one that is not there',
  },
];
