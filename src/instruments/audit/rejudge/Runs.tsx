import type { Rejudgement } from '#instruments/services/rejudgements.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import { personName } from '#views/shapes/log/eventNames.tsx';
import { OUTCOME_TONES, scopeOf } from './runWords.ts';

interface RunsProps {
  readonly runs: readonly Rejudgement[];
  readonly shown: number | null;
  readonly onChoose: (number: number) => void;
}

/** Lists the latest runs with their result and a link to their findings. */
export function Runs({ runs, shown, onChoose }: RunsProps) {
  const words = useWords();
  const title = words.text('ui.rejudge.runs');
  return (
    <Section title={title} flush>
      <PlainTable
        label={title}
        rows={runs}
        keyOf={({ number }) => number}
        isCurrent={({ number }) => number === shown}
        columns={[
          {
            title: words.text('ui.rejudge.number'),
            cell: ({ number }) => (
              <Button size="small" onPress={() => onChoose(number)}>
                {words.text('ui.rejudge.run', { number })}
              </Button>
            ),
          },
          { title: words.text('ui.rejudge.scope'), cell: (run) => scopeOf(run, words) },
          {
            title: words.text('ui.rejudge.askedBy'),
            cell: ({ askedBy, askedByName }) => personName({ id: askedBy, name: askedByName }, words),
          },
          { title: words.text('ui.rejudge.when'), cell: ({ startedAt }) => words.instant(startedAt) },
          {
            title: words.text('ui.rejudge.outcome'),
            cell: ({ outcome }) => (
              <Status tone={OUTCOME_TONES[outcome ?? 'working']}>
                {words.text(`ui.rejudge.outcome.${outcome ?? 'working'}`)}
              </Status>
            ),
          },
        ]}
      />
    </Section>
  );
}
