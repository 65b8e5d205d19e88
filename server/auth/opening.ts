import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { FactorWay } from '#machines/session/factorWays.ts';
import { isBrowser, isSecure } from '../http/origin.ts';
import { languageOfHeaders } from '../http/language.ts';
import { accountOf, bareAccountOf } from './account.ts';
import { setCookie } from './cookies.ts';
import type { Credential } from './credentials.ts';
import { deviceCookie, deviceOf } from './devices.ts';
import type { Person } from './people.ts';
import type { SessionKind } from './session.ts';
import { LIFETIME_MS, type createSessions } from './sessions.ts';
import { recordSignIn, type Outcome } from './signIns.ts';
import { tokenFor } from './tokens.ts';

export interface OpeningParts {
  readonly pool: pg.Pool;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly tokenKey: () => Promise<Buffer>;
}

/** Steps left before a person with the right password is signed in; null for none. */
export type Remaining = 'password' | 'code' | 'setUp' | null;

/** A person whose password was right, and what is still needed. */
export interface Proven {
  readonly credential: Credential;
  readonly person: Person;
  readonly remaining: Remaining;
  /** Ways to prove the second factor, where one is asked for. */
  readonly factors?: readonly FactorWay[];
  readonly rememberMe?: boolean | undefined;
}

const OUTCOMES = { password: 'mustChange', code: 'factorAsked', setUp: 'factorAsked' } as const;

/** Opens the session of a proven person: a whole one, or one that opens only what remains. */
export const createOpening =
  ({ pool, sessions, tokenKey: keyOf }: OpeningParts) =>
  async ({ credential, person, remaining, factors, rememberMe }: Proven, request: FastifyRequest, now: Date) => {
    const { ip } = request;
    const userAgent = request.headers['user-agent'] ?? '';
    const secure = isSecure(request);
    const tokenKey = await keyOf();
    const whole: SessionKind = isBrowser(request) ? 'browser' : 'bearer';
    const kind: SessionKind = remaining === null ? whole : remaining === 'password' ? 'change' : 'factor';
    const { session, secret } = await sessions.begin({ staffId: person.id, kind, ip, userAgent }, now);
    const outcome: Outcome = remaining === null ? 'accepted' : OUTCOMES[remaining];
    const { username } = credential;
    await recordSignIn(pool, { username, staffId: person.id, outcome, ip, userAgent, session: session.id }, now);

    const maxAge = rememberMe ? LIFETIME_MS / 1000 : undefined;
    const device = deviceOf(request.headers.cookie, secure, username, tokenKey);
    const cookies =
      kind === 'browser'
        ? [setCookie('sid', secret, secure, maxAge), deviceCookie(device, username, secure, tokenKey)]
        : [];
    const language = languageOfHeaders(request.headers);
    const isOpen = kind !== 'factor';
    return {
      cookies,
      reply: {
        token: tokenFor(kind, secret, tokenKey),
        user: isOpen ? accountOf(person, credential, language) : bareAccountOf(person, credential),
        initPassword: remaining === 'password' ? 1 : 0,
        ...(remaining === 'code' || remaining === 'setUp' ? { secondFactor: remaining } : {}),
        ...(remaining === 'code' && factors ? { factors: [...factors] } : {}),
      },
    };
  };

export type Opening = ReturnType<typeof createOpening>;
