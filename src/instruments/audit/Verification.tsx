import { useState } from 'react';
import {
  keepCheckpoint,
  readCheckpointNote,
  readConsistency,
  readInclusion,
  seenCheckpoint,
  type LogEvent,
} from '#instruments/services/audit.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from './Audit.css.ts';
import { isVerified, verifyEvent, type Step } from './verifying.ts';

const OWN = { ownFailure: true } as const;
const TONES = { holds: 'positive', fails: 'critical', open: 'neutral' } as const;

/** Result of a verification: its steps, or the reason why there are none. */
type Result =
  | { readonly kind: 'done'; readonly steps: readonly Step[] }
  | { readonly kind: 'early'; readonly size: number }
  | { readonly kind: 'failed'; readonly reason: string };

/** Loads the checkpoint and the proof, verifies them in the browser and stores a valid checkpoint. */
async function verified(event: LogEvent & { readonly hash: string }): Promise<Exclude<Result, { kind: 'failed' }>> {
  const shown = await readCheckpointNote(OWN);
  if (shown.size < event.number) return { kind: 'early', size: shown.size };
  const steps = await verifyEvent(event, shown, {
    inclusion: (number, size) => readInclusion(number, size, OWN),
    consistency: (from, to) => readConsistency(from, to, OWN),
    seen: seenCheckpoint(),
  });
  if (isVerified(steps)) keepCheckpoint(shown);
  return { kind: 'done', steps };
}

/** Verifies one event in this browser, step by step, each with its hashes (model.md 2.4.3). */
export function Verification({ event }: { event: LogEvent }) {
  const words = useWords();
  const [result, setResult] = useState<Result | null>(null);
  const [isPending, setPending] = useState(false);
  const { hash } = event;
  const reason = hash === null ? 'ui.audit.sealed' : isSecureContext ? null : 'ui.audit.verifyNeedsTls';

  const begin = async (): Promise<void> => {
    if (hash === null) return;
    setPending(true);
    try {
      setResult(await verified({ ...event, hash }));
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      setResult({ kind: 'failed', reason: wordFailure(failure, words) });
    } finally {
      setPending(false);
    }
  };

  return (
    <Section
      title={words.text('ui.audit.proof')}
      description={words.text('ui.audit.proofHint')}
      actions={
        <Button
          tone="primary"
          icon="shield"
          isPending={isPending}
          {...(reason !== null && { reason: words.text(reason) })}
          onPress={() => void begin()}
        >
          {words.text('ui.audit.verify')}
        </Button>
      }
    >
      <Outcome result={result} />
    </Section>
  );
}

function Outcome({ result }: { result: Result | null }) {
  const words = useWords();
  if (result === null) return <p className={css.muted}>{words.text('ui.audit.notYetVerified')}</p>;
  if (result.kind === 'failed')
    return (
      <Notice tone="warning" title={words.text('ui.audit.couldNotAsk')}>
        {result.reason}
      </Notice>
    );
  if (result.kind === 'early')
    return <Notice tone="info">{words.text('ui.audit.tooEarly', { size: result.size })}</Notice>;
  const isGood = isVerified(result.steps);
  const size = result.steps[0]?.size ?? 0;
  return (
    <Stack gap="l">
      <Notice
        tone={isGood ? 'positive' : 'critical'}
        title={words.text(isGood ? 'ui.audit.verified' : 'ui.audit.notVerified', { size })}
      />
      <ol className={css.steps} aria-label={words.text('ui.audit.steps')}>
        {result.steps.map((step, index) => (
          <StepLine key={`${index} ${step.name}`} step={step} />
        ))}
      </ol>
    </Stack>
  );
}

function StepLine({ step: { name, outcome, hashes, size } }: { step: Step }) {
  const words = useWords();
  return (
    <li>
      <div className={css.step}>
        <span>
          {words.text(`ui.audit.step.${name}`, { size })}{' '}
          <Status tone={TONES[outcome]}>{words.text(`ui.audit.outcome.${outcome}`)}</Status>
        </span>
        {hashes.map((hash, index) => (
          <code key={`${index} ${hash}`} className={css.hash}>
            {hash}
          </code>
        ))}
      </div>
    </li>
  );
}
