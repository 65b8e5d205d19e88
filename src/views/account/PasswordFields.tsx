import { useWords } from '#views/language/words.tsx';
import { PASSWORD_BOUNDS, type PasswordChange } from './passwordErrors.ts';
import { PasswordField } from './PasswordField.tsx';

interface PasswordFieldsProps {
  readonly given: PasswordChange;
  readonly onChange: (given: PasswordChange) => void;
  /** Returns the error of a field. */
  readonly errorOf: (field: keyof PasswordChange) => string | undefined;
  readonly autoFocus?: boolean;
}

/** Fields for the current password, the new one, and its repetition (§5). */
export function PasswordFields({ given, onChange, errorOf, autoFocus = false }: PasswordFieldsProps) {
  const words = useWords();
  const field = (name: keyof PasswordChange) => ({
    name,
    error: errorOf(name),
    value: given[name],
    onChange: (value: string) => onChange({ ...given, [name]: value }),
  });
  return (
    <>
      <PasswordField
        {...field('old')}
        label={words.text('account.password.old')}
        autoComplete="current-password"
        autoFocus={autoFocus}
      />
      <PasswordField
        {...field('next')}
        label={words.text('account.password.new')}
        description={words.text('account.password.newHint', PASSWORD_BOUNDS)}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirm')} label={words.text('account.password.confirm')} autoComplete="new-password" />
    </>
  );
}
