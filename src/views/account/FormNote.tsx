import { Icon } from '#views/ui/Icon.tsx';
import * as css from './FormNote.css.ts';

/** What a whole form has to say, read out at once: why it did not work, or what was done. */
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
