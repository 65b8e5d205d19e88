import type { Entry } from '#services/outbox/outbox.ts';
import { showOutbox } from '#views/place/outboxDrawer.ts';
import { Button } from '#views/ui/Button.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useWords } from '#views/language/words.tsx';

/** Says which events of a record only this device has, and opens the list in which refused ones are decided. */
export function UnsentNotice({ entries }: { readonly entries: readonly Entry[] }) {
  const words = useWords();
  if (entries.length === 0) return null;
  const isRefused = entries.some(({ state }) => state === 'refused');
  return (
    <Notice
      tone={isRefused ? 'critical' : 'warning'}
      title={words.text(isRefused ? 'ui.detail.unsentRefused' : 'ui.detail.unsent')}
      actions={
        <Button size="small" onPress={() => showOutbox(true)}>
          {words.text(isRefused ? 'ui.detail.unsentDecide' : 'ui.detail.unsentShow')}
        </Button>
      }
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
