import { useEffect, useState } from 'react';
import { session } from '#services/session.ts';
import { ConfirmDialog } from '#views/ui/ConfirmDialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/words.tsx';

/** How many of the person's entries are only in this browser; none until that is known. */
function useUnsent(isAsked: boolean): number {
  const [unsent, setUnsent] = useState(0);
  useEffect(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    const follow = async (): Promise<void> => {
      const { outbox } = await import('#services/outbox/outbox.ts');
      if (signal.aborted) return;
      const subscription = outbox.entries$.subscribe((entries) =>
        setUnsent(entries.filter(({ state }) => state !== 'sent').length),
      );
      signal.addEventListener('abort', () => subscription.unsubscribe());
    };
    if (isAsked) void follow();
    return () => aborter.abort();
  }, [isAsked]);
  return unsent;
}

/** Asks before logging out (§2), and says what is not with the server yet. */
export function LogOutDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const words = useWords();
  const unsent = useUnsent(isOpen);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.text('account.logout.title')}
      consequence={
        <Stack gap="m">
          <p>{words.text('account.logout.consequence')}</p>
          {unsent > 0 && <p>{words.text('account.logout.unsent', { count: unsent })}</p>}
        </Stack>
      }
      confirmLabel={words.text('account.logout.confirm')}
      cancelLabel={words.text('account.logout.cancel')}
      onConfirm={() => session.send({ type: 'logout.asked' })}
    />
  );
}
