import type { Rejudgement } from '#services/rejudgements.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/words.tsx';
import { personName } from '#views/shapes/log/eventNames.tsx';
import { OUTCOME_TONES, scopeOf } from './runWords.ts';

interface RunsProps {
  readonly runs: readonly Rejudgement[];
  readonly shown: number | null;
  readonly onChoose: (number: number) => void;
}

/** The latest runs, how each ended, and the way to what it found. */
export function Runs({ runs, shown, onChoose }: RunsProps) {
  const words = useWords();
  const title = words.text('ui.rejudge.runs');
  return (
    <Section title={title} flush>
      <Scroller label={title}>
        <table className={detail.table}>
          <thead>
            <tr>
              <th scope="col">{words.text('ui.rejudge.number')}</th>
              <th scope="col">{words.text('ui.rejudge.scope')}</th>
              <th scope="col">{words.text('ui.rejudge.askedBy')}</th>
              <th scope="col">{words.text('ui.rejudge.when')}</th>
              <th scope="col">{words.text('ui.rejudge.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.number} aria-current={run.number === shown ? 'true' : undefined}>
                <td>
                  <Button size="small" onPress={() => onChoose(run.number)}>
                    {words.text('ui.rejudge.run', { number: run.number })}
                  </Button>
                </td>
                <td>{scopeOf(run, words)}</td>
                <td>{personName({ id: run.askedBy, name: run.askedByName }, words)}</td>
                <td>{words.instant(run.startedAt)}</td>
                <td>
                  <Status tone={OUTCOME_TONES[run.outcome ?? 'working']}>
                    {words.text(`ui.rejudge.outcome.${run.outcome ?? 'working'}`)}
                  </Status>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Section>
  );
}
