import * as z from 'zod/mini';
import { ask, call, type AskOptions } from './http.ts';

/** Uploads may take their time (§7), milliseconds. */
const UPLOAD_TIMEOUT_MS = 600_000;

const profile = z.object({
  user: z.looseObject({ nickName: z.nullish(z.string()), phone: z.nullish(z.string()), email: z.nullish(z.string()) }),
});

/** What a person may change of the own record (§2, user center). */
export interface Profile {
  readonly nickName: string;
  readonly phone: string;
  readonly email: string;
}

const readCall = call<void>()({ method: 'GET', path: 'auth/info', answer: profile });
const saveCall = call<Profile>()({ method: 'PUT', path: 'api/users/center', answer: z.unknown() });
const avatarCall = call<Blob>()({
  method: 'POST',
  path: 'api/users/updateAvatar',
  body: (picture) => {
    const form = new FormData();
    form.append('avatar', picture, 'avatar');
    return form;
  },
  answer: z.object({ avatar: z.string() }),
  timeoutMs: UPLOAD_TIMEOUT_MS,
});

/** The own record as it is. */
export const readProfile = async (options?: AskOptions): Promise<Profile> => {
  const { user } = await ask(readCall, undefined, options);
  return { nickName: user.nickName ?? '', phone: user.phone ?? '', email: user.email ?? '' };
};

/** Amends the own record. */
export const saveProfile = async (changed: Profile): Promise<void> => {
  await ask(saveCall, changed, { ownForbidden: true });
};

/** Uploads the own picture. */
export const saveAvatar = async (picture: Blob): Promise<void> => {
  await ask(avatarCall, picture, { ownForbidden: true });
};

const operation = z.object({
  id: z.string(),
  operation: z.string(),
  machine: z.optional(z.string()),
  subject: z.optional(z.string()),
  ip: z.string(),
  browser: z.string(),
  createTime: z.string(),
  duration: z.optional(z.number()),
});

/** A line of the own operation log: an event's type, or `signIn.` and what came of it; duration in milliseconds. */
export type Operation = z.infer<typeof operation>;

const logCall = call<{ pageNum: number; pageSize: number }>()({
  method: 'GET',
  path: ({ pageNum, pageSize }) => `api/users/log?pageNum=${pageNum}&pageSize=${pageSize}`,
  answer: z.object({ records: z.array(operation), total: z.number() }),
});

/** One page of the own operation log, latest first. */
export const readOperations = (pageNum: number, pageSize: number, options?: AskOptions) =>
  ask(logCall, { pageNum, pageSize }, options);

const openSession = z.object({
  id: z.string(),
  ip: z.string(),
  browser: z.string(),
  createTime: z.string(),
  lastTime: z.string(),
  current: z.boolean(),
});

/** A session of the person that is open; times UTC ISO. */
export type OpenSession = z.infer<typeof openSession>;

const sessionsCall = call<void>()({
  method: 'GET',
  path: 'api/users/sessions',
  answer: z.object({ sessions: z.array(openSession) }),
});
const endCall = call<string | null>()({
  method: 'DELETE',
  path: (id) => (id === null ? 'api/users/sessions' : `api/users/sessions/${encodeURIComponent(id)}`),
  body: () => ({}),
  answer: z.unknown(),
});

/** The own open sessions. */
export const readSessions = async (options?: AskOptions): Promise<OpenSession[]> =>
  (await ask(sessionsCall, undefined, options)).sessions;

/** Ends one own session, or with null all but this one. */
export const endSession = async (id: string | null): Promise<void> => {
  await ask(endCall, id, { ownForbidden: true });
};
