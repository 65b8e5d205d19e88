import type { Equivalent } from '#modelTesting/mutation/index.ts';

/** Faults that no test can detect, with the reasons. */
export const equivalents: readonly Equivalent[] = [
  {
    kind: 'speaks without knowing',
    name: /^(carIsKept car|carrierIsKept carrier)$/,
    reason: 'the rule asks only whether there is none (null): a fact not asked for is not that, so it is silent anyway',
  },
];
