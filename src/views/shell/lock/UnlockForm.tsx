import { useEffect, useRef, useState, type FormEvent } from 'react';
import { wordFailure } from '#services/failure.ts';
import { session } from '#services/session.ts';
import { useSession } from '#views/session/useSession.ts';
import { Form } from '#views/ui/Form.tsx';
import { PlainButton } from '#views/ui/PlainButton.tsx';
import { useWords } from '#views/language/words.tsx';
import { focusField } from '../../account/focus.ts';
import { PasswordField } from '../../account/PasswordField.tsx';

/** Password form of the person who locked the screen. */
export function UnlockForm() {
  const words = useWords();
  const snapshot = useSession();
  const { setback } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const [isMissing, setMissing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (setback) focusField(frame.current, 'password');
  }, [setback]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const password = new FormData(event.currentTarget).get('password');
    const isEmpty = typeof password !== 'string' || password === '';
    setMissing(isEmpty);
    if (isEmpty) return focusField(frame.current, 'password');
    session.send({ type: 'unlock.asked', password });
  };

  const refusal = setback ? wordFailure(setback, words) : undefined;
  const error = isMissing ? words.text('account.login.passwordMissing') : refusal;
  return (
    <div ref={frame}>
      <Form onSubmit={submit} errors={error === undefined ? {} : { password: error }}>
        <PasswordField
          name="password"
          label={words.text('account.login.password')}
          autoComplete="current-password"
          autoFocus
        />
        <PlainButton type="submit" tone="primary" isPending={isPending}>
          {words.text('shell.lock.open')}
        </PlainButton>
      </Form>
    </div>
  );
}
