import { Button } from '#views/ui/Button.tsx';
import ConfirmDialog from '#views/ui/ConfirmDialog.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Reminders } from './useReminders.ts';

interface RemindAllProps {
  readonly reminders: Reminders;
  /** Customers that are shown. */
  readonly parties: readonly string[];
}

/** Button that reminds all customers shown who were not reminded yet, after asking, and sums up what came of it. */
export function RemindAll({ reminders: { results, pending, remind }, parties }: RemindAllProps) {
  const words = useWords();
  const left = parties.filter((party) => !results.has(party) && !pending.has(party));
  const send = (): Promise<void> =>
    remind(left, (answers) => {
      const numberOf = (status: string): number => answers.filter((one) => one.status === status).length;
      const sent = numberOf('sent');
      const counts = { sent, already: numberOf('already'), nobody: numberOf('nobody'), nothing: numberOf('nothing') };
      toast({
        tone: sent === left.length ? 'positive' : 'warning',
        title: words.text('ui.finance.remindedAll', {
          total: left.length,
          unsent: left.length - answers.length,
          ...counts,
        }),
      });
    });
  return (
    <ConfirmDialog
      title={words.text('ui.finance.remindAllTitle', { count: left.length })}
      consequence={words.text('ui.finance.remindAllHint')}
      confirmLabel={words.text('ui.finance.remind')}
      onConfirm={send}
      trigger={
        <Button
          size="small"
          icon="bell"
          reason={left.length === 0 ? words.text('ui.finance.remindedEveryone') : undefined}
        >
          {words.text('ui.finance.remindAll', { count: left.length || parties.length })}
        </Button>
      }
    />
  );
}
