import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Actor } from '#machines/kit/actor.ts';
import type { Auth } from '../auth/auth.ts';
import { Problem } from '../http/errors.ts';
import { problemOf } from '../http/failures.ts';
import { recordSent } from '../reads/recordSent.ts';
import type { LoggedEvent } from '../store/record.ts';
import { rowsOf } from '../store/rows.ts';
import { pushedOf } from '../notices/pushed.ts';
import { visibleEvents, messagesFor } from './message.ts';

const HEARTBEAT = 'heartCheck';
const MOST_FRAME_BYTES = 4096;
const MOST_SOCKETS_PER_SESSION = 6;
const MOST_MESSAGES_PER_SECOND = 10;
const PING_MS = 30_000;
const RECHECK_MS = 60_000;
const NONE: ReadonlySet<string> = new Set();
/** Unsent bytes after which a slow reader is disconnected (reliability.md 1.5). */
const MOST_BUFFERED_BYTES = 1024 * 1024;
/** Time in which a slow reader may take the close frame, milliseconds. */
const CLOSING_MS = 1000;

const CLOSE = { signedOut: 4401, tooSlow: 1013, tooMany: 4429, goingAway: 1001 } as const;

interface Listener {
  readonly socket: WebSocket;
  readonly session: string;
  readonly user: string;
  actor: Actor;
  alive: boolean;
  second: number;
  messages: number;
}

/**
 * Manages the sockets of one process: admits them, sends what their scope allows, closes them when their session ends.
 */
export function createSockets(
  pool: pg.Pool,
  auth: Auth,
  limiter: FastifyInstance['limiter'],
  onTrouble: (error: unknown) => void,
  clock: () => Date,
) {
  const listeners = new Set<Listener>();
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has('v1') ? 'v1' : false),
  });

  const onMessage = (listener: Listener, text: string): void => {
    const second = Math.floor(Date.now() / 1000);
    listener.messages = second === listener.second ? listener.messages + 1 : 1;
    listener.second = second;
    if (listener.messages > MOST_MESSAGES_PER_SECOND) return listener.socket.close(CLOSE.tooMany);
    if (text === HEARTBEAT) listener.socket.send(HEARTBEAT);
  };

  const addListener = (socket: WebSocket, actor: Actor, session: string): void => {
    const own = [...listeners].filter((one) => one.session === session);
    if (own.length >= MOST_SOCKETS_PER_SESSION) return socket.close(CLOSE.tooMany);
    const listener: Listener = { socket, session, user: actor.id, actor, alive: true, second: 0, messages: 0 };
    listeners.add(listener);
    socket.on('message', (data) => onMessage(listener, rawText(data)));
    socket.on('pong', () => (listener.alive = true));
    socket.on('close', () => listeners.delete(listener));
    socket.on('error', () => socket.terminate());
  };

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    try {
      const retryAfter = await limiter.take('socket', auth.addressOf(request), clock().getTime());
      if (retryAfter > 0) throw new Problem('tooMany', { retryAfter });
      const { actor, session } = await auth.admitSocket(request);
      server.handleUpgrade(request, socket, head, (opened) => addListener(opened, actor, session.id));
    } catch (error) {
      const problem = problemOf(error);
      const status = problem?.status ?? 500;
      if (!problem) onTrouble(error);
      const headers = Object.entries({
        ...problem?.headers,
        connection: 'close',
        'content-length': '0',
      });
      socket.end(
        `HTTP/1.1 ${status} Refused\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
      );
    }
  };

  const attach = (http: Server): void => {
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      void admit(request, socket, head);
    });
  };

  const send = (listener: Listener, text: string | Buffer): void => {
    const { socket } = listener;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount <= MOST_BUFFERED_BYTES) return socket.send(text, { binary: false });
    socket.close(CLOSE.tooSlow);
    // A reader that takes nothing never gets the close frame either.
    setTimeout(() => socket.terminate(), CLOSING_MS).unref();
  };

  /** Sends everybody the events that they may see; listeners with the same rights share one text, encoded once. */
  const broadcast = async (events: readonly LoggedEvent[]): Promise<void> => {
    if (listeners.size === 0) return;
    const rows = await rowsOf(pool, events);
    const position = events.at(-1)?.position ?? 0;
    const deliveries = [...listeners].map((listener) => {
      const { actor } = listener;
      return { listener, actor, events: visibleEvents(actor, events, rows) };
    });
    const whole = await recordSent(pool, deliveries, rows, clock());
    const texts = new Map<string, Buffer>();
    for (const { listener, actor, events: visible } of deliveries) {
      if (visible.length === 0) continue;
      const opened = whole.get(listener.session) ?? NONE;
      const sort = `${visible.map((event) => event.position).join()} ${[...opened].toSorted().join()} ${opened.size === 0 ? '' : actor.id}`;
      const text =
        texts.get(sort) ??
        Buffer.from(JSON.stringify({ type: 'events', position, events: messagesFor(actor, visible, rows, opened) }));
      texts.set(sort, text);
      send(listener, text);
    }
    for (const { addressee, text } of await pushedOf(pool, events, rows))
      for (const listener of listeners) if (listener.user === addressee) send(listener, text);
  };

  const closeWhere = (hasEnded: (listener: Listener) => boolean): void => {
    for (const listener of listeners) if (hasEnded(listener)) listener.socket.close(CLOSE.signedOut);
  };

  /** Reads the present scope and permissions of sockets, which may have changed since they opened. */
  const recheck = async (which: (listener: Listener) => boolean): Promise<void> => {
    for (const listener of [...listeners].filter(which)) {
      const identity = await auth.reidentify(listener.session, listener.actor.ip ?? '');
      if (identity) listener.actor = identity.actor;
      else listener.socket.close(CLOSE.signedOut);
    }
  };

  const forgetSession = auth.onSessionRevoked((session) => closeWhere((listener) => listener.session === session));
  const forgetPeople = auth.onPeopleChanged((staff) => {
    recheck((listener) => staff === '' || listener.user === staff).catch(onTrouble);
  });
  const pinging = setInterval(() => {
    for (const listener of listeners) {
      if (!listener.alive) listener.socket.terminate();
      listener.alive = false;
      listener.socket.ping();
    }
  }, PING_MS).unref();
  const rechecking = setInterval(() => void recheck(() => true).catch(onTrouble), RECHECK_MS).unref();

  const stop = (): void => {
    clearInterval(pinging);
    clearInterval(rechecking);
    forgetSession();
    forgetPeople();
    for (const { socket } of listeners) socket.close(CLOSE.goingAway);
    server.close();
  };

  return { attach, tell: broadcast, stop, count: () => listeners.size };
}

const rawText = (data: WebSocket.RawData): string =>
  Array.isArray(data) ? Buffer.concat(data).toString('utf8') : Buffer.from(data as Buffer).toString('utf8');

export type Sockets = ReturnType<typeof createSockets>;
