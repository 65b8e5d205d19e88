import * as z from 'zod/mini';
import type { Credentials, MenuEntry, SessionUser, SignedIn } from '#machines/session/index.ts';
import { ask, call, type AskOptions } from './http.ts';
import { sealChange, sealPassword } from './seal.ts';

const DEFAULT_ROLE = 'ROLE_SYSTEM_DEFAULT';

const userAnswer = z.looseObject({
  user: z.looseObject({
    id: z.union([z.string(), z.number()]),
    username: z.string(),
    nickName: z.nullish(z.string()),
    staffCode: z.nullish(z.string()),
    avatarName: z.nullish(z.string()),
    dept: z.nullish(
      z.looseObject({ nameZh: z.nullish(z.string()), id: z.nullish(z.string()), name: z.nullish(z.string()) }),
    ),
  }),
  roles: z.nullish(z.array(z.string())),
  locked: z.optional(z.boolean()),
});

const userOf = ({ user, roles }: z.infer<typeof userAnswer>): SessionUser => ({
  id: String(user.id),
  username: user.username,
  nickName: user.nickName || user.username,
  staffCode: user.staffCode ?? null,
  avatar: user.avatarName ?? null,
  branch: user.dept?.id ?? null,
  branchName: user.dept?.name ?? null,
  branchNameZh: user.dept?.nameZh ?? null,
  roles: roles && roles.length > 0 ? roles : [DEFAULT_ROLE],
});

/** Raw menu entry: absent fields mean no (calls.md). */
interface MenuAnswer {
  path: string;
  name?: string | null | undefined;
  hidden?: boolean | null | undefined;
  redirect?: string | null | undefined;
  component?: string | null | undefined;
  alwaysShow?: boolean | null | undefined;
  meta?: MetaAnswer | null | undefined;
  children?: MenuAnswer[] | null | undefined;
}

const metaAnswer = z.looseObject({
  title: z.string(),
  titles: z.nullish(z.record(z.string(), z.string())),
  icon: z.nullish(z.string()),
  affix: z.nullish(z.boolean()),
  noCache: z.nullish(z.boolean()),
  breadcrumb: z.nullish(z.boolean()),
});
type MetaAnswer = z.infer<typeof metaAnswer>;

const menuAnswer: z.ZodMiniType<MenuAnswer> = z.looseObject({
  path: z.string(),
  name: z.nullish(z.string()),
  hidden: z.nullish(z.boolean()),
  redirect: z.nullish(z.string()),
  component: z.nullish(z.string()),
  alwaysShow: z.nullish(z.boolean()),
  meta: z.nullish(metaAnswer),
  children: z.nullish(z.array(z.lazy(() => menuAnswer))),
});

const menuOf = (entry: MenuAnswer): MenuEntry => ({
  name: entry.name ?? null,
  path: entry.path,
  hidden: entry.hidden ?? false,
  redirect: entry.redirect ?? null,
  component: entry.component ?? null,
  alwaysShow: entry.alwaysShow ?? false,
  meta: entry.meta
    ? {
        title: entry.meta.title,
        titles: entry.meta.titles ?? null,
        icon: entry.meta.icon ?? null,
        affix: entry.meta.affix ?? false,
        noCache: entry.meta.noCache ?? false,
        breadcrumb: entry.meta.breadcrumb ?? true,
      }
    : null,
  children: (entry.children ?? []).map(menuOf),
});

const LOGOUT_TIMEOUT_MS = 5_000;

const loginCall = call<Omit<Credentials, 'rememberMe'>>()({
  method: 'POST',
  path: 'auth/login',
  answer: z.looseObject({ token: z.string(), user: userAnswer, initPassword: z.nullish(z.number()) }),
});

const infoCall = call<void>()({ method: 'GET', path: 'auth/info', answer: userAnswer });
const logoutCall = call<void>()({
  method: 'DELETE',
  path: 'auth/logout',
  answer: z.unknown(),
  timeoutMs: LOGOUT_TIMEOUT_MS,
});
const menusCall = call<void>()({ method: 'GET', path: 'api/menus/build', answer: z.array(menuAnswer) });
const healthCall = call<void>()({
  method: 'GET',
  path: 'api/health',
  answer: z.looseObject({ position: z.number() }),
});
const lockCall = call<void>()({ method: 'POST', path: 'api/users/lock', answer: z.unknown() });
const unlockCall = call<{ password: string }>()({ method: 'POST', path: 'api/users/unlock', answer: z.unknown() });
const updatePassCall = call<{ oldPass: string; newPass: string }>()({
  method: 'POST',
  path: 'api/users/updatePass',
  answer: z.unknown(),
});

const OWN: AskOptions = { ownUnauthorised: true };

/** Signs in; the password leaves the browser sealed. `now` in milliseconds of the epoch. */
export const login = async (credentials: Credentials, now: number): Promise<SignedIn> => {
  const { username, code, uuid } = credentials;
  const password = await sealPassword(username, credentials.password, now);
  const answer = await ask(loginCall, { username, password, code, uuid }, OWN);
  return { token: answer.token, user: userOf(answer.user), mustChangePassword: answer.initPassword === 1 };
};

/** The signed-in person, and whether the screen is locked. */
export const readUser = async (): Promise<{ user: SessionUser; locked: boolean }> => {
  const answer = await ask(infoCall, undefined, OWN);
  return { user: userOf(answer), locked: answer.locked ?? false };
};

/** The person's menu, as the server built it. */
export const readMenus = async (): Promise<MenuEntry[]> => (await ask(menusCall, undefined, OWN)).map(menuOf);

/** The position of the last event recorded: what happens later comes over the socket. */
export const readPosition = async (): Promise<number> => (await ask(healthCall, undefined, OWN)).position;

/** Changes a password, with the change-only token where one is given (§4); both secrets sealed. */
export const changePassword = async (
  { username, oldPassword, newPassword }: { username: string; oldPassword: string; newPassword: string },
  now: number,
  token?: string,
): Promise<void> => {
  const both = await sealChange(username, oldPassword, newPassword, now);
  await ask(updatePassCall, { oldPass: both, newPass: both }, token ? { ...OWN, token } : OWN);
};

/** Locks the session: the server answers it nothing until it is unlocked. */
export const lockSession = async (): Promise<void> => {
  await ask(lockCall, undefined, OWN);
};

/** Opens a locked session with its person's password, which leaves the browser sealed. */
export const unlockSession = async (username: string, password: string, now: number): Promise<void> => {
  await ask(unlockCall, { password: await sealPassword(username, password, now, 'unlock') }, OWN);
};

/** Ends the session of a token on the server. */
export const logout = async (token: string): Promise<void> => {
  await ask(logoutCall, undefined, { ...OWN, token });
};
