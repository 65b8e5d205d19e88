import { reasonOf } from '#i18n/say.ts';
import type { Outcome } from '#instruments/sandbox/run.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/words.tsx';
import { machineTitle } from './machineTitle.ts';
import * as css from './Simulate.css.ts';

/** Everything that was done in a run, in order: what followed from each step in all lives, and why what was refused was. */
export function RunLog({ outcomes }: { outcomes: readonly Outcome[] }) {
  const words = useWords();
  const title = words.text('ui.simulate.runLog');
  const said = ({ step }: Outcome): string => {
    switch (step.kind) {
      case 'act':
        return `${words.text<string>(`event.${step.type}`)} · ${step.by}`;
      case 'recorded':
        return words.text('ui.simulate.recorded', { event: words.text<string>(`event.${step.event.type}`) });
      case 'wait':
        return words.text('ui.simulate.waited', { minutes: step.minutes });
      default:
        return words.text(step.kind === 'assume' ? 'ui.simulate.assumed' : 'ui.simulate.unassumed', {
          lookup: step.fact,
        });
    }
  };
  return (
    <Section title={title} flush>
      <Scroller label={title}>
        <table className={detail.table}>
          <thead>
            <tr>
              <th scope="col" data-number>
                {words.text('ui.simulate.step')}
              </th>
              <th scope="col">{words.text('ui.simulate.done')}</th>
              <th scope="col">{words.text('ui.simulate.result')}</th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map((outcome, index) => (
              // A run only grows and shrinks at its end.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <td data-number>{index + 1}</td>
                <td>{said(outcome)}</td>
                <td>
                  {outcome.refused ? (
                    <Status tone="critical">
                      {outcome.refused.refusals
                        .map((refusal) => reasonOf(refusal, outcome.refused?.machine ?? '', words))
                        .join(' · ')}
                    </Status>
                  ) : (
                    <ul className={css.list}>
                      {outcome.events.map(({ machine, id, version, type, actor }) => (
                        <li key={`${machine}/${id}@${version}`}>
                          {`${machineTitle(machine, words)} ${id}: ${words.text<string>(`event.${type}`)}`}
                          <span className={css.small}>
                            {' · '}
                            {actor.kind === 'system' ? words.text('ui.detail.system') : actor.name}
                          </span>
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Section>
  );
}
