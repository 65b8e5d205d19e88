import type { Setback } from '#machines/session/index.ts';
import type { Words } from '#i18n/words.ts';
import { wordFailure } from '#services/failure.ts';

/** The fields of signing in. */
export type SignInField = 'username' | 'password' | 'code';

/** Which refusals of the server concern one field. */
const FIELD_OF: Readonly<Record<string, SignInField>> = {
  captchaGone: 'code',
  captchaWrong: 'code',
  credentialsWrong: 'password',
};

/** The field that a refusal concerns; null for the form as a whole. */
export const fieldOf = ({ code }: Setback): SignInField | null => FIELD_OF[code ?? ''] ?? null;

/** What is wrong, by field; `form` is what concerns none of them. */
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
