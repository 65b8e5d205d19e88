import { useState } from 'react';
import { wordFailure } from '#services/failure.ts';
import { readFactor } from '#services/secondFactor.ts';
import { useSession } from '#views/session/useSession.ts';
import { Section } from '#views/ui/Card.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { AddPasskeyDialog } from '../factor/AddPasskeyDialog.tsx';
import { RemoveDialog } from '../factor/RemoveDialog.tsx';
import { RemovePasskeyDialog } from '../factor/RemovePasskeyDialog.tsx';
import { SetUpDialog } from '../factor/SetUpDialog.tsx';
import { FactorState, type FactorAct } from './FactorState.tsx';

/** The own second factor: whether it is on, and how to set it up, renew or remove it. */
export function SecondFactorSection() {
  const words = useWords();
  const { user } = useSession().context;
  const { answer, failure, reload } = useAsked(readFactor);
  const [act, setAct] = useState<FactorAct | null>(null);
  if (!user) return null;
  const dialog = { username: user.username, onClose: () => setAct(null), onDone: reload };
  const isLast = answer?.hasApp === false && answer.passkeys.length === 1;
  return (
    <Section title={words.text('account.factor.title')} description={words.text('account.factor.description')}>
      {failure ? (
        <ErrorState title={words.text('account.center.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      ) : answer ? (
        <FactorState factor={answer} onAct={setAct} />
      ) : (
        <Spinner />
      )}
      {act === 'setUp' && <SetUpDialog {...dialog} />}
      {act === 'remove' && <RemoveDialog {...dialog} hasPasskeys={answer?.passkeys.length !== 0} />}
      {act === 'addPasskey' && <AddPasskeyDialog {...dialog} />}
      {act !== null && typeof act === 'object' && (
        <RemovePasskeyDialog {...dialog} name={act.passkey} isLast={isLast} />
      )}
    </Section>
  );
}
