import { useEffect, useRef, useState, type FormEvent } from 'react';
import '#views/ui/allIcons.ts';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { wordFailure } from '#services/failure.ts';
import { session } from '#services/session.ts';
import { useSession } from '#views/session/useSession.ts';
import { useWords } from '#views/language/words.tsx';
import { Frame } from './Frame.tsx';
import { focusField } from './focus.ts';
import { fieldOf, passwordErrors, type PasswordChange } from './passwordErrors.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { FormNote } from './FormNote.tsx';

/** Forced change of an initial password (§4); it blocks every other screen. */
export default function NewPassword() {
  const words = useWords();
  const snapshot = useSession();
  const { setback } = snapshot.context;
  const [given, setGiven] = useState<PasswordChange>({ old: '', next: '', confirm: '' });
  const [wasTried, setTried] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const errors = passwordErrors(given, words);
  const refused = setback ? fieldOf(setback) : null;
  const refusal = setback ? wordFailure(setback, words) : undefined;
  const errorOf = (field: keyof PasswordChange): string | undefined =>
    wasTried ? (errors[field] ?? (field === refused ? refusal : undefined)) : undefined;

  useEffect(() => {
    if (setback) focusField(frame.current, fieldOf(setback) ?? 'old');
  }, [setback]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(errors);
    if (first) return focusField(frame.current, first);
    session.send({ type: 'password.chosen', oldPassword: given.old, newPassword: given.next });
  };

  return (
    <Frame title={words.text('account.password.title')} hint={words.text('account.password.hint')}>
      <div ref={frame}>
        <Form onSubmit={submit}>
          <FormNote text={refused ? undefined : refusal} />
          <PasswordFields autoFocus given={given} onChange={setGiven} errorOf={errorOf} />
          <Button type="submit" tone="primary" isPending={snapshot.hasTag('pending')}>
            {words.text('account.password.submit')}
          </Button>
          <Button tone="quiet" onPress={() => session.send({ type: 'password.abandoned' })}>
            {words.text('account.password.back')}
          </Button>
        </Form>
      </div>
    </Frame>
  );
}
