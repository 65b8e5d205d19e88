import { saveProfile } from '#calls/account.ts';
import { readCaptcha } from '#calls/captcha.ts';
import { changePassword, lockScreen, readAccount, readKey, signIn, signOut, unlockScreen } from '#calls/session.ts';
import { drawTicket } from '#calls/socket.ts';
import type { Language } from '#i18n/languages.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { Problem } from '../http/errors.ts';
import { isSecure } from '../http/origin.ts';
import { Answer, implement, type Route } from '../http/route.ts';
import { accountOf } from './account.ts';
import type { createAuth } from './auth.ts';
import { setCookie } from './cookies.ts';
import { credentialOf } from './credentials.ts';
import type { Session } from './session.ts';
import { recordSignIn } from './signIns.ts';

/** Fields that people may change of their own account (§5, user center). */
export interface OwnFields {
  readonly nickName: string;
  readonly phone: string;
  readonly email?: string | undefined;
  readonly gender?: string | undefined;
}

/** Proposes the amendment of a staff record in the actor's name; a refusal is worded in the language. */
export type AmendStaff = (actor: Actor, id: string, fields: OwnFields, language: Language) => Promise<void>;

const mine = (session: Session | null): Session => {
  if (session === null) throw new Problem('signedOut');
  return session;
};

/** Routes for signing in and out and for the own account (§7; calls.md 2.2). */
export const authRoutes = (auth: ReturnType<typeof createAuth>, amendStaff: AmendStaff): Route[] => [
  implement(readCaptcha, ({ ip, now }) =>
    auth.captchaAsked ? auth.captchas.make(ip, now) : { enabled: false, img: '', uuid: '' },
  ),
  implement(readKey, ({ now }) => auth.keys.current(now)),
  implement(signIn, async ({ body, request, now }) => {
    const { cookies, reply } = await auth.login(body, request, now);
    return new Answer(reply, cookies.length > 0 ? { headers: { 'set-cookie': cookies } } : {});
  }),
  implement(readAccount, async ({ session, language }) => {
    const { user } = mine(session);
    const [person, credential] = await Promise.all([auth.people.of(user), credentialOf(auth.pool, user)]);
    if (!person || !credential) throw new Problem('signedOut');
    return { ...accountOf(person, credential, language), ...(session?.lockedAt && { locked: true as const }) };
  }),
  implement(signOut, async ({ session, actor, request, ip, now }) => {
    const ended = session ? { session, actor } : await auth.leftOpen(request);
    if (ended) {
      await auth.sessions.end(ended.session.id, now);
      const userAgent = request.headers['user-agent'] ?? '';
      const entry = { username: ended.actor.name, staffId: ended.actor.id, ip, userAgent, session: ended.session.id };
      await recordSignIn(auth.pool, { ...entry, outcome: 'signedOut' }, now);
    }
    const cookie = setCookie('sid', '', isSecure(request), 0);
    return new Answer(undefined, { headers: { 'set-cookie': cookie, 'clear-site-data': '"cache"' } });
  }),
  implement(lockScreen, async ({ session, request, ip, now }) =>
    auth.lock.close(mine(session), ip, request.headers['user-agent'] ?? '', now),
  ),
  implement(unlockScreen, async ({ body, session, request, ip, now }) =>
    auth.lock.open(body.password, mine(session), ip, request.headers['user-agent'] ?? '', now),
  ),
  implement(changePassword, async ({ body, session, request, ip, now }) => {
    await auth.changePassword(body, mine(session), ip, request.headers['user-agent'] ?? '', now);
    return new Answer(undefined, { headers: { 'set-cookie': setCookie('sid', '', isSecure(request), 0) } });
  }),
  implement(saveProfile, async ({ body: { id, ...fields }, actor, language }) => {
    if (id !== undefined && String(id) !== actor.id) throw new Problem('forbidden');
    if (await auth.people.isPhoneTaken(fields.phone, actor.id)) throw new Problem('phoneTaken');
    await amendStaff(actor, actor.id, fields, language);
    auth.people.forget();
  }),
  implement(drawTicket, ({ session, now }) => auth.door.ticket(mine(session), now)),
];
