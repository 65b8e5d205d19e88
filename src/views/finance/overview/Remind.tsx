import { Button } from '#views/ui/Button.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Reminders } from './useReminders.ts';

interface RemindProps {
  readonly reminders: Reminders;
  readonly party: string;
  readonly customerName: string;
}

/** Button that reminds a customer of a debt, and says whom it reached. */
export function Remind({ reminders: { results, pending, remind }, party, customerName: name }: RemindProps) {
  const words = useWords();
  const result = results.get(party);
  const said = result?.status === 'sent' ? 'already' : result?.status;
  return (
    <Button
      size="small"
      icon="bell"
      isPending={pending.has(party)}
      reason={said && words.text(`ui.finance.reminded.${said}`, { name })}
      onPress={() =>
        void remind([party], ([answer]) => {
          if (!answer) return;
          const { status, people } = answer;
          toast({
            tone: status === 'sent' ? 'positive' : 'warning',
            title: words.text(`ui.finance.reminded.${status}`, { name, people }),
          });
        })
      }
    >
      {words.text('ui.finance.remind')}
    </Button>
  );
}
