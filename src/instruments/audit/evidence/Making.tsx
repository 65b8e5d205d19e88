import { useState } from 'react';
import { EVIDENCE_SAMPLE_MOST } from '#machines/fields/limits.ts';
import type { Query } from '../../evidence/pack.ts';
import { fetchEvidence, type Counted } from '#instruments/services/evidence.ts';
import { failureOf, wordFailure } from '#services/failure.ts';
import { saveFile } from '#services/save.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { NumberField } from '#views/ui/NumberField.tsx';
import { TextField } from '#views/ui/TextField.tsx';
import { UndrawnNotice } from '#views/papers/UndrawnNotice.tsx';
import { useWords } from '#views/language/words.tsx';
import * as css from '../Audit.css.ts';
import { freshSeed } from './requests.ts';

const OWN = { ownFailure: true } as const;
/** Usual sample size of auditors (model.md 2.1). */
const USUAL_SAMPLE = 25;
const SEED_MOST = 64;

type Result = { readonly tone: 'positive' | 'critical'; readonly title: string; readonly undrawn: readonly string[] };

/** Shows the count, asks for the sample and makes the pack. */
export function Making({ query, counted }: { query: Query; counted: Counted }) {
  const words = useWords();
  const { count, first, last, size, root, most } = counted;
  const [sample, setSample] = useState(USUAL_SAMPLE);
  const [seed, setSeed] = useState(freshSeed);
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  const reason = ((): string | null => {
    if (count === 0) return words.text('error.audit.nothingFound');
    if (count > most) return words.text('error.audit.tooManyFound', { count, most });
    return seed.trim() === '' ? words.text('ui.evidence.seedMissing') : null;
  })();

  const make = async (): Promise<void> => {
    setPending(true);
    setResult(null);
    try {
      const pack = await fetchEvidence({ query, size, sample: { seed: seed.trim(), size: sample } }, OWN);
      saveFile(pack.content, pack.name);
      setResult({
        tone: 'positive',
        title: words.text('ui.evidence.made', { name: pack.name }),
        undrawn: pack.undrawn,
      });
    } catch (caught) {
      const failure = failureOf(caught);
      if (!failure) throw caught;
      setResult({ tone: 'critical', title: wordFailure(failure, words), undrawn: [] });
    } finally {
      setPending(false);
    }
  };

  return (
    <Section
      title={words.text('ui.evidence.found', { count })}
      {...(count > 0 && {
        description: words.text('evidence.completeness', {
          size: words.number(size),
          count: words.number(count),
          first: words.number(first ?? 0),
          last: words.number(last ?? 0),
        }),
      })}
      actions={
        <Button
          tone="primary"
          icon="download"
          isPending={isPending}
          {...(reason !== null && { reason })}
          onPress={() => void make()}
        >
          {words.text('ui.evidence.make')}
        </Button>
      }
    >
      <Stack gap="m">
        {reason !== null && <Notice tone="warning" title={reason} />}
        <p className={css.muted}>
          {words.text('ui.audit.root')} <span className={css.hash}>{root}</span>
        </p>
        <Inline gap="m" align="start">
          <NumberField
            label={words.text('ui.evidence.sampleSize')}
            minValue={0}
            maxValue={EVIDENCE_SAMPLE_MOST}
            value={sample}
            onChange={(value) => setSample(Number.isNaN(value) ? 0 : value)}
          />
          <TextField
            label={words.text('ui.evidence.seed')}
            description={words.text('ui.evidence.seedHint')}
            maxLength={SEED_MOST}
            value={seed}
            onChange={setSeed}
          />
        </Inline>
        {result && (
          <Notice tone={result.tone} title={result.title}>
            {result.tone === 'positive' && words.text('evidence.verifyHow')}
          </Notice>
        )}
        {result && <UndrawnNotice characters={result.undrawn} />}
      </Stack>
    </Section>
  );
}
