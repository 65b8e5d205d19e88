import type { Words } from '#i18n/words.ts';
import { NICKNAME_LEAST_CHARACTERS, NICKNAME_MOST_CHARACTERS } from '#machines/fields/limits.ts';
import { isElevenDigitPhone } from '#machines/fields/phones.ts';
import { isEmail } from '#machines/fields/validators.ts';
import type { Failure } from '#services/failure.ts';
import type { Profile } from '#services/userCenter.ts';

export type ProfileErrors = Partial<Record<keyof Profile, string>>;

const BOUNDS = { least: NICKNAME_LEAST_CHARACTERS, most: NICKNAME_MOST_CHARACTERS };

/** Returns the errors of the profile by field (§5). */
export function profileErrors({ nickName, phone, email }: Profile, words: Words): ProfileErrors {
  const letters = nickName.trim().length;
  const isPhone = /^\d{11}$/.test(phone.trim()) && isElevenDigitPhone(phone.trim());
  return {
    ...(letters < BOUNDS.least || letters > BOUNDS.most
      ? { nickName: words.text('account.center.nickNameShape', BOUNDS) }
      : {}),
    ...(isPhone ? {} : { phone: words.text('account.center.phoneShape') }),
    ...(isEmail(email.trim()) ? {} : { email: words.text('account.center.emailShape') }),
  };
}

const isField = (name: unknown): name is keyof Profile => name === 'nickName' || name === 'phone' || name === 'email';

/** Returns the field that the server's refusal concerns; null for the whole form. */
export function refusedField(failure: Failure): keyof Profile | null {
  if ('code' in failure && failure.code === 'phoneTaken') return 'phone';
  const named = failure.kind === 'refused' ? failure.refusals[0]?.values?.['field'] : null;
  return isField(named) ? named : null;
}
