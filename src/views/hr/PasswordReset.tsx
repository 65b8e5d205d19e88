import { giveOneTimePassword } from '#services/oneTimePassword.ts';
import type staff from '#views/records/staff/presentation.ts';
import type { DialogOf } from '#views/shapes/detail/options.ts';
import { OneTimePassword } from '#views/shapes/password/OneTimePassword.tsx';
import { useWords } from '#views/language/words.tsx';

/** Gives a member of staff a one-time password (§4). */
export function PasswordReset({ row, ...dialog }: DialogOf<typeof staff>) {
  const words = useWords();
  const { nickName: name, staffCode: code } = row;
  return (
    <OneTimePassword
      {...dialog}
      title={words.text('event.staff.passwordReset')}
      before={words.text('ui.people.resetConsequence', { name })}
      person={code === null ? name : words.text('ui.people.slipFor', { name, code })}
      username={row.username}
      make={() => giveOneTimePassword(row.id)}
    />
  );
}
