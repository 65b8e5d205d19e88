import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { ProblemCode } from '#calls/problems.ts';
import { Problem } from '../http/errors.ts';
import { isSecure } from '../http/origin.ts';
import type { createCaptchas } from './captcha.ts';
import { credentialByUsername, usernameKey, type Credential } from './credentials.ts';
import { deviceOf } from './devices.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import type { Opening } from './opening.ts';
import type { createPeople, Person } from './people.ts';
import { isPlain, type createUnsealer } from './sealed.ts';
import type { SecondFactor } from './secondFactor/secondFactor.ts';
import { recordSignIn, type Outcome } from './signIns.ts';
import { MOST_FAILURES, networkOf, type createThrottle } from './throttle.ts';

export interface LoginParts {
  readonly pool: pg.Pool;
  readonly captchaAsked: boolean;
  readonly captchas: ReturnType<typeof createCaptchas>;
  readonly throttle: ReturnType<typeof createThrottle>;
  readonly unsealer: ReturnType<typeof createUnsealer>;
  readonly people: ReturnType<typeof createPeople>;
  readonly opening: Opening;
  readonly secondFactor: Pick<SecondFactor, 'needed'>;
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
  const { pool, captchas, throttle, unsealer, people } = parts;

  /**
   * Counts an attempt. A known device counts its own; other attempts wait by account and network, so that guesses from
   * elsewhere keep nobody out. All of them together may only reach the ceiling.
   */
  const count = async (name: string, device: string | null, ip: string, now: Date): Promise<string[]> => {
    if (device !== null) {
      const own = `device:${device}:${name}`;
      await throttle.at(own, now);
      return [own];
    }
    const keys = [`account:${name}:${networkOf(ip)}`, `account:${name}`] as const;
    await throttle.at(keys[0], now);
    await throttle.at(keys[1], now, MOST_FAILURES);
    return [...keys];
  };

  const judge = async (
    body: LoginBody,
    device: string | null,
    ip: string,
    now: Date,
  ): Promise<[Credential, Person]> => {
    const password = isPlain(body.password)
      ? body.password
      : await unsealer.password(body.password, 'login', body.username, now);
    const counted = await count(usernameKey(body.username), device, ip, now);
    const credential = await credentialByUsername(pool, body.username);
    const pepper = await parts.pepper();
    const isRight = await verifyPassword(pepper, credential?.passwordHash ?? null, password);
    if (!isRight || !credential) throw new Problem('credentialsWrong');
    await throttle.succeeded(counted, ip);
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

    const attempt = async (): Promise<[Credential, Person]> => {
      await throttle.fromAddress(ip, now);
      if (parts.captchaAsked) await captchas.check(body.uuid ?? '', body.code ?? '', ip, now);
      return judge(body, device, ip, now);
    };
    const [credential, person] = await attempt().catch(async (error: unknown) => {
      if (error instanceof Problem && isRecorded(error.code)) {
        await recordSignIn(pool, { username: body.username, staffId: null, outcome: error.code, ip, userAgent }, now);
      }
      throw error;
    });

    const proven = { credential, person, rememberMe: body.rememberMe };
    if (credential.mustChange) return parts.opening({ ...proven, remaining: 'password' }, request, now);
    return parts.opening({ ...proven, ...(await parts.secondFactor.needed(person, now)) }, request, now);
  };
};
