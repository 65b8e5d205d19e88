import type { ZodMiniType } from 'zod/mini';
import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/references.ts';
import { readStaffChoices } from '#calls/staff.ts';
import { call, type AskOptions, type Reader } from './http.ts';
import { inFlight } from './inFlight.ts';
import { preferences } from './preferences.ts';

export type { Area } from '#calls/references.ts';

/** A station or an airport that parcels can be sent to (§3). */
export type StationEntry = ReplyOf<typeof calls.readStations>[number];

/** A branch by its name and place. */
export type BranchEntry = ReplyOf<typeof calls.readBranches>[number];

/** A business customer by its name. */
export type MerchantName = ReplyOf<typeof calls.readMerchantNames>[number];

/** A role by its name. */
export type RoleName = ReplyOf<typeof calls.readRoleNames>[number];

/** A count that locks a branch, with the branch's name. */
export type BranchCount = NonNullable<ReplyOf<typeof calls.readBranchCount>['count']>;

/** A question customers and staff choose from (§3). */
export type QuestionEntry = ReplyOf<typeof calls.readQuestions>[number];

type StaffChoices = ReplyOf<typeof readStaffChoices>;

/** A member of staff to be chosen. */
export type PersonEntry = StaffChoices['all'][number];

/** Options of a read that several share: none of them ends it for the others. */
const lasting = (options?: AskOptions): AskOptions => ({ ...options, signal: new AbortController().signal });

/** Staff at work whose roles let them collect (`take`), and those whose roles let them deliver. */
export const readCouriers = (options?: AskOptions): Promise<Pick<StaffChoices, 'take' | 'deliver'>> =>
  inFlight('couriers', () => call(readStaffChoices, {}, lasting(options)));

/** Staff at work whose roles let them give others a one-time password. */
export const readPasswordGivers = async (options?: AskOptions): Promise<StaffChoices['passwords']> =>
  (await call(readStaffChoices, {}, options)).passwords;

const isArea = (value: unknown): value is calls.Area => {
  if (typeof value !== 'object' || value === null) return false;
  const { value: id, label, children = [] }: { value?: unknown; label?: unknown; children?: unknown } = value;
  return typeof id === 'string' && typeof label === 'string' && Array.isArray(children) && children.every(isArea);
};

/** Reads the tree by hand: validating its thousands of areas would hold the page up for a tenth of a second on a slow machine. */
const areas: Reader<readonly calls.Area[]> = {
  safeParse: (body) =>
    Array.isArray(body) && body.every(isArea)
      ? { success: true, data: body }
      : { success: false, error: new TypeError('No tree of areas') },
};

/** All areas of both countries, in the person's language. */
export const readAreas = (options?: AskOptions): Promise<readonly calls.Area[]> =>
  inFlight(`areas ${preferences().language}`, () =>
    call({ method: 'GET', path: calls.readAreas.path, reply: areas }, {}, lasting(options)),
  );

/** Reads places once for all who ask. Without a line they are shown as last seen: a scanner needs their names. */
const places = <Places>(
  register: 'branch' | 'station',
  shape: ZodMiniType<Places>,
  read: () => Promise<Places>,
): Promise<Places> =>
  inFlight(register, async () => (await import('./kept/answers.ts')).placesOrLastSeen(register, shape, read));

/** All stations and airports. */
export const readStations = (options?: AskOptions): Promise<readonly StationEntry[]> =>
  places('station', calls.readStations.reply, () => call(calls.readStations, {}, lasting(options)));

/** All branches. */
export const readBranches = (options?: AskOptions): Promise<readonly BranchEntry[]> =>
  places('branch', calls.readBranches.reply, () => call(calls.readBranches, {}, lasting(options)));

/** Names of the business customers in the person's scope. */
export const readMerchantNames = (options?: AskOptions): Promise<readonly MerchantName[]> =>
  inFlight('merchant names', () => call(calls.readMerchantNames, {}, lasting(options)));

/** Names of all roles. */
export const readRoleNames = (options?: AskOptions): Promise<readonly RoleName[]> =>
  inFlight('role names', () => call(calls.readRoleNames, {}, lasting(options)));

/** The running count that locks the person's own branch; null while nothing is counted there. */
export const readBranchCount = async (options?: AskOptions): Promise<BranchCount | null> =>
  (await call(calls.readBranchCount, {}, options)).count ?? null;

/** All questions, in every language. */
export const readQuestions = (options?: AskOptions): Promise<readonly QuestionEntry[]> =>
  inFlight('questions', () => call(calls.readQuestions, {}, lasting(options)));
