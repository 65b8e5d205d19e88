import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './iconPaths.ts';
import { marks } from './Status.css.ts';
import * as css from './Toast.css.ts';
import { queue } from './toasts.ts';
import type { ToastTone } from './toasts.ts';
import { useWords } from './words.tsx';

const signs: Record<ToastTone, IconName> = { info: 'info', positive: 'success', warning: 'warning', critical: 'error' };

/** The corner where messages appear; F6 leads there. */
export default function ToastRegion() {
  const words = useWords();
  return (
    <AriaToastRegion queue={queue} className={css.region} aria-label={words.notifications}>
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
    </AriaToastRegion>
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
