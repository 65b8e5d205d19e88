import { Observable, race, retry, Subject, timer, type Subscription } from 'rxjs';
import { HEARTBEAT_TIMEOUT_MILLISECONDS } from '#machines/fields/limits.ts';
import { asking$ } from './asking.ts';
import { reconnectDelay } from './backoff.ts';
import {
  Ended,
  positionsOf,
  serverMessage,
  notReceived,
  type Batch,
  type LiveStatus,
  type PortMessage,
} from './protocol.ts';

/** Time limit of a heartbeat's answer, milliseconds; then the connection counts as dead. */
export const HEARTBEAT_ANSWER_MS = 10_000;

/** The server's close code for a session that has ended: trying again would be refused as well. */
const SESSION_ENDED = 4401;

/** The part of a WebSocket that a connection uses. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Environment of a connection. */
export interface Line {
  openSocket(): Socket;
  /** The events after a position, and the position reached. */
  missedAfter(position: number): Promise<Batch>;
  /** Returns true if the session has ended. */
  isOver(): Promise<boolean>;
  /** In [0, 1). */
  random(): number;
}

class Closed extends Error {}

const parse = (data: unknown) => {
  if (typeof data !== 'string') return null;
  try {
    const parsed = serverMessage.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/**
 * Keeps one person's socket open with heartbeats and reconnects, and delivers each event once. `position` is the last
 * one the page has read; null starts with the next.
 */
export const connection$ = (line: Line, position: number | null): Observable<PortMessage> => {
  let reached = position;

  const once$ = new Observable<PortMessage>((observer) => {
    const socket = line.openSocket();
    let answerDue: ReturnType<typeof setTimeout> | undefined;
    let heartbeat: ReturnType<typeof setInterval> | undefined;
    let caughtUp = false;
    let waiting: Batch[] = [];

    const tell = (batch: Batch, received: ReadonlySet<number> = new Set()) => {
      if (observer.closed) return;
      const events = notReceived(batch, received);
      reached = batch.position;
      if (events.length > 0) observer.next({ type: 'events', position: batch.position, events });
    };
    const catchUp = async () => {
      let received: ReadonlySet<number> = new Set();
      if (reached !== null) {
        try {
          const missed = await line.missedAfter(reached);
          tell(missed);
          received = positionsOf(missed);
        } catch {
          observer.next({ type: 'gap' });
        }
      }
      caughtUp = true;
      for (const batch of waiting) tell(batch, received);
      waiting = [];
    };

    socket.onopen = () => {
      observer.next({ type: 'status', status: 'live' });
      heartbeat = setInterval(() => {
        socket.send('heartCheck');
        answerDue ??= setTimeout(() => observer.error(new Closed()), HEARTBEAT_ANSWER_MS);
      }, HEARTBEAT_TIMEOUT_MILLISECONDS);
      void catchUp();
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(answerDue);
      answerDue = undefined;
      const message = parse(data);
      if (message?.type === 'notice') observer.next({ type: 'notice', notice: message });
      if (message?.type !== 'events') return;
      if (caughtUp) tell(message);
      else waiting.push(message);
    };
    socket.onclose = ({ code }) => {
      if (code !== SESSION_ENDED) return observer.error(new Closed());
      observer.next({ type: 'status', status: 'off' });
      observer.next({ type: 'ended' });
      observer.complete();
    };
    return () => {
      clearInterval(heartbeat);
      clearTimeout(answerDue);
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    };
  });

  return new Observable<PortMessage>((observer) => {
    let asking: Subscription | null = null;
    let status: LiveStatus | null = null;
    const back = new Subject<void>();
    const say = (now: LiveStatus): void => {
      if (now !== status) observer.next({ type: 'status', status: (status = now) });
    };
    const stopAsking = (): void => {
      asking?.unsubscribe();
      asking = null;
    };
    const missed = async (): Promise<Batch | null> => {
      if (reached !== null) return line.missedAfter(reached);
      if (await line.isOver()) throw new Ended();
      return null;
    };
    const end = (): void => {
      say('off');
      observer.next({ type: 'ended' });
      observer.complete();
    };
    const ask = (): Subscription =>
      asking$({
        missed,
        onMissed: ({ position: now, events }) => {
          reached = now;
          if (events.length > 0) observer.next({ type: 'events', position: now, events });
          say('polled');
        },
        onGap: (now) => {
          reached = now;
          observer.next({ type: 'gap' });
        },
        onAway: () => say('reconnecting'),
        onEnded: end,
        random: () => line.random(),
      }).subscribe(back);
    const subscription = once$
      .pipe(
        retry({
          resetOnSuccess: true,
          delay: (_error, attempt) => {
            if (status !== 'polled') say('reconnecting');
            asking ??= ask();
            return race(timer(reconnectDelay(attempt, line.random())), back);
          },
        }),
      )
      .subscribe({
        next: (message) => {
          if (message.type !== 'status') return observer.next(message);
          stopAsking();
          return say(message.status);
        },
        complete: () => observer.complete(),
      });
    return () => {
      stopAsking();
      subscription.unsubscribe();
    };
  });
};
