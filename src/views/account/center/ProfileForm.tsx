import { useEffect, useRef, useState, type FormEvent } from 'react';
import { wordFailure } from '#services/failure.ts';
import { saveProfile, type Profile } from '#services/userCenter.ts';
import { Button } from '#views/ui/Button.tsx';
import { Form } from '#views/ui/Form.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';
import { focusField } from '../focus.ts';
import { FormNote } from '../FormNote.tsx';
import { profileErrors, refusedField } from './profileErrors.ts';

const FIELDS = [
  { name: 'nickName', autoComplete: 'nickname', isRequired: true },
  { name: 'phone', autoComplete: 'tel-national', isRequired: true },
  { name: 'email', autoComplete: 'email', isRequired: false },
] as const;

/** Nickname, phone and e-mail (§5, user center). */
export function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const words = useWords();
  const [given, setGiven] = useState(profile);
  const [wasTried, setTried] = useState(false);
  const { call, isPending, failure, clearFailure } = useCall();
  const frame = useRef<HTMLDivElement>(null);
  const errors = profileErrors(given, words);
  const refused = failure && refusedField(failure);
  const refusal = failure ? wordFailure(failure, words) : undefined;
  useEffect(() => {
    if (failure) focusField(frame.current, refusedField(failure) ?? 'nickName');
  }, [failure]);

  const save = async (): Promise<void> => {
    await saveProfile({ nickName: given.nickName.trim(), phone: given.phone.trim(), email: given.email.trim() });
    toast({ tone: 'positive', title: words.text('account.center.saved') });
    onSaved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    clearFailure();
    const [first] = Object.keys(errors);
    if (first) return focusField(frame.current, first);
    void call(save);
  };

  return (
    <div ref={frame}>
      <Form onSubmit={submit}>
        <FormNote text={refused ? undefined : refusal} />
        {FIELDS.map(({ name, ...rest }) => (
          <TextField
            key={name}
            name={name}
            {...rest}
            label={words.text(`field.staff.${name}`)}
            error={wasTried ? (errors[name] ?? (name === refused ? refusal : undefined)) : undefined}
            value={given[name]}
            onChange={(value) => setGiven({ ...given, [name]: value })}
          />
        ))}
        <Button type="submit" tone="primary" isPending={isPending}>
          {words.text('account.center.save')}
        </Button>
      </Form>
    </div>
  );
}
