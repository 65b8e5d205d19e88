import { useRef, useState, type FormEvent } from 'react';
import { wordFailure } from '#services/failure.ts';
import type { BegunFactor } from '#services/secondFactor.ts';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';
import { focusField } from '../focus.ts';
import * as css from './factor.css.ts';
import { QrCode } from './QrCode.tsx';

interface ScanAndConfirmProps {
  readonly begun: BegunFactor;
  /** Confirms the first code; throws its refusal. */
  readonly onCode: (code: string) => Promise<void>;
}

const SHAPE = /^\d{6}$/;
const GROUP = 4;

/** Shows the secret as a picture and as text, and asks for the first code of the authenticator app. */
export function ScanAndConfirm({ begun, onCode }: ScanAndConfirmProps) {
  const words = useWords();
  const [code, setCode] = useState('');
  const [wasTried, setTried] = useState(false);
  const { call, isPending, failure, clearFailure } = useCall();
  const frame = useRef<HTMLDivElement>(null);
  const plain = code.replaceAll(' ', '');
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    clearFailure();
    if (SHAPE.test(plain)) await call(() => onCode(plain));
    focusField(frame.current, 'code');
  };
  const shapeError = wasTried && !SHAPE.test(plain) ? words.text('account.factor.codeShape') : undefined;
  const error = failure ? wordFailure(failure, words) : shapeError;
  return (
    <div ref={frame}>
      <Form onSubmit={(event) => void submit(event)}>
        <ol className={css.steps}>
          <li>{words.text('account.factor.install')}</li>
          <li>{words.text('account.factor.scan')}</li>
        </ol>
        <QrCode modules={begun.picture} label={words.text('account.factor.picture')} />
        <p>
          {words.text('account.factor.type')}
          <br />
          <span className={css.secret}>{begun.secret.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(' ')}</span>
        </p>
        <TextField
          name="code"
          label={words.text('account.factor.firstCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          {...(error === undefined ? {} : { error })}
        />
        <Button type="submit" tone="primary" isPending={isPending}>
          {words.text('account.factor.confirm')}
        </Button>
      </Form>
    </div>
  );
}
