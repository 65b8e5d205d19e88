import type { IncomingMessage } from 'node:http';
import { randomBytes } from 'node:crypto';
import { Problem } from '../http/errors.ts';
import type { callerOf } from '../http/caller.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { readCookie } from './cookies.ts';
import { identityOf, type IdentifyParts } from './identify.ts';
import type { Queryable } from './queryable.ts';
import { sha256 } from './random.ts';
import type { Identity, Session } from './session.ts';
import { recordSignIn } from './signIns.ts';
import { isWhole } from './sessions.ts';
import { readToken } from './tokens.ts';

/** Lifetime of a ticket, which admits one socket. */
export const TICKET_LIFETIME_MS = 30_000;

/** `/webSocket/{random}-{userId}` (§7). */
const ADDRESS = /^\/webSocket\/([A-Za-z0-9_]{1,64})-([\w.:-]{1,64})$/;

const PROTOCOL = 'v1';
const TICKET = /^(?:t\.)?([0-9a-f]{32})$/;

/** An admitted socket: its identity, and the subprotocol to reply with, if one was requested. */
export interface Admission extends Identity {
  readonly protocol: string | null;
}

/** Issues tickets and admits sockets at the upgrade request (reliability 2.2). */
export const createSocketDoor = (
  db: Queryable,
  parts: IdentifyParts & { readonly callerOf: ReturnType<typeof callerOf> },
) => {
  const { sessions, clock } = parts;

  const byTicket = async (ticket: string, now: Date): Promise<Session | null> => {
    const { rows } = await db.query<{ session_id: string; expires_at: Date }>(
      'delete from socket_tickets where hash = $1 returning session_id, expires_at',
      [sha256(ticket)],
    );
    const [row] = rows;
    return row && row.expires_at > now ? sessions.byId(row.session_id, now) : null;
  };

  const byCookie = async (request: IncomingMessage, now: Date): Promise<Session | null> => {
    const { origin, cookie } = request.headers;
    if (origin === undefined || !isOwnOrigin(origin, parts.callerOf(request).host, 'http')) return null;
    const secret = readCookie(cookie, 'sid', true) ?? readCookie(cookie, 'sid', false);
    const session = secret === null ? null : await sessions.find(secret, now);
    return session?.kind === 'browser' ? session : null;
  };

  const byBearer = async ({ headers }: IncomingMessage, now: Date): Promise<Session | null> => {
    const token = readToken(headers.authorization);
    if (headers.origin !== undefined || token?.kind !== 'bearer') return null;
    const session = await sessions.find(token.secret, now);
    return session?.kind === 'bearer' ? session : null;
  };

  const sessionOf = async (request: IncomingMessage, random: string, protocols: readonly string[], now: Date) => {
    const ticket = [...protocols, random].map((text) => TICKET.exec(text)?.[1]).find((found) => found !== undefined);
    return (
      (ticket === undefined ? null : await byTicket(ticket, now)) ??
      (await byCookie(request, now)) ??
      (await byBearer(request, now))
    );
  };

  const refuse = async (
    request: IncomingMessage,
    user: string,
    ip: string,
    code: 'signedOut' | 'forbidden',
    now: Date,
  ) => {
    const userAgent = request.headers['user-agent'] ?? '';
    await recordSignIn(db, { username: user, staffId: null, outcome: 'socketRefused', ip, userAgent }, now);
    throw new Problem(code);
  };

  return {
    /** Issues a one-time ticket for a socket of this session. */
    ticket: async (session: Session, now: Date): Promise<{ ticket: string; expiresIn: number }> => {
      const ticket = randomBytes(16).toString('hex');
      await db.query('insert into socket_tickets (hash, session_id, expires_at) values ($1, $2, $3)', [
        sha256(ticket),
        session.id,
        new Date(now.getTime() + TICKET_LIFETIME_MS),
      ]);
      return { ticket, expiresIn: TICKET_LIFETIME_MS / 1000 };
    },
    /**
     * Checks an upgrade request before it is answered; throws a Problem. The address must name the session's own user.
     * The session comes by ticket, by cookie from our own page, or by a script's header.
     */
    admit: async (request: IncomingMessage): Promise<Admission> => {
      const now = clock();
      const { ip } = parts.callerOf(request);
      const [, random, user] = ADDRESS.exec((request.url ?? '').split('?', 1)[0] ?? '') ?? [];
      if (random === undefined || user === undefined) throw new Problem('notFound');
      const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
      const session = await sessionOf(request, random, protocols, now);
      if (!session || !isWhole(session)) return refuse(request, user, ip, 'signedOut', now);
      if (session.user !== user) return refuse(request, user, ip, 'forbidden', now);
      const identity = await identityOf(parts, session, ip);
      if (!identity) return refuse(request, user, ip, 'signedOut', now);
      return { ...identity, protocol: protocols.includes(PROTOCOL) ? PROTOCOL : null };
    },
    sweep: (now: Date) => db.query('delete from socket_tickets where expires_at <= $1', [now]),
  };
};
