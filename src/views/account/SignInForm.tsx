import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '#views/ui/Button.tsx';
import { Checkbox } from '#views/ui/Checkbox.tsx';
import { Form } from '#views/ui/Form.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { session } from '#services/session.ts';
import { useSession } from '#views/session.ts';
import { useWords } from '#views/words.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { focusField } from './focus.ts';
import { PasswordField } from './PasswordField.tsx';
import { FormNote } from './FormNote.tsx';
import { signInErrors, type SignInField } from './signInErrors.ts';
import { useCaptcha } from './useCaptcha.ts';

/** What the form of signing in takes. */
export interface SignInFormProps {
  /** Only this person may sign in: the session belongs to him. */
  username?: string;
  /** Called when somebody begins to fill in. */
  onBegin?: () => void;
}

const EMPTY = { username: '', password: '', code: '' };

/** Username, password, captcha: errors at their field, focus where the next word belongs. */
export function SignInForm({ username, onBegin }: SignInFormProps) {
  const words = useWords();
  const snapshot = useSession();
  const { setback } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const captcha = useCaptcha(setback);
  const [given, setGiven] = useState({ ...EMPTY, username: username ?? '' });
  const [rememberMe, setRememberMe] = useState(snapshot.context.rememberMe);
  const [missing, setMissing] = useState<readonly SignInField[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  const errors = signInErrors({ missing, setback, words });

  useEffect(() => {
    if (!setback) return;
    setGiven((present) => ({ ...present, code: '' }));
    const isCaptcha = setback.code?.startsWith('captcha') === true;
    focusField(frame.current, isCaptcha ? 'code' : 'password');
  }, [setback]);

  const change = (field: SignInField) => (value: string) => {
    setGiven({ ...given, [field]: value });
    setMissing(missing.filter((name) => name !== field));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const needed: SignInField[] = captcha.isAsked ? ['username', 'password', 'code'] : ['username', 'password'];
    const empty = needed.filter((field) => given[field].trim() === '');
    setMissing(empty);
    if (empty[0]) return focusField(frame.current, empty[0]);
    session.send({
      type: 'credentials.given',
      credentials: {
        ...given,
        username: given.username.trim(),
        code: given.code.trim(),
        uuid: captcha.uuid,
        rememberMe,
      },
    });
  };

  return (
    <div ref={frame} onFocus={onBegin}>
      <Form onSubmit={submit} errors={errors}>
        <FormNote text={errors.form} />
        {username === undefined && (
          <TextField
            name="username"
            label={words.text('account.login.username')}
            icon="user"
            autoComplete="username"
            autoFocus
            value={given.username}
            onChange={change('username')}
          />
        )}
        <PasswordField
          name="password"
          label={words.text('account.login.password')}
          autoComplete="current-password"
          autoFocus={username !== undefined}
          value={given.password}
          onChange={change('password')}
        />
        {captcha.isAsked && <CaptchaField captcha={captcha} value={given.code} onChange={change('code')} />}
        <Checkbox isSelected={rememberMe} onChange={setRememberMe}>
          {words.text('account.login.rememberMe')}
        </Checkbox>
        <Button type="submit" tone="primary" isPending={isPending}>
          {words.text('account.login.submit')}
        </Button>
      </Form>
    </div>
  );
}
