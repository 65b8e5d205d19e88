import type { Entry } from '#services/outbox/outbox.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';

/** Says which events of a record only this device has. */
export function UnsentNotice({ entries }: { readonly entries: readonly Entry[] }) {
  const words = useWords();
  if (entries.length === 0) return null;
  const isRefused = entries.some(({ state }) => state === 'refused');
  return (
    <Notice
      tone={isRefused ? 'critical' : 'warning'}
      title={words.text(isRefused ? 'ui.detail.unsentRefused' : 'ui.detail.unsent')}
    >
      <ul>
        {entries.map(({ key, event, at }) => (
          <li key={key}>
            {words.text('ui.detail.unsentEvent', {
              event: words.text<string>(`event.${event.type}`),
              time: words.instant(at),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
