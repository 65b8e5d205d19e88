import { readHealth } from '#calls/health.ts';
import { buildMenus, type BuiltMenu } from '#calls/menus.ts';
import * as factorCalls from '#calls/secondFactor.ts';
import * as calls from '#calls/session.ts';
import type { Account } from '#calls/session.ts';
import type { Credentials, MenuEntry, SessionUser, SignedIn } from '#machines/session/index.ts';
import { endedFor, forgetEndedFor } from './endedFor.ts';
import { failureOf } from './failure.ts';
import { call, type AskOptions } from './http.ts';
import { forgetLeftOpen, isLeftOpen } from './leftOpen.ts';
import { sealChange, sealPassword } from './seal.ts';
import { lastToken } from './token.ts';

const DEFAULT_ROLE = 'ROLE_SYSTEM_DEFAULT';

const userOf = ({ user, roles, dataScopes }: Account): SessionUser => ({
  id: user.id,
  username: user.username,
  nickName: user.nickName || user.username,
  staffCode: user.staffCode ?? null,
  phone: user.phone ?? null,
  avatar: user.avatarName ?? null,
  branch: user.dept?.id ?? null,
  branchName: user.dept?.name ?? null,
  branchNameZh: user.dept?.nameZh ?? null,
  merchant: user.merchant ?? null,
  roles: roles.length > 0 ? roles : [DEFAULT_ROLE],
  scope: dataScopes.length > 0 ? dataScopes : 'all',
});

const menuOf = (entry: BuiltMenu): MenuEntry => ({
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

/** A longer wait would hold up leaving; what was not heard is told again from the sign-in screen. */
const LOGOUT_TIMEOUT_MS = 2_000;

const OWN: AskOptions = { ownUnauthorised: true };

/** Signs in; the password leaves the browser sealed. */
export const login = async (credentials: Credentials): Promise<SignedIn> => {
  const { username, code, uuid, rememberMe } = credentials;
  last = null;
  // Told later, it would end the session that begins now.
  await endLeftOpen();
  const password = await sealPassword(username, credentials.password);
  const answer = await call(calls.signIn, { body: { username, password, code, uuid, rememberMe } }, OWN);
  forgetEndedFor();
  forgetLeftOpen();
  return signedInOf(answer);
};

/** Sign-in that waits for its second factor: its token, and whether this browser remembers it for a day. */
export interface WaitingSignIn {
  readonly token: string;
  readonly rememberMe: boolean;
}

/** A reply of a sign-in as the session machine knows it. */
export const signedInOf = ({ token, user, initPassword, secondFactor, factors }: calls.SignedInReply): SignedIn => ({
  token,
  user: userOf(user),
  mustChangePassword: initPassword === 1,
  secondFactor: secondFactor ?? null,
  factors: factors ?? [],
});

/** Completes a sign-in with the token that waits for its second factor. */
export const enterCode = async (code: string, { token, rememberMe }: WaitingSignIn): Promise<SignedIn> => {
  last = null;
  return signedInOf(await call(factorCalls.enterCode, { body: { code, rememberMe } }, { ...OWN, token }));
};

/** Asks the server why the session has ended; null if no other person ended it. */
export const learnWhyEnded = async (): Promise<string | null> => {
  const token = lastToken();
  try {
    // The session's end has forgotten its token, without which the server cannot tell whose end to explain.
    await call(calls.readAccount, {}, token === null ? OWN : { ...OWN, token });
  } catch (error) {
    if (!failureOf(error)) throw error;
  }
  return endedFor();
};

/** An older answer is not used for a screen, milliseconds. */
const USABLE_MS = 30_000;
let last: { readonly account: Account; readonly at: number } | null = null;

/** The account as the start has just read it, once; null if that was some time ago. */
export const takeAccount = (): Account | null => {
  const taken = last && performance.now() - last.at < USABLE_MS ? last.account : null;
  last = null;
  return taken;
};

/** The signed-in person, and whether the screen is locked. */
export const readUser = async (): Promise<{ user: SessionUser; locked: boolean }> => {
  const answer = await call(calls.readAccount, {}, OWN);
  last = { account: answer, at: performance.now() };
  return { user: userOf(answer), locked: answer.locked ?? false };
};

/** The person's menu, as the server built it. */
export const readMenus = async (): Promise<MenuEntry[]> => (await call(buildMenus, {}, OWN)).map(menuOf);

/** The position of the last event recorded: what happens later comes over the socket. */
export const readPosition = async (): Promise<number> => (await call(readHealth, {}, OWN)).position;

/** Changes a password, with the change-only token where one is given (§4); both secrets sealed. */
export const changePassword = async (
  { username, oldPassword, newPassword }: { username: string; oldPassword: string; newPassword: string },
  token?: string,
): Promise<void> => {
  const both = await sealChange(username, oldPassword, newPassword);
  await call(calls.changePassword, { body: { oldPass: both, newPass: both } }, token ? { ...OWN, token } : OWN);
};

/** Locks the session: the server answers it nothing until it is unlocked. */
export const lockSession = async (): Promise<void> => {
  await call(calls.lockScreen, {}, OWN);
};

/** Opens a locked session with its person's password, which leaves the browser sealed. */
export const unlockSession = async (username: string, password: string): Promise<void> => {
  await call(calls.unlockScreen, { body: { password: await sealPassword(username, password, 'unlock') } }, OWN);
};

/** Ends the session of a token on the server. */
export const logout = async (token: string): Promise<void> => {
  await call(calls.signOut, {}, { ...OWN, token, timeoutMs: LOGOUT_TIMEOUT_MS });
  forgetLeftOpen();
};

/** Ends the session that was left without a line, by its cookie alone; returns true if none is left open. */
export const endLeftOpen = async (): Promise<boolean> => {
  if (isLeftOpen()) await logout('').catch(console.warn);
  return !isLeftOpen();
};
