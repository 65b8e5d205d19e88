import { useEffect } from 'react';
import { auditTime, filter } from 'rxjs';
import { readSetup, type Setup } from '#services/companySetup.ts';
import { wordFailure } from '#services/failure.ts';
import { events$ } from '#services/live/live.ts';
import { usePlace } from '#views/place/screen.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Hidden } from '#views/ui/Hidden.tsx';
import { Link } from '#views/ui/Link.tsx';
import { StatusMark } from '#views/ui/StatusMark.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useMay } from '#views/session/useHolds.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from './SetupSteps.css.ts';
import { stepScreen } from './setupAddresses.ts';

/** Record types whose events complete a step. */
const COUNTED = new Set(['company', 'branch', 'tariff', 'exchangeRate', 'role', 'staff', 'order']);
/** Several events come with one act. Milliseconds. */
const GATHER_MS = 500;

/** Steps from an empty installation to its first order, until all are done; the next one is the primary button. */
export default function SetupSteps() {
  const words = useWords();
  const { isShown } = usePlace();
  const { answer, failure, reload } = useAsked(readSetup);
  const isDone = answer?.steps.every(({ done }) => done) === true;
  useEffect(() => {
    if (isDone || !isShown) return undefined;
    const counted$ = events$.pipe(filter(({ machine }) => COUNTED.has(machine)));
    const subscription = counted$.pipe(auditTime(GATHER_MS)).subscribe(reload);
    return () => subscription.unsubscribe();
  }, [isDone, isShown, reload]);
  if (failure)
    return <ErrorState title={words.text('ui.setup.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer || isDone) return null;
  const next = answer.steps.find(({ done }) => !done)?.step;
  const done = answer.steps.filter((one) => one.done).length;
  return (
    <Section
      title={words.text('ui.setup.title')}
      description={words.text('ui.setup.text', { done, steps: answer.steps.length })}
    >
      <ol className={css.steps}>
        {answer.steps.map((one) => (
          <Step key={one.step} setup={answer} {...one} isNext={one.step === next} />
        ))}
      </ol>
    </Section>
  );
}

interface StepProps extends Readonly<Setup['steps'][number]> {
  readonly setup: Setup;
  readonly isNext: boolean;
}

function Step({ setup, step, count, done, isNext }: StepProps) {
  const words = useWords();
  const may = useMay();
  const { go } = usePlace();
  const { event, address } = stepScreen(step, setup);
  const name = words.text<string>(`ui.setup.step.${step}`);
  const isOffered = event === null || may(event);
  return (
    <li className={css.step} aria-current={isNext ? 'step' : undefined}>
      <span className={css.mark}>
        <StatusMark tone={done ? 'positive' : isNext ? 'progress' : 'neutral'} />
        <Hidden>{words.text(done ? 'ui.setup.done' : 'ui.setup.missing')}</Hidden>
      </span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.hint}>{words.text<string>(`ui.setup.hint.${step}`, { count })}</span>
      </span>
      {done ? (
        <Link href={address.split(/[?&]do=/)[0] ?? address}>{words.text('ui.setup.look')}</Link>
      ) : isOffered ? (
        <Button tone={isNext ? 'primary' : 'neutral'} onPress={() => go(address)}>
          {words.text<string>(`ui.setup.act.${step}`)}
        </Button>
      ) : (
        <span className={css.hint}>{words.text('ui.setup.others')}</span>
      )}
    </li>
  );
}
