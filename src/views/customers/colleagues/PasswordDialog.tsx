import { giveColleaguePassword } from '#services/colleagues.ts';
import { OneTimePassword } from '#views/shapes/password/OneTimePassword.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Invited } from './InviteDialog.tsx';

interface PasswordDialogProps {
  readonly colleague: Invited;
  /** True for the first password of an account. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Gives a colleague a one-time password, shown once. */
export function PasswordDialog({ colleague: { id, name, username }, isFirst, ...dialog }: PasswordDialogProps) {
  const words = useWords();
  return (
    <OneTimePassword
      {...dialog}
      {...(isFirst && { label: words.text('ui.colleague.givePassword') })}
      title={words.text(isFirst ? 'ui.colleague.first' : 'ui.colleague.passwordOf', { name })}
      before={words.text(isFirst ? 'ui.colleague.firstMeans' : 'ui.people.resetConsequence', { name })}
      person={name}
      username={username}
      make={() => giveColleaguePassword(id)}
    />
  );
}
