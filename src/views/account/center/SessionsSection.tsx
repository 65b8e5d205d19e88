import { useState } from 'react';
import { failureOf, wordFailure } from '#services/failure.ts';
import { endSession, readSessions, type OpenSession } from '#services/userCenter.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import ConfirmDialog from '#views/ui/ConfirmDialog.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Spinner } from '#views/ui/Spinner.tsx';
import { Status } from '#views/ui/Status.tsx';
import { toast } from '#views/ui/Toast.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './center.css.ts';
import { useAsked } from '#views/data/useAsked.ts';

interface LineProps {
  readonly session: OpenSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function SessionLine({ session, isEnding, onEnd }: LineProps) {
  const words = useWords();
  const browser = session.browser || words.text('account.center.unknownBrowser');
  return (
    <li className={css.session}>
      <div className={css.device}>
        <span className={css.browser}>{browser}</span>
        <span className={css.times}>
          {words.text('account.center.sessionSince', {
            ip: session.ip,
            since: words.instant(session.createTime),
            last: words.instant(session.lastTime),
          })}
        </span>
      </div>
      {session.current ? (
        <Status tone="positive">{words.text('account.center.thisSession')}</Status>
      ) : (
        <Button
          size="small"
          icon="logout"
          isPending={isEnding}
          aria-label={words.text('account.center.endNamed', { browser, ip: session.ip })}
          onPress={onEnd}
        >
          {words.text('account.center.end')}
        </Button>
      )}
    </li>
  );
}

/** List of the person's sessions, each with a button that ends it. */
export function SessionsSection() {
  const words = useWords();
  const { answer, failure, reload } = useAsked(readSessions);
  const [ending, setEnding] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const end = async (id: string | null): Promise<void> => {
    setEnding(id);
    try {
      await endSession(id);
      toast({ tone: 'positive', title: words.text('account.center.ended') });
    } catch (thrown) {
      const failed = failureOf(thrown);
      if (!failed) throw thrown;
      toast({ tone: 'critical', title: words.text('account.center.notEnded'), text: wordFailure(failed, words) });
    } finally {
      setEnding(null);
      reload();
    }
  };
  const others = answer?.some(({ current }) => !current) ?? false;
  return (
    <Section
      title={words.text('account.center.sessions')}
      actions={
        others && (
          <Button size="small" onPress={() => setAsking(true)}>
            {words.text('account.center.endOthers')}
          </Button>
        )
      }
    >
      {failure ? (
        <ErrorState title={words.text('account.center.failed')} text={wordFailure(failure, words)} onRetry={reload} />
      ) : answer ? (
        <ul className={css.sessions} aria-label={words.text('account.center.sessions')}>
          {answer.map((one) => (
            <SessionLine key={one.id} session={one} isEnding={ending === one.id} onEnd={() => void end(one.id)} />
          ))}
        </ul>
      ) : (
        <Spinner />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={words.text('account.center.endOthersTitle')}
        consequence={words.text('account.center.endOthersConsequence')}
        confirmLabel={words.text('account.center.endOthers')}
        onConfirm={() => end(null)}
      />
    </Section>
  );
}
