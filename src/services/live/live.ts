import { BehaviorSubject, filter, map, Subject, type Observable } from 'rxjs';
import { preferences } from '../preferences.ts';
import type { LiveEvent, LiveStatus, Notice, PortCommand, PortMessage } from './protocol.ts';
import { workerAddress } from './worker.ts';

const events = new Subject<LiveEvent>();
const notices = new Subject<Notice>();
const gaps = new Subject<void>();
const endings = new Subject<void>();
const status = new BehaviorSubject<LiveStatus>('connecting');

/** Everything that happens within the person's scope, as it happens, in every open tab. */
export const events$: Observable<LiveEvent> = events.asObservable();

/** Push notifications (§3). */
export const notices$: Observable<Notice> = notices.asObservable();

/** Events were missed and could not be caught up: what is shown should be read again. */
export const gaps$: Observable<void> = gaps.asObservable();

/** Emits when the server has ended the session: the socket learns it before any call. */
export const endings$: Observable<void> = endings.asObservable();

/** The socket's condition; the present one first. */
export const status$: Observable<LiveStatus> = status.asObservable();

/** The socket's condition at this moment. */
export const liveStatus = (): LiveStatus => status.value;

/** Events of some aggregates of a machine with their rows, for the ids wanted at that moment. */
export const rows$ = (machine: string, wants: (id: string) => boolean): Observable<LiveEvent> =>
  events$.pipe(filter((event) => event.machine === machine && wants(event.id)));

/** Events of one aggregate. */
export const row$ = (machine: string, id: string): Observable<Readonly<Record<string, unknown>>> =>
  rows$(machine, (candidate) => candidate === id).pipe(
    map(({ row }) => row),
    filter((row) => row !== null && row !== undefined),
  );

const take = (message: PortMessage): void => {
  switch (message.type) {
    case 'status':
      return status.next(message.status);
    case 'events':
      seen = message.position;
      for (const event of message.events) events.next(event);
      return;
    case 'notice':
      return notices.next(message.notice);
    case 'gap':
      return gaps.next();
    case 'ended':
      return endings.next();
  }
};

type Send = (command: PortCommand) => void;

const throughWorker = (userId: string): Send => {
  const worker = new SharedWorker(workerAddress(), { type: 'module', name: `live-${userId}` });
  worker.port.addEventListener('message', ({ data }: MessageEvent<PortMessage>) => take(data));
  worker.port.start();
  return (command) => worker.port.postMessage(command);
};

/** The hub's code comes only to browsers that need it here; commands wait for it in their order. */
const inPage = (): Send => {
  const port = { postMessage: take };
  const hub = import('./ownHub.ts').then(({ ownHub }) => ownHub());
  return (command) =>
    void hub.then(
      ({ receive }) => receive(port, command),
      () => status.next('off'),
    );
};

/** The position of the last event, in the order of the log, that this tab knows of. */
let seen: number | null = null;

let current: { userId: string; send: Send } | null = null;

/** True if this browser shares one socket among its tabs; otherwise each tab has its own. */
export const sharesSocket = (): boolean => 'SharedWorker' in globalThis;

/**
 * Opens the person's socket, or passes it the new token after a sign-in. `position` is that of the last event before
 * the page began to read; null starts with the next.
 */
export const openLive = (userId: string, token: string, position: number | null): void => {
  if (current && current.userId !== userId) closeLive();
  seen ??= position;
  current ??= { userId, send: sharesSocket() ? throughWorker(userId) : inPage() };
  current.send({ command: 'open', userId, token, language: preferences().language, position: seen });
};

/** Leaves the socket; the last tab to leave closes it. */
export const closeLive = (): void => {
  current?.send({ command: 'close port' });
  current = null;
  seen = null;
  status.next('connecting');
};

globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  if (!persisted) closeLive();
});
