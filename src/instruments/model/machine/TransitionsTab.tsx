import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Transition } from '#machines/kit/structure.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/language/words.tsx';
import { transitionsInView } from '../lookup.ts';
import * as css from '../Model.css.ts';
import { eventOf, marksOf, regionOf, statementOf, targetOf } from './say.ts';
import type { PageState } from './usePage.ts';

/** Lists every transition of the machine: source, event, target and rules. */
export function TransitionsTab({ aggregateType, page }: { aggregateType: AggregateType; page: PageState }) {
  const words = useWords();
  const transitions = transitionsInView(aggregateType, page.narrowed.narrowing);
  if (transitions.length === 0) return <EmptyState title={words.text('ui.model.noWays')} />;
  const hasRegions = aggregateType.structure.regions.length > 1;
  return (
    <Stack gap="m">
      <p className={css.muted}>{words.text('ui.model.wayCount', { count: transitions.length })}</p>
      <PlainTable
        label={words.text('ui.model.ways')}
        rows={transitions}
        keyOf={({ from, event }) => `${from} ${event}`}
        columns={[
          ...(hasRegions
            ? [
                {
                  title: words.text('ui.model.region'),
                  cell: ({ region }: Transition) => regionOf(aggregateType, region, words),
                },
              ]
            : []),
          { title: words.text('ui.chart.from'), cell: ({ from }) => stateOf(aggregateType.id, from, words) },
          {
            title: words.text('ui.model.event'),
            cell: ({ event }) => (
              <>
                {eventOf(event, words)}
                <span className={css.muted}> {words.list(marksOf(aggregateType, event, words))}</span>
              </>
            ),
          },
          { title: words.text('ui.chart.to'), cell: (transition) => targetOf(aggregateType, transition, words) },
          {
            title: words.text('ui.model.rules'),
            cell: ({ rules }) => rules.map((rule) => <div key={rule}>{statementOf(aggregateType, rule, words)}</div>),
          },
        ]}
      />
    </Stack>
  );
}
