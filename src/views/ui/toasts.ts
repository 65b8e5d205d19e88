import { ToastQueue } from 'react-stately/useToastState';

/** How a message went. */
export type ToastTone = 'info' | 'positive' | 'warning' | 'critical';

/** A message that comes, is read out, and goes by itself after `timeout` ms (5,000 unless told). */
export interface ToastMessage {
  tone: ToastTone;
  title: string;
  text?: string;
  timeout?: number;
  /** What one may do about it; doing it takes the message away. */
  action?: { label: string; onAction: () => void };
}

const usualMs = 5000;

/** What is shown, and what waits to be. */
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
