import { useId, useMemo, useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { StreamRecord } from '#services/stream.ts';
import { Stack } from '#views/ui/layout.tsx';
import { Switch } from '#views/ui/Switch.tsx';
import { useWords } from '#views/language/words.tsx';
import { stateOf } from '../fields/labels.ts';
import * as css from './Chart.css.ts';
import { BOX, chartOf, lineOf, type ChartLayout, type Move } from './chartLayout.ts';

/** An aggregate on the map of its machine: its path, its present state, and the states it could reach next. */
export interface ChartProps {
  readonly aggregateType: AggregateType;
  readonly state: string;
  readonly records: readonly StreamRecord[];
}

/** A map fills its place up to so many times its own size. */
const WIDEST = 1.15;
/** Narrower than so many pixels a wide map is scrolled, not shrunk. */
const READABLE = 980;

type Kind = 'taken' | 'open' | 'other';

const keyOf = ({ from, to }: Pick<Move, 'from' | 'to'>): string => `${from} ${to}`;

/** The moves an aggregate made, also such as the machine draws otherwise (a return to the state before). */
const takenBy = (records: readonly StreamRecord[]): Map<string, Move> => {
  const taken = new Map<string, Move>();
  for (const { from, to, type } of records) {
    if (!from || !to || from === to) continue;
    const key = keyOf({ from, to });
    taken.set(key, { from, to, events: [...(taken.get(key)?.events ?? []), type] });
  }
  return taken;
};

export default function Chart({ aggregateType, state, records }: ChartProps) {
  const words = useWords();
  const marker = useId();
  const [showAll, setShowAll] = useState(false);
  const layout = useMemo(() => chartOf(aggregateType), [aggregateType]);
  const taken = useMemo(() => takenBy(records), [records]);
  const kindOf = (move: Move): Kind => (taken.has(keyOf(move)) ? 'taken' : move.from === state ? 'open' : 'other');
  const all = [
    ...layout.moves,
    ...[...taken.values()].filter((move) => !layout.moves.some((one) => keyOf(one) === keyOf(move))),
  ];
  const order: readonly Kind[] = ['other', 'open', 'taken'];
  const drawn = all
    .map((move) => ({ move, kind: kindOf(move) }))
    .filter(({ kind }) => showAll || kind !== 'other')
    .toSorted((one, two) => order.indexOf(one.kind) - order.indexOf(two.kind));
  const visited = new Set(records.flatMap(({ to }) => to ?? []));
  return (
    <Stack gap="m">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={css.scroller} tabIndex={0} role="region" aria-label={words.text('ui.chart.map')}>
        <svg
          className={css.chart}
          style={{ maxWidth: layout.width * WIDEST, minWidth: Math.min(layout.width, READABLE) }}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          aria-hidden="true"
        >
          <defs>
            {order.map((kind) => (
              <marker
                key={kind}
                id={`${marker}${kind}`}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="7"
                markerHeight="7"
                markerUnits="userSpaceOnUse"
                orient="auto-start-reverse"
              >
                <path d="M0 0.5L8 4L0 7.5z" className={css.heads[kind]} />
              </marker>
            ))}
          </defs>
          {layout.phases.map(({ phase, x }) => (
            <text key={phase} className={css.phase} x={x + BOX.width / 2} y={BOX.edge + 6}>
              {words.text<string>(`phase.${phase}`)}
            </text>
          ))}
          {drawn.map(({ move, kind }) => (
            <path
              key={keyOf(move)}
              className={css.lines[kind]}
              d={lineOf(move, layout.states)}
              markerEnd={`url(#${marker}${kind})`}
            >
              <title>{move.events.map((type) => words.text<string>(`event.${type}`)).join(', ')}</title>
            </path>
          ))}
          {[...layout.states.values()].map(({ id, x, y }) => (
            <g key={id} transform={`translate(${x} ${y})`}>
              <rect
                className={css.boxes[id === state ? 'current' : visited.has(id) ? 'visited' : 'other']}
                width={BOX.width}
                height={BOX.height}
                rx={7}
              />
              <text
                className={css.words[id === state ? 'current' : visited.has(id) ? 'visited' : 'other']}
                x={BOX.width / 2}
                y={BOX.height / 2}
              >
                {stateOf(aggregateType.id, id, words)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <div data-off-paper>
        <Switch isSelected={showAll} onChange={setShowAll}>
          {words.text('ui.chart.all')}
        </Switch>
      </div>
      <ChartTable aggregateType={aggregateType} layout={layout} taken={taken} state={state} />
    </Stack>
  );
}

interface ChartTableProps {
  readonly aggregateType: AggregateType;
  readonly layout: ChartLayout;
  readonly taken: ReadonlyMap<string, Move>;
  readonly state: string;
}

/** The same as words: each step taken, and each that leads on from here. */
function ChartTable({ aggregateType, layout, taken, state }: ChartTableProps) {
  const words = useWords();
  const open = layout.moves.filter((move) => move.from === state && !taken.has(keyOf(move)));
  const line = (move: Move, said: string) => (
    <tr key={keyOf(move)}>
      <td>{said}</td>
      <td>{stateOf(aggregateType.id, move.from, words)}</td>
      <td>{words.list(move.events.map((type) => words.text<string>(`event.${type}`)))}</td>
      <td>{stateOf(aggregateType.id, move.to, words)}</td>
    </tr>
  );
  return (
    <details className={css.twin}>
      <summary>{words.text('ui.chart.table')}</summary>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.text('ui.chart.way')}</th>
            <th scope="col">{words.text('ui.chart.from')}</th>
            <th scope="col">{words.text('ui.chart.event')}</th>
            <th scope="col">{words.text('ui.chart.to')}</th>
          </tr>
        </thead>
        <tbody>
          {[...taken.values()].map((move) => line(move, words.text('ui.chart.taken')))}
          {open.map((move) => line(move, words.text('ui.chart.open')))}
        </tbody>
      </table>
    </details>
  );
}
