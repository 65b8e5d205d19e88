import * as z from 'zod/mini';
import { randomId } from './randomId.ts';

const said = z.discriminatedUnion('type', [
  z.object({ type: z.literal('asked'), question: z.string() }),
  z.object({ type: z.literal('unsaved'), question: z.string(), losses: z.array(z.string()) }),
]);

/** Tells other tabs of this browser what is unsaved in this one, and asks them; `own` gives the losses in plain words. */
export const tellUnsaved = (own: () => readonly string[]) => {
  const channel = new BroadcastChannel('unsaved');
  const open = new Map<string, (losses: readonly string[]) => void>();
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = said.safeParse(data);
    if (!message.success) return;
    const { question } = message.data;
    if (message.data.type === 'unsaved') {
      open.get(question)?.(message.data.losses);
      return;
    }
    const losses = own();
    if (losses.length > 0) channel.postMessage({ type: 'unsaved', question, losses });
  });
  return {
    /** Asks, and hears of each tab that answers; nobody waits for a tab that the browser has frozen. Returns how to stop. */
    ask: (onLosses: (losses: readonly string[]) => void): (() => void) => {
      const question = randomId();
      open.set(question, onLosses);
      channel.postMessage({ type: 'asked', question });
      return () => void open.delete(question);
    },
    close: (): void => channel.close(),
  };
};
