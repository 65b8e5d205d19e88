import { z } from 'zod';
import type { Language } from '#i18n/languages.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { Problem } from '../http/errors.ts';
import { isSecure } from '../http/origin.ts';
import { Answer, route, type Route } from '../http/route.ts';
import { accountOf, accountReply, loginReply } from './account.ts';
import type { createAuth } from './auth.ts';
import { setCookie } from './cookies.ts';
import { credentialOf } from './credentials.ts';
import type { Session } from './session.ts';
import { recordSignIn } from './signIns.ts';

/** What people may change of themselves (§5, user center). */
export interface OwnFields {
  readonly nickName: string;
  readonly phone: string;
  readonly email?: string | undefined;
  readonly gender?: string | undefined;
}

/** Proposes the amendment of a staff record in the actor's name; a refusal is told in the language. */
export type AmendStaff = (actor: Actor, id: string, fields: OwnFields, language: Language) => Promise<void>;

const LONGEST_SEALED = 4096;

const loginBody = z.strictObject({
  username: z.string().min(1).max(64),
  password: z.string().min(1).max(LONGEST_SEALED),
  code: z.string().max(16).optional(),
  uuid: z.string().max(64).optional(),
  rememberMe: z.boolean().optional(),
});

const changeBody = z.strictObject({ oldPass: z.string().max(LONGEST_SEALED), newPass: z.string().max(LONGEST_SEALED) });

const centerBody = z.strictObject({
  id: z.union([z.string(), z.number()]).optional(),
  nickName: z.string().trim().min(2).max(20),
  phone: z.string().regex(/^\d{11}$/),
  email: z.email().max(100).or(z.literal('')).optional(),
  gender: z.string().max(20).optional(),
});

const mine = (session: Session | null): Session => {
  if (session === null) throw new Problem('signedOut');
  return session;
};

/** Signing in and out, and the own account (§7; calls.md 2.2). */
export const authRoutes = (auth: ReturnType<typeof createAuth>, amendStaff: AmendStaff): Route[] => [
  route({
    method: 'GET',
    path: '/auth/code',
    summary: 'A captcha: its picture and the id to send back with the answer; `enabled` false when none is asked for.',
    reply: z.strictObject({ enabled: z.boolean(), img: z.string(), uuid: z.string() }),
    handle: ({ ip, now }) => (auth.captchaAsked ? auth.captchas.make(ip, now) : { enabled: false, img: '', uuid: '' }),
  }),
  route({
    method: 'GET',
    path: '/auth/key',
    summary: 'The public key that passwords are encrypted with: RSA-OAEP with SHA-256, base64 SPKI.',
    reply: z.strictObject({ kid: z.string(), algorithm: z.literal('RSA-OAEP-256'), publicKey: z.string() }),
    handle: ({ now }) => auth.keys.current(now),
  }),
  route({
    method: 'POST',
    path: '/auth/login',
    summary:
      'Signs in; a page in a browser also gets the session cookie. initPassword 1: the token only changes the password.',
    body: loginBody,
    reply: loginReply,
    handle: async ({ body, request, now }) => {
      const { cookies, reply } = await auth.login(body, request, now);
      return new Answer(reply, cookies.length > 0 ? { headers: { 'set-cookie': cookies } } : {});
    },
  }),
  route({
    method: 'GET',
    path: '/auth/info',
    summary: 'The own account.',
    reply: accountReply,
    handle: async ({ session }) => {
      const { user } = mine(session);
      const [person, credential] = await Promise.all([auth.people.of(user), credentialOf(auth.pool, user)]);
      if (!person || !credential) throw new Problem('signedOut');
      return { ...accountOf(person, credential), ...(session?.lockedAt && { locked: true as const }) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/auth/logout',
    summary: 'Ends the own session, if there is one.',
    handle: async ({ session, actor, request, ip, now }) => {
      if (session) {
        await auth.sessions.end(session.id, now);
        const userAgent = request.headers['user-agent'] ?? '';
        const entry = { username: actor.name, staffId: actor.id, ip, userAgent, session: session.id };
        await recordSignIn(auth.pool, { ...entry, outcome: 'signedOut' }, now);
      }
      const cookie = setCookie('sid', '', isSecure(request), 0);
      return new Answer(undefined, { headers: { 'set-cookie': cookie, 'clear-site-data': '"cache"' } });
    },
  }),
  route({
    method: 'POST',
    path: '/api/users/lock',
    summary: 'Locks the own session: until the password is given again, every other call answers 423.',
    status: 204,
    handle: async ({ session, request, ip, now }) =>
      auth.lock.close(mine(session), ip, request.headers['user-agent'] ?? '', now),
  }),
  route({
    method: 'POST',
    path: '/api/users/unlock',
    summary: 'Opens the own locked session with the password, encrypted for the purpose `unlock`.',
    body: z.strictObject({ password: z.string().min(1).max(LONGEST_SEALED) }),
    status: 204,
    handle: async ({ body, session, request, ip, now }) =>
      auth.lock.open(body.password, mine(session), ip, request.headers['user-agent'] ?? '', now),
  }),
  route({
    method: 'POST',
    path: '/api/users/updatePass',
    summary: 'Changes the own password; both are encrypted, apart or as one envelope sent twice. Every session ends.',
    body: changeBody,
    handle: async ({ body, session, request, ip, now }) => {
      await auth.changePassword(body, mine(session), ip, request.headers['user-agent'] ?? '', now);
      return new Answer(undefined, { headers: { 'set-cookie': setCookie('sid', '', isSecure(request), 0) } });
    },
  }),
  route({
    method: 'PUT',
    path: '/api/users/center',
    summary: 'Changes the own nickname, phone, e-mail and gender.',
    body: centerBody,
    status: 204,
    handle: async ({ body: { id, ...fields }, actor, language }) => {
      if (id !== undefined && String(id) !== actor.id) throw new Problem('forbidden');
      if (await auth.people.isPhoneTaken(fields.phone, actor.id)) throw new Problem('phoneTaken');
      await amendStaff(actor, actor.id, fields, language);
      auth.people.forget();
    },
  }),
  route({
    method: 'POST',
    path: '/api/ws/ticket',
    summary: 'A ticket that admits one socket within 30 seconds.',
    reply: z.strictObject({ ticket: z.string(), expiresIn: z.number() }),
    handle: ({ session, now }) => auth.door.ticket(mine(session), now),
  }),
];
