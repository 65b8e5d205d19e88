import { useCallback, useState } from 'react';
import '#views/ui/allIcons.ts';
import { wordFailure } from '#services/failure.ts';
import { beginRequired, confirmFactor, type ConfirmedFactor } from '#services/secondFactor.ts';
import { session } from '#services/session.ts';
import { useSession } from '#views/session.ts';
import { Button } from '#views/ui/Button.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { useAsked } from '#views/useAsked.ts';
import { useWords } from '#views/words.tsx';
import { Frame } from '../Frame.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanAndConfirm } from './ScanAndConfirm.tsx';

/** Setting up of a second factor that a role requires, before anything else of the console. */
export default function SetUpScreen() {
  const words = useWords();
  const token = useSession().context.proving?.token ?? '';
  const { answer, failure, reload } = useAsked(useCallback(() => beginRequired(token), [token]));
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
        {failure ? (
          <ErrorState
            title={words.text('account.factor.notBegun')}
            text={wordFailure(failure, words)}
            onRetry={reload}
          />
        ) : answer ? (
          <ScanAndConfirm begun={answer} onCode={async (code) => setConfirmed(await confirmFactor(code, token))} />
        ) : (
          <Spinner />
        )}
        <Button tone="quiet" onPress={() => session.send({ type: 'secondFactor.abandoned' })}>
          {words.text('account.password.back')}
        </Button>
      </Stack>
    </Frame>
  );
}
