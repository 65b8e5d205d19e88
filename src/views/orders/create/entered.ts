import type { Draft } from '#views/shapes/form/draft.ts';

/** Returns whether a payload has anything that its form did not begin with; the form itself fills in the own branch. */
export const isEntered = (payload: Draft, begun: Draft): boolean =>
  Object.entries(payload).some(
    ([name, value]) => name !== 'originBranch' && JSON.stringify(value) !== JSON.stringify(begun[name]),
  );
