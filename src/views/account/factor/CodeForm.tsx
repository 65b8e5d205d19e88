import { useState } from 'react';
import { session } from '#services/session.ts';
import { useSession } from '#views/session/useSession.ts';
import { Button } from '#views/ui/Button.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import { PasskeyPrompt } from './PasskeyPrompt.tsx';
import { obstacleText } from './passkeyWords.ts';
import { TypedCode } from './TypedCode.tsx';

const CHOICES = {
  passkey: 'account.factor.usePasskey',
  app: 'account.factor.useApp',
  recovery: 'account.factor.useRecovery',
} as const;

/** Asks for the second factor after the password: a passkey, a code of the app or a recovery code, as the account has them. */
export function CodeForm() {
  const words = useWords();
  const { proving, rememberMe } = useSession().context;
  const factors = proving?.factors ?? [];
  const obstacle = factors.includes('passkey') ? obstacleText(words, { isSignIn: true }) : undefined;
  const usable = obstacle === undefined ? factors : factors.filter((factor) => factor !== 'passkey');
  const [chosen, setChosen] = useState(usable[0]);
  if (!proving) return null;
  return (
    <Stack gap="l">
      {obstacle !== undefined && <p>{obstacle}</p>}
      {chosen === 'passkey' ? (
        <PasskeyPrompt token={proving.token} rememberMe={rememberMe} />
      ) : (
        chosen !== undefined && <TypedCode key={chosen} way={chosen} />
      )}
      {usable.map(
        (way) =>
          way !== chosen && (
            <Button key={way} tone="quiet" onPress={() => setChosen(way)}>
              {words.text(CHOICES[way])}
            </Button>
          ),
      )}
      <Button tone="quiet" onPress={() => session.send({ type: 'secondFactor.abandoned' })}>
        {words.text('account.password.back')}
      </Button>
    </Stack>
  );
}
