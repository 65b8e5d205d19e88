import { useCallback } from 'react';
import { isEmail } from '#machines/fields/validators.ts';
import type { AskOptions } from '#services/http.ts';
import { holdersOfEmail } from '#services/staffEmails.ts';
import type { EffectProps } from '#views/shapes/form/effect.ts';
import { Notice } from '#views/ui/Notice.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';

/** Warns in the form of a person that others, as far as the account may see them, have the same e-mail address. */
export default function SharedEmail({ aggregate, data }: EffectProps) {
  const words = useWords();
  const { id, context } = aggregate;
  const typed = typeof data['email'] === 'string' ? data['email'].trim() : '';
  const email = isEmail(typed) && typed !== (context as { email?: unknown }).email ? typed : '';
  const read = useCallback(
    (options: AskOptions): Promise<readonly string[]> =>
      email === '' ? Promise.resolve([]) : holdersOfEmail(email, id, options),
    [email, id],
  );
  const { answer } = useAsked(read);
  if (!answer || answer.length === 0 || email === '') return null;
  return <Notice tone="warning">{words.text('ui.people.sharedEmail', { names: words.list(answer) })}</Notice>;
}
