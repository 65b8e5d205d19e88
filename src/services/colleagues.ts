import * as calls from '#calls/colleagues.ts';
import type { ReplyOf } from '#calls/contract.ts';
import { call, type AskOptions } from './http.ts';
import { intend, propose, type Verdict } from './propose.ts';
import { randomId } from './randomId.ts';

/** Accounts of the own customer, and the roles that the person may give. */
export type Colleagues = ReplyOf<typeof calls.readColleagues>;
export type Colleague = Colleagues['colleagues'][number];
export type ColleagueRole = Colleagues['roles'][number];

/** Loads the accounts of the own customer. */
export const readColleagues = (options?: AskOptions): Promise<Colleagues> =>
  call(calls.readColleagues, {}, { ...options, ownFailure: true });

/** Proposes one event about a colleague; without an id it is an invitation. */
export const proposeAbout = async (
  id: string | null,
  event: { readonly type: `staff.colleague${string}`; readonly [field: string]: unknown },
): Promise<Verdict | undefined> => (await propose([intend('staff', id, event)]))[0];

/** Sets a one-time password for a colleague and returns it. It is told once and ends the sessions of the colleague. */
export const giveColleaguePassword = async (id: string): Promise<string> => {
  const body = { key: randomId() };
  return (await call(calls.giveColleaguePassword, { params: { id }, body }, { ownForbidden: true })).password;
};
