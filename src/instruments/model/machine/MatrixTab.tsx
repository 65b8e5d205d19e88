import { useState, type KeyboardEvent } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { Stack } from '#views/ui/layout.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/language/words.tsx';
import { isInView, statesIn } from '../lookup.ts';
import * as css from '../Model.css.ts';
import { eventOf, targetOf } from './say.ts';
import type { PageState } from './usePage.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moves the focus from cell to cell of a table on the arrow keys. */
function moveInTable(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = ARROWS[event.key];
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  const row = cell?.closest('tr');
  if (!step || !cell || !row) return;
  event.preventDefault();
  const next = event.currentTarget.rows[row.sectionRowIndex + step[0]]?.cells[cell.cellIndex + step[1]];
  next?.querySelector('button')?.focus();
}

/** Shows every event in every state of a region: target, no change, or not possible. */
export function MatrixTab({ aggregateType, page }: { aggregateType: AggregateType; page: PageState }) {
  const words = useWords();
  const { main, regions, transitions, regionsByEvent } = aggregateType.structure;
  const [region, setRegion] = useState(main);
  const states = statesIn(aggregateType).filter((state) => state.region === region);
  const events = Object.keys(aggregateType.events).filter(
    (type) =>
      isInView(aggregateType, type, page.narrowed.narrowing) && (regionsByEvent.get(type) ?? []).includes(region),
  );
  const [focused, setReached] = useState<{ readonly event: string; readonly state: string } | null>(null);
  const first = { event: events[0], state: states[0]?.id };
  const isShown = focused !== null && events.includes(focused.event) && states.some(({ id }) => id === focused.state);
  // One cell is a stop of the Tab key; arrows reach the others.
  const reached = isShown ? focused : first;
  const label = words.text('ui.model.matrix');
  return (
    <Stack gap="m">
      {regions.length > 1 && (
        <div className={css.bar}>
          <Select
            label={words.text('ui.model.region')}
            choices={regions.map((id) => ({ id, label: words.text<string>(`region.${aggregateType.id}.${id}`) }))}
            value={region}
            onChange={(key) => setRegion(String(key))}
          />
        </div>
      )}
      <p className={css.muted}>{words.text('ui.model.matrixHint', { events: events.length, states: states.length })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={css.matrixPlace} role="group" aria-label={label} tabIndex={0}>
        <table className={css.matrix}>
          <thead>
            <tr>
              <th scope="col">{words.text('ui.model.event')}</th>
              {states.map(({ id }) => (
                <th key={id} scope="col">
                  <span className={css.upright}>{stateOf(aggregateType.id, id, words)}</span>
                </th>
              ))}
            </tr>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its buttons */}
          <tbody onKeyDown={moveInTable}>
            {events.map((type) => (
              <tr key={type}>
                <th scope="row">{eventOf(type, words)}</th>
                {states.map(({ id }) => {
                  const transition = transitions.get(id)?.get(type);
                  const isMove = transition && transition.to !== null && transition.to !== transition.from;
                  const target = transition
                    ? targetOf(aggregateType, transition, words)
                    : words.text('ui.model.notDeclared');
                  return (
                    <td key={id} className={isMove ? css.goes : transition ? css.stays : css.none} title={target}>
                      <button
                        type="button"
                        className={css.cell}
                        tabIndex={type === reached.event && id === reached.state ? 0 : -1}
                        aria-label={words.text('ui.model.cell', {
                          event: eventOf(type, words),
                          state: stateOf(aggregateType.id, id, words),
                          to: target,
                        })}
                        onFocus={() => setReached({ event: type, state: id })}
                        onClick={() => page.show({ tab: 'why', state: id, event: type })}
                      >
                        <span aria-hidden="true">{isMove ? '→' : transition ? '○' : '\u00A0'}</span>
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}
