import { session } from '#services/session.ts';
import { ConfirmDialog } from '#views/ui/ConfirmDialog.tsx';
import { useWords } from '#views/words.tsx';

/** Asks before logging out (§2). */
export function LogOutDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const words = useWords();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.text('account.logout.title')}
      consequence={words.text('account.logout.consequence')}
      confirmLabel={words.text('account.logout.confirm')}
      cancelLabel={words.text('account.logout.cancel')}
      onConfirm={() => session.send({ type: 'logout.asked' })}
    />
  );
}
