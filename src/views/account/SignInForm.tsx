import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { PlainButton } from '#views/ui/PlainButton.tsx';
import { PlainCheckbox } from '#views/ui/PlainCheckbox.tsx';
import { PlainForm } from '#views/ui/PlainForm.tsx';
import { PlainTextField } from '#views/ui/PlainTextField.tsx';
import { session } from '#services/session.ts';
import { useSession } from '#views/session/useSession.ts';
import { useWords } from '#views/language/words.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { focusField } from './focus.ts';
import { FormNote } from './FormNote.tsx';
import { PasswordFrame } from './PasswordFrame.tsx';
import * as css from './SignInForm.css.ts';
import { fieldOf, signInErrors, type SignInField } from './signInErrors.ts';

/** Props of the sign-in form. */
export interface SignInFormProps {
  /** Restricts the sign-in to this person, who owns the session. */
  username?: string;
  /** Called at the first input. */
  onBegin?: () => void;
}

const FIELDS: readonly SignInField[] = ['username', 'password', 'code'];

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Sign-in form: username, password, captcha. Shows errors at their fields and moves the focus to the next input. */
export function SignInForm({ username, onBegin }: SignInFormProps) {
  const words = useWords();
  const snapshot = useSession();
  const { setback, refusals, rememberMe } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const [missing, setMissing] = useState<readonly SignInField[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const errors = useMemo(() => signInErrors({ missing, setback, words }), [missing, setback, words]);

  useEffect(() => {
    if (setback) focusField(frame.current, fieldOf(setback) ?? 'password');
  }, [setback]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    const empty = FIELDS.filter((field) => form.has(field) && textOf(form, field).trim() === '');
    setMissing(empty);
    if (empty[0]) return focusField(frame.current, empty[0]);
    session.send({
      type: 'credentials.given',
      credentials: {
        username: username ?? textOf(form, 'username').trim(),
        password: textOf(form, 'password'),
        code: textOf(form, 'code').trim(),
        uuid: textOf(form, 'uuid'),
        rememberMe: form.has('rememberMe'),
      },
    });
  };

  return (
    <div ref={frame} onInput={onBegin}>
      <PlainForm onSubmit={submit} errors={errors}>
        <FormNote text={errors.form} />
        {username === undefined && (
          <PlainTextField
            name="username"
            label={words.text('account.login.username')}
            icon="user"
            autoComplete="username"
            autoFocus
          />
        )}
        <PasswordFrame>
          {(type) => (
            <PlainTextField
              name="password"
              type={type}
              label={words.text('account.login.password')}
              icon="lock"
              autoComplete="current-password"
              autoFocus={username !== undefined}
            />
          )}
        </PasswordFrame>
        <CaptchaField key={refusals} />
        <div className={css.remember}>
          <PlainCheckbox name="rememberMe" value="yes" defaultChecked={rememberMe}>
            {words.text('account.login.rememberMe')}
          </PlainCheckbox>
        </div>
        <PlainButton type="submit" tone="primary" isPending={isPending}>
          {words.text('account.login.submit')}
        </PlainButton>
      </PlainForm>
    </div>
  );
}
