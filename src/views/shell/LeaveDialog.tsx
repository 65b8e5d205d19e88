import { useSyncExternalStore } from 'react';
import type { Tab } from '#machines/tabs/index.ts';
import type { ConfirmDialogProps } from '#views/ui/ConfirmDialog.tsx';
import { late } from '#views/ui/late.tsx';
import { useWords } from '#views/language/words.tsx';
import { leaving } from './leaving.ts';
import { titleOf } from './title.ts';

const ConfirmDialog = late<ConfirmDialogProps>(() => import('#views/ui/ConfirmDialog.tsx'));

/** Preloads the dialog. */
export const prepareLeaving = ConfirmDialog.prepare;

/** Asks before a screen with unsaved work closes (§4). */
export function LeaveDialog({ tabs }: { tabs: readonly Tab[] }) {
  const words = useWords();
  const asked = useSyncExternalStore(leaving.subscribe, leaving.asked);
  if (!asked) return null;
  const tab = tabs.find(({ key }) => key === asked.key);
  return (
    <ConfirmDialog
      key={asked.id}
      wanted
      onLost={() => asked.answer(false)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && asked.answer(false)}
      title={words.text('shell.leave.title', { title: tab ? titleOf(tab, words) : '' })}
      consequence={asked.consequence}
      tone="danger"
      confirmLabel={words.text('shell.leave.confirm')}
      cancelLabel={words.text('shell.leave.cancel')}
      onConfirm={() => asked.answer(true)}
    />
  );
}
