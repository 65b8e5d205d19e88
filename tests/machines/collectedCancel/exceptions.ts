import type { Equivalent } from '#modelTesting/mutation/index.ts';

/** Faults that no test can detect, with the reasons. */
export const equivalents: readonly Equivalent[] = [
  {
    kind: 'scope not asked for',
    name: /./,
    reason: 'only the system proposes its events, whose scope is everything; lists look at the branches by themselves',
  },
];
