import { filter, map, type Observable } from 'rxjs';
import { session } from '../session.ts';
import { readToken } from '../token.ts';
import type { Channel } from './channel.ts';
import type { KeptEntry } from './entry.ts';
import { keepFresh$ } from './keepFresh.ts';
import { httpLine } from './transport.ts';
import { sendAll } from './sender.ts';
import { browserOutboxStore } from './outboxStore.ts';

/** After a fault of the browser's own store. */
const AGAIN_AFTER_MS = 30_000;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, AGAIN_AFTER_MS);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Does work that no other tab does meanwhile. */
const alone = async (name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> => {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  // An address without TLS has no locks. Two tabs then send the same keys, and each event happens once.
  await (locks ? locks.request(name, { signal }, work) : work());
};

/** Sends a person's entries as soon as no other tab of this browser does; answers how to stop. */
export const sendAlone = (user: string, channel: Channel, entries$: Observable<readonly KeptEntry[]>): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const rings$ = channel.about$(user).pipe(
    filter((message) => message.type === 'ring'),
    map(({ ring }) => ring),
  );
  const send = async (): Promise<void> => {
    const fresh = keepFresh$(entries$).subscribe();
    await sendAll(
      {
        user,
        store: browserOutboxStore,
        transport: httpLine,
        rings$,
        token: readToken,
        now: Date.now,
        random: Math.random,
        changed: () => channel.say({ type: 'changed', user }),
        lineIs: (isUp) => channel.say({ type: 'line', user, isUp }),
        sessionEnded: (token) => {
          if (readToken() === token) session.send({ type: 'session.expired' });
        },
      },
      signal,
    ).finally(() => fresh.unsubscribe());
  };
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await alone(`outbox ${user}`, signal, send);
      } catch (error) {
        if (signal.aborted) return;
        console.error(error);
        await pause(signal);
      }
    }
  };
  void run();
  return () => controller.abort();
};
