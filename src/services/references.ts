import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/references.ts';
import { readStaffChoices } from '#calls/staff.ts';
import { call, type AskOptions } from './http.ts';

export type { Area } from '#calls/references.ts';

/** A station or an airport that parcels can be sent to (§3). */
export type StationEntry = ReplyOf<typeof calls.readStations>[number];

/** A branch by its name and place. */
export type BranchEntry = ReplyOf<typeof calls.readBranches>[number];

/** A question customers and staff choose from (§3). */
export type QuestionEntry = ReplyOf<typeof calls.readQuestions>[number];

type StaffChoices = ReplyOf<typeof readStaffChoices>;

/** A member of staff to be chosen. */
export type PersonEntry = StaffChoices['all'][number];

/** Staff at work whose roles let them collect (`take`), and those whose roles let them deliver. */
export const readCouriers = (options?: AskOptions): Promise<Pick<StaffChoices, 'take' | 'deliver'>> =>
  call(readStaffChoices, {}, options);

/** All areas of both countries, in the person's language. */
export const readAreas = (options?: AskOptions): Promise<readonly calls.Area[]> => call(calls.readAreas, {}, options);

/** All stations and airports. */
export const readStations = (options?: AskOptions): Promise<readonly StationEntry[]> =>
  call(calls.readStations, {}, options);

/** All branches. Without a line they are shown as last seen: a scanner needs their names. */
export const readBranches = (options?: AskOptions): Promise<readonly BranchEntry[]> =>
  import('./kept/answers.ts').then(({ branchesOrLastSeen }) =>
    branchesOrLastSeen(calls.readBranches.reply, () => call(calls.readBranches, {}, options)),
  );

/** All questions, in every language. */
export const readQuestions = (options?: AskOptions): Promise<readonly QuestionEntry[]> =>
  call(calls.readQuestions, {}, options);
