import type { Attempt, Trial } from '#modelTesting/situation.ts';
import { refuses } from '#modelTesting/simple/trials.ts';
import { fails, holds, later } from '#modelTesting/trials.ts';

export const [first, second] = ['BL2026030100000001', 'BL2026030100000002'];
export const bills = [
  { id: first, branch: 'YANGON' },
  { id: second, branch: 'YANGON' },
];

const ofTwoBranches = {
  bills: [
    { id: first, branch: 'YANGON' },
    { id: second, branch: 'LASHIO' },
  ],
};

/** Trials of the rules of chosen bills, for every aggregate type that gathers bills. */
export const chosen: Readonly<Record<string, (attempt: Attempt) => readonly Trial[]>> = {
  billsWithinReach: (attempt) => [
    fails(attempt, 'a bill of another branch', { lookups: ofTwoBranches, actor: { scope: ['YANGON'] } }),
    fails(attempt, 'a bill that is not there', { lookups: { bills: [{ id: first, branch: 'YANGON' }] } }),
    holds(attempt, 'bills of two own branches', { lookups: ofTwoBranches, actor: { scope: ['YANGON', 'LASHIO'] } }),
  ],
  billsAreDistinct: refuses({ 'a bill twice': { data: { bills: [first, second, first] } } }),
  transferHasHappened: (attempt) => [
    holds(attempt, 'this moment', { data: { transferredAt: attempt.draft.at } }),
    fails(attempt, 'a millisecond later', { data: { transferredAt: later(attempt.draft.at, 1) } }),
  ],
};
