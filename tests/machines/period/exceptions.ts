import type { Equivalent } from '#modelTesting/mutation/index.ts';

/** Faults that no test can detect, with the reasons. */
export const equivalents: readonly Equivalent[] = [
  {
    kind: 'second person not waited for',
    name: /^period\.closed$/,
    reason: 'a period has one region: outside the state that waits for the second person the event is not declared',
  },
  {
    kind: 'speaks without knowing',
    name: /^(afterTheClosed|earlierAreClosed) /,
    reason: 'the rule asks only whether there is such a month (null): a fact not asked for is not that',
  },
];
