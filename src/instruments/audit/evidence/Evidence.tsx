import { useState } from 'react';
import { countEvidence, type Counted } from '#instruments/services/evidence.ts';
import { wordFailure } from '#services/failure.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Link } from '#views/ui/Link.tsx';
import { Notice } from '#views/ui/Notice.tsx';
import { useCall } from '#views/data/useCall.ts';
import { useWords } from '#views/language/words.tsx';
import * as css from '../Audit.css.ts';
import { Making } from './Making.tsx';
import { QueryFields } from './QueryFields.tsx';
import { NOTHING_ASKED, queryOf, type Asked } from './requests.ts';

const OWN = { ownFailure: true } as const;

/** Prepares evidence for an auditor: query, count and pack (model.md 2.4.4). */
export default function Evidence() {
  const words = useWords();
  const [asked, setAsked] = useState<Asked>(NOTHING_ASKED);
  const [counted, setCounted] = useState<Counted | null>(null);
  const { call, isPending, failure, clearFailure } = useCall();
  const isReversed = asked.days !== null && asked.days.start > asked.days.end;

  const change = (next: Asked): void => {
    setAsked(next);
    setCounted(null);
    clearFailure();
  };
  const count = async (): Promise<void> => setCounted(await countEvidence(queryOf(asked), OWN));

  return (
    <section className={detail.page}>
      <h1 className={detail.title}>{words.text('evidence.title')}</h1>
      <p className={css.muted}>{words.text('ui.evidence.hint')}</p>
      <Section
        title={words.text('evidence.query')}
        description={words.text('ui.evidence.queryHint')}
        actions={
          <Button
            tone={counted ? 'neutral' : 'primary'}
            isPending={isPending}
            {...(isReversed && { reason: words.text('ui.list.rangeReversed') })}
            onPress={() => void call(count)}
          >
            {words.text('ui.evidence.count')}
          </Button>
        }
      >
        <Stack gap="m">
          <QueryFields asked={asked} onChange={change} />
          {failure && <Notice tone="critical" title={wordFailure(failure, words)} />}
        </Stack>
      </Section>
      {counted && <Making key={`${counted.size} ${counted.count}`} query={queryOf(asked)} counted={counted} />}
      <Section title={words.text('evidence.limits')}>
        <Stack gap="s">
          {(['omission', 'key', 'masked'] as const).map((limit) => (
            <p key={limit} className={css.muted}>
              {words.text(`evidence.limit.${limit}`)}
            </p>
          ))}
          <Link href="/audit/ledger">{words.text('ui.evidence.toLedger')}</Link>
        </Stack>
      </Section>
    </section>
  );
}
