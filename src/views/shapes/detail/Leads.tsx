import { usePlace } from '#views/screen.tsx';
import { useSession } from '#views/session.ts';
import { Button } from '#views/ui/Button.tsx';
import { Inline } from '#views/ui/layout.tsx';
import { useWords } from '#views/words.tsx';
import type { Lead } from './options.ts';

/** Links that create another record about this one, for those who may. */
export function Leads({ leads }: { leads: readonly Lead[] }) {
  const words = useWords();
  const { go } = usePlace();
  const may = useSession().context.user?.roles ?? [];
  const open = leads.filter(({ event }) => may.includes('*') || may.includes(event));
  if (open.length === 0) return null;
  return (
    <Inline gap="s">
      {open.map(({ event, address, label }) => (
        <Button key={event} icon="plus" onPress={() => go(address)}>
          {words.text<string>(label ?? `event.${event}`)}
        </Button>
      ))}
    </Inline>
  );
}
