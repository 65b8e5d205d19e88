import { filter, Subject, type Observable } from 'rxjs';
import * as z from 'zod/mini';

const said = z.discriminatedUnion('type', [
  z.object({ type: z.literal('changed'), user: z.string() }),
  z.object({ type: z.literal('ring'), user: z.string(), ring: z.enum(['work', 'line']) }),
  z.object({ type: z.literal('line'), user: z.string(), isUp: z.boolean() }),
]);

/** Messages between tabs about one person's outbox. */
export type Said = z.infer<typeof said>;

/** Talk among all tabs of this browser, one's own included. */
export const createChannel = () => {
  const channel = new BroadcastChannel('outbox');
  const messages = new Subject<Said>();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = said.safeParse(data);
    if (message.success) messages.next(message.data);
  });
  return {
    say: (message: Said): void => {
      messages.next(message);
      channel.postMessage(message);
    },
    about$: (user: string): Observable<Said> => messages.pipe(filter((message) => message.user === user)),
  };
};

export type Channel = ReturnType<typeof createChannel>;
