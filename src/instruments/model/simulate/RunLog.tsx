import { reasonOf } from '#i18n/say.ts';
import type { Outcome } from '#instruments/sandbox/run.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/words.tsx';
import { machineTitle } from './machineTitle.ts';
import * as css from './Simulate.css.ts';

/** Lists all steps of a run in order, with resulting events in all aggregates and reasons of refusals. */
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
      <PlainTable
        label={title}
        rows={outcomes}
        keyOf={(_outcome, place) => place}
        columns={[
          { title: words.text('ui.simulate.step'), isNumber: true, cell: (_outcome, place) => place + 1 },
          { title: words.text('ui.simulate.done'), cell: said },
          { title: words.text('ui.simulate.result'), cell: (outcome) => <Result outcome={outcome} /> },
        ]}
      />
    </Section>
  );
}

/** Shows the refusals of a step, or the events that it recorded. */
function Result({ outcome: { refused, events } }: { outcome: Outcome }) {
  const words = useWords();
  if (refused)
    return (
      <Status tone="critical">
        {refused.refusals.map((refusal) => reasonOf(refusal, refused.machine, words)).join(' · ')}
      </Status>
    );
  return (
    <ul className={css.list}>
      {events.map(({ machine, id, version, type, actor }) => (
        <li key={`${machine}/${id}@${version}`}>
          {`${machineTitle(machine, words)} ${id}: ${words.text<string>(`event.${type}`)}`}
          <span className={css.small}>
            {' · '}
            {actor.kind === 'system' ? words.text('ui.detail.system') : actor.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
