import type { Equivalent } from '#modelTesting/mutation/index.ts';

/** Faults that no test can detect, with the reasons. */
export const equivalents: readonly Equivalent[] = [
  {
    kind: 'speaks without knowing',
    name: /^(departmentExists|questionIsAsked) /,
    reason: 'the rule asks only whether there is none (null): a fact not asked for is not that, so it is silent anyway',
  },
  {
    kind: 'second person not waited for',
    name: /^workOrder\.cancelSignApproved$/,
    reason:
      'the request is the life’s beginning, not a region that could miss it; the rule and the log’s constraint hold it',
  },
];
