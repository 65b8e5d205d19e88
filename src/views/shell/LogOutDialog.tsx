import { session } from '#services/session.ts';
import { arriving } from '#views/ui/arriving.tsx';
import ConfirmDialog from '#views/ui/ConfirmDialog.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import { UnsavedElsewhere, UnsavedHere } from './UnsavedElsewhere.tsx';

const Nothing = (): null => null;

/** Renders nothing if the code cannot be loaded, so that logging out stays possible. */
const Unsent = arriving(() => import('../account/Unsent.tsx'), { Failing: Nothing });

export interface LogOutDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks before logging out (§2) and shows the work not yet sent to the server. */
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
          <UnsavedHere />
          <UnsavedElsewhere />
        </Stack>
      }
      confirmLabel={words.text('account.logout.confirm')}
      cancelLabel={words.text('account.logout.cancel')}
      onConfirm={() => session.send({ type: 'logout.asked' })}
    />
  );
}
