import { useEffect, useRef, useState, type FormEvent } from 'react';
import { wordFailure } from '#services/failure.ts';
import { session } from '#services/session.ts';
import { useSession } from '#views/session.ts';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/words.tsx';
import { focusField } from '../focus.ts';

/** Asks for the code of the authenticator app after the password, or for a recovery code. */
export function CodeForm() {
  const words = useWords();
  const snapshot = useSession();
  const { setback } = snapshot.context;
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [wasTried, setTried] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (setback) focusField(frame.current, 'code');
  }, [setback]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (snapshot.hasTag('pending')) return;
    if (code.trim() === '') return focusField(frame.current, 'code');
    session.send({ type: 'code.given', code: code.trim() });
  };
  const missing = wasTried && code.trim() === '' ? words.text('account.factor.codeMissing') : undefined;
  const error = missing ?? (setback ? wordFailure(setback, words) : undefined);
  return (
    <div ref={frame}>
      <Form onSubmit={submit}>
        <TextField
          key={String(isRecovery)}
          name="code"
          label={words.text(isRecovery ? 'account.factor.recoveryCode' : 'account.factor.code')}
          description={words.text(isRecovery ? 'account.factor.recoveryHint' : 'account.factor.codeHint')}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={setCode}
          {...(error === undefined ? {} : { error })}
        />
        <Button type="submit" tone="primary" isPending={snapshot.hasTag('pending')}>
          {words.text('account.factor.signIn')}
        </Button>
        <Button
          tone="quiet"
          onPress={() => {
            setCode('');
            setTried(false);
            setRecovery(!isRecovery);
          }}
        >
          {words.text(isRecovery ? 'account.factor.useApp' : 'account.factor.useRecovery')}
        </Button>
        <Button tone="quiet" onPress={() => session.send({ type: 'secondFactor.abandoned' })}>
          {words.text('account.password.back')}
        </Button>
      </Form>
    </div>
  );
}
