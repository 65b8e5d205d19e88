import { useCallback, useEffect } from 'react';
import type { AskOptions } from '#services/http.ts';
import { signInByPasskey } from '#services/passkeys.ts';
import type { WaitingSignIn } from '#services/account.ts';
import { session } from '#services/session.ts';
import { Button } from '#views/ui/Button.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { FormNote } from '../FormNote.tsx';
import { wordPasskeyFailure } from './passkeyWords.ts';

/** Signs in with a passkey: asks for it at once, and again on demand. */
export function PasskeyPrompt({ token, rememberMe }: WaitingSignIn) {
  const words = useWords();
  const ask = useCallback(
    ({ signal }: AskOptions) => signInByPasskey({ token, rememberMe }, signal),
    [token, rememberMe],
  );
  const { answer, failure, loading, reload } = useAsked(ask);
  useEffect(() => {
    if (answer) session.send({ type: 'login.accepted', signedIn: answer });
  }, [answer]);
  useEffect(() => {
    if (failure?.kind !== 'unauthorised') return;
    session.send({ type: 'login.refused', setback: { ...failure, code: null } });
  }, [failure]);
  return (
    <Stack gap="l">
      <FormNote text={failure && !loading ? wordPasskeyFailure(failure, 'use', words) : undefined} />
      <p>{words.text('account.passkey.how')}</p>
      <Button tone="primary" autoFocus isPending={loading || answer !== null} onPress={reload}>
        {words.text('account.factor.usePasskey')}
      </Button>
    </Stack>
  );
}
