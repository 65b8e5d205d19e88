import type { Noun } from '#machines/kit/noun.ts';
import type { Way } from '#machines/kit/structure.ts';
import { PlainTable } from '#views/shapes/detail/PlainTable.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { useWords } from '#views/words.tsx';
import { waysInView } from '../lookup.ts';
import * as css from '../Model.css.ts';
import { eventOf, marksOf, regionOf, statementOf, targetOf } from './say.ts';
import type { PageState } from './usePage.ts';

/** Every way of the machine: from where, by which event, to where, and what must hold. */
export function WaysTab({ noun, page }: { noun: Noun; page: PageState }) {
  const words = useWords();
  const ways = waysInView(noun, page.narrowed.narrowing);
  if (ways.length === 0) return <EmptyState title={words.text('ui.model.noWays')} />;
  const hasRegions = noun.structure.regions.length > 1;
  return (
    <Stack gap="m">
      <p className={css.muted}>{words.text('ui.model.wayCount', { count: ways.length })}</p>
      <PlainTable
        label={words.text('ui.model.ways')}
        rows={ways}
        keyOf={({ from, event }) => `${from} ${event}`}
        columns={[
          ...(hasRegions
            ? [{ title: words.text('ui.model.region'), cell: ({ region }: Way) => regionOf(noun, region, words) }]
            : []),
          { title: words.text('ui.chart.from'), cell: ({ from }) => stateOf(noun.id, from, words) },
          {
            title: words.text('ui.model.event'),
            cell: ({ event }) => (
              <>
                {eventOf(event, words)}
                <span className={css.muted}> {words.list(marksOf(noun, event, words))}</span>
              </>
            ),
          },
          { title: words.text('ui.chart.to'), cell: (way) => targetOf(noun, way, words) },
          {
            title: words.text('ui.model.rules'),
            cell: ({ rules }) => rules.map((rule) => <div key={rule}>{statementOf(noun, rule, words)}</div>),
          },
        ]}
      />
    </Stack>
  );
}
