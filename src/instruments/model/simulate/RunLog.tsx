import { reasonSentence } from '#i18n/say.ts';
import type { Outcome } from '#instruments/sandbox/run.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Status } from '#views/ui/Status.tsx';
import { useWords } from '#views/language/words.tsx';
import { kindTitle } from '#views/shapes/log/eventNames.tsx';
import type { Run } from './runStore.ts';
import { stepText } from './stepText.ts';
import * as css from './Simulate.css.ts';

/** Lists everything that was tried in a run, in order, with resulting events and reasons of refusals. Undone steps stay. */
export function RunLog({ run: { attempts, outcomes } }: { run: Pick<Run, 'attempts' | 'outcomes'> }) {
  const words = useWords();
  const title = words.text('ui.simulate.runLog');
  return (
    <Section title={title} flush>
      <PlainTable
        label={title}
        rows={attempts}
        keyOf={(_attempt, place) => place}
        columns={[
          { title: words.text('ui.simulate.step'), isNumber: true, cell: (_attempt, place) => place + 1 },
          { title: words.text('ui.simulate.done'), cell: ({ outcome }) => stepText(outcome, words) },
          {
            title: words.text('ui.simulate.result'),
            cell: ({ outcome }) => (
              <>
                {!outcomes.includes(outcome) && <Status tone="neutral">{words.text('ui.simulate.undone')}</Status>}
                <Result outcome={outcome} />
              </>
            ),
          },
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
        {refused.refusals.map((refusal) => reasonSentence(refusal, refused.machine, words)).join(' · ')}
      </Status>
    );
  return (
    <ul className={css.list}>
      {events.map(({ machine, id, version, type, actor }) => (
        <li key={`${machine}/${id}@${version}`}>
          {`${kindTitle(machine, words)} ${id}: ${words.text<string>(`event.${type}`)}`}
          <span className={css.small}>
            {' · '}
            {actor.kind === 'system' ? words.text('ui.detail.system') : actor.name}
          </span>
        </li>
      ))}
    </ul>
  );
}
