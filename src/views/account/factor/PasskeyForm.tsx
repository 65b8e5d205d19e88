import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';
import { focusField } from '../focus.ts';
import { FormNote } from '../FormNote.tsx';
import { wordPasskeyFailure } from './passkeyWords.ts';

/** Most characters of a passkey's name. */
const NAME_MOST = 40;

interface PasskeyFormProps {
  /** Adds a passkey of the name; throws its refusal. */
  readonly onName: (name: string) => Promise<void>;
  /** Fields above the name. */
  readonly children?: ReactNode;
}

/** Asks for the name of a new passkey, and then for the passkey itself. */
export function PasskeyForm({ onName, children }: PasskeyFormProps) {
  const words = useWords();
  const [name, setName] = useState('');
  const [wasTried, setTried] = useState(false);
  const { call, isPending, failure } = useCall();
  const frame = useRef<HTMLDivElement>(null);
  const isMissing = name.trim() === '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isPending) return;
    if (isMissing) focusField(frame.current, 'passkey');
    else void call(() => onName(name.trim()));
  };
  return (
    <div ref={frame}>
      <Form onSubmit={submit}>
        <Stack gap="m">
          <p>{words.text('account.passkey.about')}</p>
          <FormNote text={failure ? wordPasskeyFailure(failure, 'add', words) : undefined} />
          {children}
          <TextField
            name="passkey"
            label={words.text('account.passkey.name')}
            description={words.text('account.passkey.nameHint')}
            maxLength={NAME_MOST}
            value={name}
            onChange={setName}
            {...(wasTried && isMissing && { error: words.text('account.passkey.nameMissing') })}
          />
          <Button type="submit" tone="primary" isPending={isPending}>
            {words.text('account.passkey.add')}
          </Button>
        </Stack>
      </Form>
    </div>
  );
}
