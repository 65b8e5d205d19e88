import * as calls from '#calls/account.ts';
import type { ReplyOf } from '#calls/contract.ts';
import { readAccount } from '#calls/session.ts';
import { takeAccount } from './account.ts';
import { call, type AskOptions } from './http.ts';

/** Uploads may take their time (§7), milliseconds. */
const UPLOAD_TIMEOUT_MS = 600_000;

/** Fields of the own record that a person may change (§2, user center). */
export interface Profile {
  readonly nickName: string;
  readonly phone: string;
  readonly email: string;
}

/** The own record as it is. */
export const readProfile = async (options?: AskOptions): Promise<Profile> => {
  const { user } = takeAccount() ?? (await call(readAccount, {}, options));
  return { nickName: user.nickName ?? '', phone: user.phone ?? '', email: user.email ?? '' };
};

/** Amends the own record. */
export const saveProfile = async (changed: Profile): Promise<void> => {
  await call(calls.saveProfile, { body: changed }, { ownForbidden: true });
};

/** Uploads the own picture. */
export const saveAvatar = async (picture: Blob): Promise<void> => {
  const body = new FormData();
  body.append('avatar', picture, 'avatar');
  await call(calls.saveAvatar, { body }, { ownForbidden: true, timeoutMs: UPLOAD_TIMEOUT_MS });
};

/** A line of the own operation log: an event's type, or `signIn.` and what came of it; duration in milliseconds. */
export type Operation = ReplyOf<typeof calls.readOperations>['records'][number];

/** One page of the own operation log, latest first. */
export const readOperations = (pageNum: number, pageSize: number, options?: AskOptions) =>
  call(calls.readOperations, { query: { pageNum, pageSize } }, options);

/** A session of the person that is open; times UTC ISO. */
export type OpenSession = ReplyOf<typeof calls.readSessions>['sessions'][number];

/** The own open sessions. */
export const readSessions = async (options?: AskOptions): Promise<OpenSession[]> =>
  (await call(calls.readSessions, {}, options)).sessions;

/** Ends one own session, or with null all but this one. */
export const endSession = async (id: string | null): Promise<void> => {
  const own = { ownForbidden: true };
  if (id === null) await call(calls.endOtherSessions, {}, own);
  else await call(calls.endSession, { params: { id } }, own);
};
