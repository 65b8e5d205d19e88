import type { ReplyOf } from '#calls/contract.ts';
import * as calls from '#calls/online.ts';
import { call, type AskOptions } from './http.ts';
import { intend, propose, type Verdict } from './propose.ts';

/** A session that is open now. */
export type OnlineSession = ReplyOf<typeof calls.readOnline>['records'][number];

/** Sought sessions: a page, a part of the name, staff code or address, and a branch. */
export interface OnlineQuery {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly sought?: string | undefined;
  readonly branch?: string | undefined;
}

/** Loads a page of the sessions that are open within the person's scope. */
export const readOnline = (query: OnlineQuery, options?: AskOptions): Promise<ReplyOf<typeof calls.readOnline>> =>
  call(calls.readOnline, { query }, options);

/** Signs a person out of one session, or of all where none is named. The person is told the reason. */
export const signOutPerson = async (
  person: string,
  session: string | null,
  reason: string,
): Promise<Verdict | undefined> => {
  const event = { type: 'staff.signedOut', reason, ...(session !== null && { session }) };
  const [verdict] = await propose([intend('staff', person, event)]);
  return verdict;
};
