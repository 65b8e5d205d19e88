import { useEffect, useRef, useState, type FormEvent } from 'react';
import { changePassword } from '#services/account.ts';
import { wordFailure, type Failure } from '#services/failure.ts';
import { session } from '#services/session.ts';
import { useSession } from '#views/session/useSession.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Form } from '#views/ui/Form.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';
import { focusField } from '../focus.ts';
import { FormNote } from '../FormNote.tsx';
import { fieldOf, passwordErrors, type PasswordChange } from '../passwordErrors.ts';
import { PasswordFields } from '../PasswordFields.tsx';

const codeOf = (failure: Failure): string | null => ('code' in failure ? failure.code : null);

/** Changes the person's own password. Every session then ends and requires a new sign-in (§5). */
export function PasswordSection() {
  const words = useWords();
  const { user } = useSession().context;
  const [given, setGiven] = useState<PasswordChange>({ old: '', next: '', confirm: '' });
  const [wasTried, setTried] = useState(false);
  const { call, isPending, failure, clearFailure } = useCall();
  const frame = useRef<HTMLDivElement>(null);
  const errors = passwordErrors(given, words);
  const refused = failure && fieldOf({ code: codeOf(failure) });
  const refusal = failure ? wordFailure(failure, words) : undefined;
  useEffect(() => {
    if (failure) focusField(frame.current, fieldOf({ code: codeOf(failure) }) ?? 'old');
  }, [failure]);
  if (!user) return null;

  const change = async (): Promise<void> => {
    await changePassword({ username: user.username, oldPassword: given.old, newPassword: given.next });
    session.send({ type: 'password.changed' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    clearFailure();
    const [first] = Object.keys(errors);
    if (first) return focusField(frame.current, first);
    void call(change);
  };
  const errorOf = (field: keyof PasswordChange): string | undefined =>
    wasTried ? (errors[field] ?? (field === refused ? refusal : undefined)) : undefined;

  return (
    <Section title={words.text('account.center.password')} description={words.text('account.center.passwordHint')}>
      <div ref={frame}>
        <Form onSubmit={submit}>
          <FormNote text={refused ? undefined : refusal} />
          <PasswordFields given={given} onChange={setGiven} errorOf={errorOf} />
          <Button type="submit" isPending={isPending}>
            {words.text('account.password.submit')}
          </Button>
        </Form>
      </div>
    </Section>
  );
}
