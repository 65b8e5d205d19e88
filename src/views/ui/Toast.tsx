import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './iconPaths.ts';
import { marks } from './Status.css.ts';
import * as css from './Toast.css.ts';
import { useWords } from './words.tsx';

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

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 });

const signs: Record<ToastTone, IconName> = { info: 'info', positive: 'success', warning: 'warning', critical: 'error' };

const isSame = (one: ToastMessage, other: ToastMessage): boolean =>
  one.tone === other.tone && one.title === other.title && one.text === other.text && !one.action && !other.action;

/** Shows a message; answers the act that takes it away early. What is said already is not said twice. */
export function toast(message: ToastMessage): () => void {
  const shown = queue.visibleToasts.find(({ content }) => isSame(content, message));
  if (shown) return () => queue.close(shown.key);
  const key = queue.add(message, { timeout: message.timeout ?? usualMs });
  return () => queue.close(key);
}

/** The corner where messages appear; once per page. F6 leads there. */
export function Toasts() {
  const words = useWords();
  return (
    <ToastRegion queue={queue} className={css.region} aria-label={words.notifications}>
      {({ toast: shown }) => (
        <AriaToast toast={shown} className={css.toast}>
          <span className={`${css.sign} ${marks[shown.content.tone]}`}>
            <Icon name={signs[shown.content.tone]} size={18} />
          </span>
          <div className={css.main}>
            <ToastContent className={css.content}>
              <Text slot="title" className={css.title}>
                {shown.content.title}
              </Text>
              {shown.content.text && (
                <Text slot="description" className={css.text}>
                  {shown.content.text}
                </Text>
              )}
            </ToastContent>
            {shown.content.action && <Act toastKey={shown.key} {...shown.content.action} />}
          </div>
          <IconButton slot="close" icon="cross" label={words.close} size="small" untipped />
        </AriaToast>
      )}
    </ToastRegion>
  );
}

/** Outside the content, which is read out as one text. */
function Act({ toastKey, label, onAction }: { toastKey: string; label: string; onAction: () => void }) {
  const act = (): void => {
    queue.close(toastKey);
    onAction();
  };
  return (
    <Button size="small" onPress={act}>
      {label}
    </Button>
  );
}
