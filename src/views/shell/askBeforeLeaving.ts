import { within } from '#services/within.ts';

/** The longest that the code of the question may hold up a sign-out, milliseconds. */
export const QUESTION_WITHIN_MS = 3_000;

/** Asks before a sign-out; where the code of the question does not come in time, the person leaves at once (decision 188). */
export const askBeforeLeaving = (prepare: () => Promise<void>, ask: () => void, leave: () => void): Promise<void> =>
  within(prepare(), QUESTION_WITHIN_MS).then(ask, leave);
