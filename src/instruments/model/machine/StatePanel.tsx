import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Transition } from '#machines/kit/structure.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { Button } from '#views/ui/Button.tsx';
import { Section } from '#views/ui/Card.tsx';
import { Inline, Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import { transitionsInView } from '../lookup.ts';
import { ranked } from '../map/mainLine.ts';
import * as css from '../Model.css.ts';
import { eventOf, targetOf } from './say.ts';
import type { PageState } from './usePage.ts';

/** Describes the selected state of the map: its meaning and its possible events. */
export function StatePanel({ aggregateType, page }: { aggregateType: AggregateType; page: PageState }) {
  const words = useWords();
  const info = page.state === null ? undefined : aggregateType.structure.states.get(page.state);
  if (!info) return <p className={css.muted}>{words.text('ui.model.chooseStateHint')}</p>;
  const leaves = ({ from, to }: Transition): number => (to !== null && to !== from ? 0 : 1);
  const order = ranked(aggregateType, Object.keys(aggregateType.events));
  const transitions = transitionsInView(aggregateType, page.narrowed.narrowing)
    .filter(({ from }) => from === info.id)
    .toSorted((one, other) => leaves(one) - leaves(other) || order.indexOf(one.event) - order.indexOf(other.event));
  const name = stateOf(aggregateType.id, info.id, words);
  const { code } = info.meta;
  return (
    <Section title={code === undefined ? name : words.text('ui.model.coded', { name, code })}>
      <Stack gap="m">
        <p className={css.muted}>{words.text<string>(`about.state.${aggregateType.id}.${info.id}`)}</p>
        <Inline gap="s">
          <Button size="small" icon="expand" onPress={() => page.show({ hops: '1' })}>
            {words.text('ui.model.focus')}
          </Button>
          <Button size="small" icon="arrowRight" onPress={() => page.show({ tab: 'way', from: info.id })}>
            {words.text('ui.model.wayFrom')}
          </Button>
        </Inline>
        {transitions.length === 0 ? (
          <p className={css.muted}>{words.text('ui.model.nothingMore')}</p>
        ) : (
          <ul className={`${css.transitionList} ${css.statePlace}`} aria-label={words.text('ui.model.possible')}>
            {transitions.map((transition) => (
              <li key={transition.event}>
                <Button
                  size="small"
                  tone="quiet"
                  onPress={() => page.show({ tab: 'why', state: info.id, event: transition.event })}
                >
                  {eventOf(transition.event, words)}
                </Button>
                <span className={css.muted}>
                  {words.text('ui.model.leads', {
                    to: targetOf(aggregateType, transition, words),
                    rules: transition.rules.length,
                  })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Section>
  );
}
