import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import type { Database } from '../database/open.ts';
import { callerOf } from '../http/caller.ts';
import { sweepSubscriptions } from '../push/subscriptions.ts';
import { createApiKeys } from './apiKeys.ts';
import { createCaptchas } from './captcha.ts';
import { createEndedFor, createIdentify, createLeftOpen, identityOf } from './identify.ts';
import { createKeyRing } from './keyRing.ts';
import { createListener } from './listener.ts';
import { createLock } from './lock.ts';
import { createLogin } from './login.ts';
import { createOpening } from './opening.ts';
import { createPasswordChange } from './passwordChange.ts';
import { createPeople, PEOPLE_CHANNEL } from './people.ts';
import { createUnsealer } from './sealed.ts';
import { createPasskeys } from './secondFactor/passkeys/passkeys.ts';
import { createSecondFactor } from './secondFactor/secondFactor.ts';
import { SECRETS_CHANNEL, secretOf, type SecretName } from './secrets.ts';
import { createSessions, SESSIONS_CHANNEL } from './sessions.ts';
import { createSocketDoor } from './socket.ts';
import { sweepSignIns } from './signIns.ts';
import { createThrottle } from './throttle.ts';

export interface AuthOptions {
  readonly database: Pick<Database, 'pool' | 'url'>;
  readonly config: Pick<Config, 'captcha' | 'trustedProxies'>;
  readonly clock: () => Date;
}

const subscribers = <Value>() => {
  const listeners = new Set<(value: Value) => void>();
  return {
    notify: (value: Value): void => {
      for (const listener of listeners) listener(value);
    },
    add: (listener: (value: Value) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Authentication: captchas, logins, sessions, passwords and the admission of sockets. */
export const createAuth = ({ database, config, clock }: AuthOptions) => {
  const { pool } = database;
  const known = new Map<SecretName, Promise<Buffer>>();
  const secret = (name: SecretName) => (): Promise<Buffer> => {
    const value = known.get(name) ?? secretOf(pool, name, clock());
    known.set(name, value);
    value.catch(() => known.delete(name));
    return value;
  };
  const tokenKey = secret('token');
  const pepper = secret('pepper');

  const keys = createKeyRing(pool);
  const unsealer = createUnsealer(pool, keys);
  const captchas = createCaptchas(pool, tokenKey);
  const throttle = createThrottle(pool);
  const people = createPeople(pool);
  const sessions = createSessions(pool);
  const apiKeys = createApiKeys(pool);
  const parts = {
    pool,
    apiKeys,
    captchas,
    throttle,
    unsealer,
    people,
    sessions,
    tokenKey,
    pepper,
    clock,
    callerOf: callerOf(config.trustedProxies),
  };
  const door = createSocketDoor(pool, parts);
  const opening = createOpening(parts);
  const secondFactor = createSecondFactor({ ...parts, factorKey: secret('factor') });
  const passkeys = createPasskeys(parts);

  const revoked = subscribers<string>();
  const changed = subscribers<string>();

  const listener = createListener(database.url, [SESSIONS_CHANNEL, PEOPLE_CHANNEL, SECRETS_CHANNEL], (notice) => {
    if (notice === null || notice.channel === SECRETS_CHANNEL) known.clear();
    if (notice === null || notice.channel === SESSIONS_CHANNEL) sessions.forget();
    if (notice === null || notice.channel === PEOPLE_CHANNEL) people.forget();
    if (notice?.channel === SESSIONS_CHANNEL) revoked.notify(notice.payload);
    if (notice?.channel === PEOPLE_CHANNEL) changed.notify(notice.payload);
  });

  /** Removes expired rows and counts them. */
  const sweep = async () => {
    const now = clock();
    const dead = await sessions.sweep(now);
    const old = await captchas.sweep(now);
    await Promise.all([
      throttle.sweep(now),
      keys.sweep(now),
      door.sweep(now),
      sweepSignIns(pool, now),
      passkeys.sweep(now),
    ]);
    await sweepSubscriptions(pool, now);
    await pool.query('delete from spent_secrets where expires_at <= $1', [now]);
    return { sessions: dead.rowCount ?? 0, captchas: old.rowCount ?? 0 };
  };

  return {
    pool,
    captchaAsked: config.captcha,
    captchas,
    keys,
    people,
    sessions,
    apiKeys,
    door,
    /** Returns the key that signs grants to fetch files. */
    fileKey: secret('files'),
    login: createLogin({ ...parts, opening, secondFactor, captchaAsked: config.captcha }),
    opening,
    secondFactor,
    passkeys,
    changePassword: createPasswordChange(parts),
    lock: createLock(parts),
    identify: createIdentify(parts),
    endedFor: createEndedFor(parts),
    leftOpen: createLeftOpen(parts),
    /** Returns the present identity of a session; null if the session or the person's right to act has ended. */
    reidentify: async (session: string, ip: string) => {
      const found = await sessions.byId(session, clock());
      return found && identityOf(parts, found, ip);
    },
    /** Judges a socket's upgrade request; throws a Problem. */
    admitSocket: door.admit,
    /** Returns the address that asks for a socket, as the trusted proxies report it. */
    addressOf: (request: IncomingMessage): string => parts.callerOf(request).ip,
    /** Listens for the ids of sessions that end, in any process; returns a function that stops it. */
    onSessionRevoked: revoked.add,
    /** Listens for changes of rights: a staff id, or an empty text for a role. */
    onPeopleChanged: changed.add,
    sweep,
    start: (): Promise<void> => listener.start(),
    stop: (): Promise<void> => listener.stop(),
  };
};

export type Auth = ReturnType<typeof createAuth>;
