import { useState } from 'react';
import { giveOneTimePassword } from '#services/oneTimePassword.ts';
import type staff from '#views/records/staff/presentation.ts';
import type { DialogOf } from '#views/shapes/detail/options.ts';
import { OneTimePassword } from '#views/shapes/password/OneTimePassword.tsx';
import { isWithoutPassword } from './newStaff.ts';
import { useWords } from '#views/language/words.tsx';

/** Gives a member of staff a one-time password (§4). */
export function PasswordReset({ row, ...dialog }: DialogOf<typeof staff>) {
  const words = useWords();
  const { nickName: name, staffCode: code } = row;
  // The record is read again once it has one, while the slip is still shown.
  const [isFirst] = useState(() => isWithoutPassword(row));
  return (
    <OneTimePassword
      {...dialog}
      title={words.text(isFirst ? 'ui.people.firstPassword' : 'event.staff.passwordReset')}
      {...(isFirst && { label: words.text('ui.people.firstPassword') })}
      before={words.text(isFirst ? 'ui.people.firstPasswordText' : 'ui.people.resetConsequence', { name })}
      person={code === null ? name : words.text('ui.people.slipFor', { name, code })}
      username={row.username}
      make={() => giveOneTimePassword(row.id)}
    />
  );
}
