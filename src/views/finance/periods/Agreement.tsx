import { useCallback } from 'react';
import { wordFailure } from '#services/failure.ts';
import { compareBooks, type Check } from '#services/agreement.ts';
import type { AskOptions } from '#services/http.ts';
import { Section } from '#views/ui/Card.tsx';
import { Button } from '#views/ui/Button.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useAsked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { MachineRecord } from '../ledger/MachineRecord.tsx';

/** Comparison of ledger, receivables, payables, tills and bills as they are now, with the records that do not agree. */
export function Agreement() {
  const words = useWords();
  const read = useCallback((options: AskOptions) => compareBooks({ ...options, ownFailure: true }), []);
  const { answer, failure, loading, reload } = useAsked(read);
  if (failure)
    return <ErrorState title={words.text('ui.books.failed')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton lines={5} />;
  return (
    <Stack gap="m">
      <Inline gap="m">
        <span>{words.text('ui.books.agreementHint')}</span>
        <Button icon="refresh" isPending={loading} onPress={reload}>
          {words.text('ui.books.compareAgain')}
        </Button>
      </Inline>
      {answer.map((check) => (
        <One key={check.check} {...check} />
      ))}
    </Stack>
  );
}

function One({ check, count, records }: Check) {
  const words = useWords();
  return (
    <Section
      title={words.text<string>(`ui.books.check.${check}`)}
      actions={
        <Status tone={count === 0 ? 'positive' : 'critical'}>
          {words.text(count === 0 ? 'ui.books.agrees' : 'ui.books.disagrees', { count })}
        </Status>
      }
    >
      {records.length === 0 ? (
        words.text<string>(`ui.books.check.${check}.holds`)
      ) : (
        <Inline gap="m">
          {records.map(({ machine, id }) => (
            <MachineRecord key={`${machine} ${id}`} machine={machine} id={id} />
          ))}
        </Inline>
      )}
    </Section>
  );
}
