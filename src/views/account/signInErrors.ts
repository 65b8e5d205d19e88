import type { Setback } from '#machines/session/index.ts';
import type { Words } from '#i18n/words.ts';
import { wordFailure } from '#services/failure.ts';

/** Fields of the sign-in form. */
export type SignInField = 'username' | 'password' | 'code';

/** Field of each server error that concerns one field. */
const FIELD_OF: Readonly<Record<string, SignInField>> = {
  captchaGone: 'code',
  captchaWrong: 'code',
  credentialsWrong: 'password',
};

/** Returns the field that a refusal concerns; null for the whole form. */
export const fieldOf = ({ code }: Setback): SignInField | null => FIELD_OF[code ?? ''] ?? null;

/** Returns the errors by field; `form` holds those that concern no field. */
export const signInErrors = ({
  missing,
  setback,
  words,
}: {
  missing: readonly SignInField[];
  setback: Setback | null;
  words: Words;
}): Partial<Record<SignInField | 'form', string>> => {
  const isMissing = (field: SignInField) => missing.includes(field);
  const refused = setback ? { [fieldOf(setback) ?? 'form']: wordFailure(setback, words) } : {};
  return {
    ...refused,
    ...(isMissing('username') ? { username: words.text('account.login.usernameMissing') } : {}),
    ...(isMissing('password') ? { password: words.text('account.login.passwordMissing') } : {}),
    ...(isMissing('code') ? { code: words.text('account.login.codeMissing') } : {}),
  };
};
