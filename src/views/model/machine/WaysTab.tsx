import type { Noun } from '#machines/kit/noun.ts';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { useWords } from '#views/words.tsx';
import { waysInView } from '../lookup.ts';
import * as css from '../Model.css.ts';
import { eventOf, marksOf, regionOf, statementOf, targetOf } from './say.ts';
import type { PageState } from './usePage.ts';

/** Every way of the machine: from where, by which event, to where, and what must hold. */
export function WaysTab({ noun, page }: { noun: Noun; page: PageState }) {
  const words = useWords();
  const ways = waysInView(noun, page.narrowed.narrowing);
  const label = words.text('ui.model.ways');
  if (ways.length === 0) return <EmptyState title={words.text('ui.model.noWays')} />;
  return (
    <Scroller label={label}>
      <p className={css.muted}>{words.text('ui.model.wayCount', { count: ways.length })}</p>
      <table className={detail.table}>
        <thead>
          <tr>
            {noun.structure.regions.length > 1 && <th scope="col">{words.text('ui.model.region')}</th>}
            <th scope="col">{words.text('ui.chart.from')}</th>
            <th scope="col">{words.text('ui.model.event')}</th>
            <th scope="col">{words.text('ui.chart.to')}</th>
            <th scope="col">{words.text('ui.model.rules')}</th>
          </tr>
        </thead>
        <tbody>
          {ways.map((way) => (
            <tr key={`${way.from} ${way.event}`}>
              {noun.structure.regions.length > 1 && <td>{regionOf(noun, way.region, words)}</td>}
              <td>{stateOf(noun.id, way.from, words)}</td>
              <td>
                {eventOf(way.event, words)}
                <span className={css.muted}> {words.list(marksOf(noun, way.event, words))}</span>
              </td>
              <td>{targetOf(noun, way, words)}</td>
              <td>
                {way.rules.map((rule) => (
                  <div key={rule}>{statementOf(noun, rule, words)}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
