import type { Words } from '#i18n/words.ts';
import type { Setback } from '#machines/session/index.ts';
import { PASSWORD_LEAST_CHARACTERS, PASSWORD_MOST_CHARACTERS } from '#machines/fields/limits.ts';

/** Fields of the password form. */
export interface PasswordChange {
  readonly old: string;
  readonly next: string;
  readonly confirm: string;
}

/** Length limits of a password, for its messages. */
export const PASSWORD_BOUNDS = { least: PASSWORD_LEAST_CHARACTERS, most: PASSWORD_MOST_CHARACTERS };

const SHAPE = new RegExp(`^[A-Za-z0-9]{${PASSWORD_LEAST_CHARACTERS},${PASSWORD_MOST_CHARACTERS}}$`);

/** Returns the errors of a new password by field (§5). */
export const passwordErrors = (
  { old, next, confirm }: PasswordChange,
  words: Words,
): Partial<Record<keyof PasswordChange, string>> => ({
  ...(old === '' ? { old: words.text('account.password.oldMissing') } : {}),
  ...(!SHAPE.test(next)
    ? { next: words.text('account.password.shape', PASSWORD_BOUNDS) }
    : next === old
      ? { next: words.text('account.password.same') }
      : {}),
  ...(confirm === next ? {} : { confirm: words.text('account.password.mismatch') }),
});

/** Field of each server error that concerns one field. */
const FIELD_OF: Readonly<Record<string, keyof PasswordChange>> = {
  passwordWrong: 'old',
  passwordPolicy: 'next',
  passwordSame: 'next',
  passwordCommon: 'next',
};

/** Returns the field that a refusal concerns; null for the whole form. */
export const fieldOf = ({ code }: Pick<Setback, 'code'>): keyof PasswordChange | null => FIELD_OF[code ?? ''] ?? null;
