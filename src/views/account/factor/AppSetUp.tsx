import { useCallback } from 'react';
import type { WaitingSignIn } from '#services/account.ts';
import { wordFailure } from '#services/failure.ts';
import { beginRequired, confirmFactor, type ConfirmedFactor } from '#services/secondFactor.ts';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { ScanAndConfirm } from './ScanAndConfirm.tsx';

/** A sign-in that requires the app, and what follows. */
interface AppSetUpProps extends WaitingSignIn {
  readonly onConfirmed: (confirmed: ConfirmedFactor) => void;
}

/** Setting up of the authenticator app at a sign-in that requires a second factor. */
export function AppSetUp({ token, rememberMe, onConfirmed }: AppSetUpProps) {
  const words = useWords();
  const { answer, failure, reload } = useAsked(useCallback(() => beginRequired(token), [token]));
  if (failure)
    return (
      <ErrorState title={words.text('account.factor.notBegun')} text={wordFailure(failure, words)} onRetry={reload} />
    );
  if (!answer) return <Spinner />;
  return (
    <ScanAndConfirm
      begun={answer}
      onCode={async (code) => onConfirmed(await confirmFactor(code, { token, rememberMe }))}
    />
  );
}
