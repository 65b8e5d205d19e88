import { session } from '#services/session.ts';
import { arriving } from '#views/ui/arriving.tsx';
import ConfirmDialog from '#views/ui/ConfirmDialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/words.tsx';

const Nothing = (): null => null;

/** One can always leave: what cannot be loaded is not said. */
const Unsent = arriving(() => import('./Unsent.tsx'), { Failing: Nothing });

export interface LogOutDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks before logging out (§2), and says what is not with the server yet. */
export default function LogOutDialog({ isOpen, onOpenChange }: LogOutDialogProps) {
  const words = useWords();
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.text('account.logout.title')}
      consequence={
        <Stack gap="m">
          <p>{words.text('account.logout.consequence')}</p>
          <Unsent />
        </Stack>
      }
      confirmLabel={words.text('account.logout.confirm')}
      cancelLabel={words.text('account.logout.cancel')}
      onConfirm={() => session.send({ type: 'logout.asked' })}
    />
  );
}
