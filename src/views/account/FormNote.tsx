import { Icon } from '#views/ui/Icon.tsx';
import * as css from './FormNote.css.ts';

/** Message of a whole form, announced by screen readers: the reason of a failure, or a confirmation. */
export function FormNote({ tone = 'critical', text }: { tone?: 'critical' | 'positive'; text: string | undefined }) {
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'}>
      {text !== undefined && (
        <p className={css.tones[tone]}>
          <Icon name={tone === 'critical' ? 'error' : 'success'} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
