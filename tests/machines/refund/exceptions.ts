import type { Equivalent } from '#modelTesting/mutation/index.ts';

/** Faults that no test can detect, with the reasons. */
export const equivalents: readonly Equivalent[] = [
  {
    kind: 'second person not waited for',
    name: /^refund\.confirmed$/,
    reason: 'the state after the request waits, and the rule refuses who asked; the mark lets the log keep both names',
  },
];
