import { useState } from 'react';
import { wordFailure } from '#services/failure.ts';
import { readFactor, type OwnFactor } from '#services/secondFactor.ts';
import { useSession } from '#views/session.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useAsked } from '#views/useAsked.ts';
import { useWords } from '#views/words.tsx';
import { RemoveDialog } from '../factor/RemoveDialog.tsx';
import { SetUpDialog } from '../factor/SetUpDialog.tsx';
import * as css from '../factor/factor.css.ts';

/** Recovery codes below which new ones are advised. */
const FEW = 3;

type Open = 'setUp' | 'remove' | null;

function FactorState({ factor, onOpen }: { readonly factor: OwnFactor; readonly onOpen: (open: Open) => void }) {
  const words = useWords();
  const { isOn, since, recoveryLeft, isRequired } = factor;
  if (!isOn)
    return (
      <Stack gap="l">
        <p>{words.text('account.factor.about')}</p>
        <div className={css.row}>
          <Button tone="primary" onPress={() => onOpen('setUp')}>
            {words.text('account.factor.setUp')}
          </Button>
        </div>
      </Stack>
    );
  return (
    <Stack gap="l">
      <div>
        <Status tone="positive">
          {words.text('account.factor.onSince', { since: since === undefined ? '' : words.instant(since) })}
        </Status>
      </div>
      <p>{words.text('account.factor.left', { count: recoveryLeft })}</p>
      {recoveryLeft <= FEW && <Notice tone="warning">{words.text('account.factor.few')}</Notice>}
      <div className={css.row}>
        <Button onPress={() => onOpen('setUp')}>{words.text('account.factor.renew')}</Button>
        <Button
          onPress={() => onOpen('remove')}
          {...(isRequired && { reason: words.text('account.factor.isRequired') })}
        >
          {words.text('account.factor.remove')}
        </Button>
      </div>
    </Stack>
  );
}

/** The own second factor: whether it is on, and how to set it up, renew or remove it. */
export function SecondFactorSection() {
  const words = useWords();
  const { user } = useSession().context;
  const { answer, failure, reload } = useAsked(readFactor);
  const [open, setOpen] = useState<Open>(null);
  if (!user) return null;
  const dialog = { username: user.username, onClose: () => setOpen(null), onDone: reload };
  return (
    <Section title={words.text('account.factor.title')} description={words.text('account.factor.description')}>
      {failure ? (
        <ErrorState title={words.text('account.center.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      ) : answer ? (
        <FactorState factor={answer} onOpen={setOpen} />
      ) : (
        <Spinner />
      )}
      {open === 'setUp' && <SetUpDialog {...dialog} />}
      {open === 'remove' && <RemoveDialog {...dialog} />}
    </Section>
  );
}
