import { useState } from 'react';
import '#views/ui/allIcons.ts';
import { addRequiredPasskey } from '#services/passkeys.ts';
import type { ConfirmedFactor } from '#services/secondFactor.ts';
import { session } from '#services/session.ts';
import { useSession } from '#views/session/useSession.ts';
import { Button } from '#views/ui/Button.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import { Frame } from '../Frame.tsx';
import { AppSetUp } from './AppSetUp.tsx';
import { PasskeyForm } from './PasskeyForm.tsx';
import { obstacleText } from './passkeyWords.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Setting up of a second factor that a role requires, before anything else of the console: the app or a passkey. */
export default function SetUpScreen() {
  const words = useWords();
  const { proving, rememberMe } = useSession().context;
  const waiting = { token: proving?.token ?? '', rememberMe };
  const obstacle = obstacleText(words, { isSignIn: false });
  const [isPasskey, setPasskey] = useState(false);
  const [confirmed, setConfirmed] = useState<ConfirmedFactor | null>(null);
  const enter = (): void => {
    if (confirmed?.signedIn) session.send({ type: 'login.accepted', signedIn: confirmed.signedIn });
  };
  if (confirmed)
    return (
      <Frame title={words.text('account.factor.codes')} hint={words.text('account.factor.codesHint')}>
        <RecoveryCodes codes={confirmed.recoveryCodes} onKept={enter} />
      </Frame>
    );
  return (
    <Frame title={words.text('account.factor.setUpTitle')} hint={words.text('account.factor.requiredHint')}>
      <Stack gap="l">
        {isPasskey ? (
          <PasskeyForm onName={async (name) => setConfirmed(await addRequiredPasskey(waiting, name))} />
        ) : (
          <AppSetUp {...waiting} onConfirmed={setConfirmed} />
        )}
        {obstacle === undefined ? (
          <Button tone="quiet" onPress={() => setPasskey(!isPasskey)}>
            {words.text(isPasskey ? 'account.factor.useApp' : 'account.passkey.instead')}
          </Button>
        ) : (
          <p>{obstacle}</p>
        )}
        <Button tone="quiet" onPress={() => session.send({ type: 'secondFactor.abandoned' })}>
          {words.text('account.password.back')}
        </Button>
      </Stack>
    </Frame>
  );
}
