import { ToastQueue } from 'react-stately/useToastState';

/** Tone of a message. */
export type ToastTone = 'info' | 'positive' | 'warning' | 'critical';

/** A message that is read out and disappears after `timeout` ms (5,000 by default). */
export interface ToastMessage {
  tone: ToastTone;
  title: string;
  text?: string;
  timeout?: number;
  /** Act offered with the message; it removes the message. */
  action?: { label: string; onAction: () => void };
}

const usualMs = 5000;

/** Shown and waiting messages. */
export const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 });

const isSame = (one: ToastMessage, other: ToastMessage): boolean =>
  one.tone === other.tone && one.title === other.title && one.text === other.text && !one.action && !other.action;

/** Shows a message; answers the act that takes it away early. What is said already is not said twice. */
export function toast(message: ToastMessage): () => void {
  const shown = queue.visibleToasts.find(({ content }) => isSame(content, message));
  if (shown) return () => queue.close(shown.key);
  const key = queue.add(message, { timeout: message.timeout ?? usualMs });
  return () => queue.close(key);
}
