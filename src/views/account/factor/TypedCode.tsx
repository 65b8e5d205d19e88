import { useEffect, useRef, useState, type FormEvent } from 'react';
import { wordFailure } from '#services/failure.ts';
import { session } from '#services/session.ts';
import { useSession } from '#views/session/useSession.ts';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useWords } from '#views/language/words.tsx';
import { focusField } from '../focus.ts';

const TEXTS = {
  app: { label: 'account.factor.code', hint: 'account.factor.codeHint', inputMode: 'numeric' },
  recovery: { label: 'account.factor.recoveryCode', hint: 'account.factor.recoveryHint', inputMode: 'text' },
} as const;

/** Asks for a code of the authenticator app, or for a recovery code. */
export function TypedCode({ way }: { readonly way: keyof typeof TEXTS }) {
  const words = useWords();
  const snapshot = useSession();
  const { setback } = snapshot.context;
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
  const { label, hint, inputMode } = TEXTS[way];
  return (
    <div ref={frame}>
      <Form onSubmit={submit}>
        <TextField
          name="code"
          label={words.text(label)}
          description={words.text(hint)}
          inputMode={inputMode}
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={setCode}
          {...(error === undefined ? {} : { error })}
        />
        <Button type="submit" tone="primary" isPending={snapshot.hasTag('pending')}>
          {words.text('account.factor.signIn')}
        </Button>
      </Form>
    </div>
  );
}
