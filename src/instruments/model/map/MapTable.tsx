import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { Scroller } from '#views/shapes/detail/Scroller.tsx';
import * as detail from '#views/shapes/detail/Detail.css.ts';
import { useWords } from '#views/language/words.tsx';
import { isInView, type Narrowing } from '../lookup.ts';
import type { MapLayout } from './layout.ts';
import { nodeText } from './mapWords.ts';

interface MapTableProps {
  readonly aggregateType: AggregateType;
  readonly layout: MapLayout;
  readonly narrowing: Narrowing;
}

/** Shows a map as text: each move with its events. */
export function MapTable({ aggregateType, layout, narrowing }: MapTableProps) {
  const words = useWords();
  const names = new Map(
    layout.nodes.map((node) => [
      node.id,
      node.kind === 'start' ? words.text('ui.model.begin') : nodeText(aggregateType, node, words),
    ]),
  );
  const label = words.text('ui.model.table');
  return (
    <details>
      <summary>{label}</summary>
      <Scroller label={label}>
        <table className={detail.table}>
          <thead>
            <tr>
              <th scope="col">{words.text('ui.chart.from')}</th>
              <th scope="col">{words.text('ui.model.event')}</th>
              <th scope="col">{words.text('ui.chart.to')}</th>
            </tr>
          </thead>
          <tbody>
            {layout.edges.map(({ id, from, to, events }) => (
              <tr key={id}>
                <td>{names.get(from)}</td>
                <td>
                  {words.list(
                    events
                      .filter((type) => isInView(aggregateType, type, narrowing))
                      .map((type) => words.text<string>(`event.${type}`)),
                  ) || '–'}
                </td>
                <td>{names.get(to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </details>
  );
}
