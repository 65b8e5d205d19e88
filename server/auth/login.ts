import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { ProblemCode } from '#calls/problems.ts';
import { Problem } from '../http/errors.ts';
import { isBrowser, isSecure } from '../http/origin.ts';
import { accountOf } from './account.ts';
import type { createCaptchas } from './captcha.ts';
import { setCookie } from './cookies.ts';
import { credentialByUsername, type Credential } from './credentials.ts';
import { deviceCookie, deviceOf } from './devices.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import type { createPeople, Person } from './people.ts';
import { isPlain, type createUnsealer } from './sealed.ts';
import type { SessionKind } from './session.ts';
import { LIFETIME_MS, type createSessions } from './sessions.ts';
import { recordSignIn, type Outcome } from './signIns.ts';
import type { createThrottle } from './throttle.ts';
import { tokenFor } from './tokens.ts';

export interface LoginParts {
  readonly pool: pg.Pool;
  readonly captchaAsked: boolean;
  readonly captchas: ReturnType<typeof createCaptchas>;
  readonly throttle: ReturnType<typeof createThrottle>;
  readonly unsealer: ReturnType<typeof createUnsealer>;
  readonly people: ReturnType<typeof createPeople>;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly tokenKey: () => Promise<Buffer>;
  readonly pepper: () => Promise<Buffer>;
}

export interface LoginBody {
  readonly username: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly uuid?: string | undefined;
  readonly rememberMe?: boolean | undefined;
}

const RECORDED: readonly ProblemCode[] = [
  'captchaGone',
  'captchaWrong',
  'credentialsWrong',
  'accountInactive',
  'accountStopped',
  'initialExpired',
  'secretUnreadable',
  'secretReplayed',
  'signInTooMany',
  'tooMany',
] satisfies readonly (ProblemCode & Outcome)[];

const isRecorded = (code: ProblemCode): code is ProblemCode & Outcome => RECORDED.includes(code);

/** Signs people in (calls.md 2.2). The checks have the same order and cost for every name, known or not. */
export const createLogin = (parts: LoginParts) => {
  const { pool, captchas, throttle, unsealer, people, sessions } = parts;

  const judge = async (body: LoginBody, key: string, ip: string, now: Date): Promise<[Credential, Person]> => {
    const password = isPlain(body.password)
      ? body.password
      : await unsealer.password(body.password, 'login', body.username, now);
    await throttle.at(key, now);
    const credential = await credentialByUsername(pool, body.username);
    const pepper = await parts.pepper();
    const isRight = await verifyPassword(pepper, credential?.passwordHash ?? null, password);
    if (!isRight || !credential) throw new Problem('credentialsWrong');
    await throttle.succeeded(key, ip);
    const person = await people.of(credential.staffId);
    if (!person?.active) throw new Problem('accountInactive');
    if (credential.initialUntil && credential.initialUntil <= now) throw new Problem('initialExpired');
    if (isOutdated(credential.passwordHash)) {
      await pool.query('update credentials set password_hash = $2 where staff_id = $1 and password_hash = $3', [
        credential.staffId,
        await hashPassword(pepper, password),
        credential.passwordHash,
      ]);
    }
    return [credential, person];
  };

  return async (body: LoginBody, request: FastifyRequest, now: Date) => {
    const { ip } = request;
    const userAgent = request.headers['user-agent'] ?? '';
    const secure = isSecure(request);
    const tokenKey = await parts.tokenKey();
    const device = deviceOf(request.headers.cookie, secure, body.username, tokenKey);
    const name = body.username.toLowerCase();
    const key = device === null ? `account:${name}` : `device:${device}:${name}`;

    const attempt = async (): Promise<[Credential, Person]> => {
      await throttle.fromAddress(ip, now);
      if (parts.captchaAsked) await captchas.check(body.uuid ?? '', body.code ?? '', ip, now);
      return judge(body, key, ip, now);
    };
    const [credential, person] = await attempt().catch(async (error: unknown) => {
      if (error instanceof Problem && isRecorded(error.code)) {
        await recordSignIn(pool, { username: body.username, staffId: null, outcome: error.code, ip, userAgent }, now);
      }
      throw error;
    });

    const kind: SessionKind = credential.mustChange ? 'change' : isBrowser(request) ? 'browser' : 'bearer';
    const { session, secret } = await sessions.begin({ staffId: person.id, kind, ip, userAgent }, now);
    const outcome: Outcome = credential.mustChange ? 'mustChange' : 'accepted';
    const { username } = credential;
    await recordSignIn(pool, { username, staffId: person.id, outcome, ip, userAgent, session: session.id }, now);

    const maxAge = body.rememberMe ? LIFETIME_MS / 1000 : undefined;
    const cookies =
      kind === 'browser'
        ? [setCookie('sid', secret, secure, maxAge), deviceCookie(device, username, secure, tokenKey)]
        : [];
    return {
      cookies,
      reply: {
        token: tokenFor(kind, secret, tokenKey),
        user: accountOf(person, credential),
        initPassword: credential.mustChange ? 1 : 0,
      },
    };
  };
};
