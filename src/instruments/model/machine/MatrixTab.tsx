import { useState } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { Hidden } from '#views/ui/Hidden.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Select } from '#views/ui/Select.tsx';
import { useWords } from '#views/words.tsx';
import { isInView, statesIn } from '../lookup.ts';
import * as css from '../Model.css.ts';
import { eventOf, targetOf } from './say.ts';
import type { PageState } from './usePage.ts';

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
          <tbody>
            {events.map((type) => (
              <tr key={type}>
                <th scope="row">{eventOf(type, words)}</th>
                {states.map(({ id }) => {
                  const transition = transitions.get(id)?.get(type);
                  if (!transition)
                    return (
                      <td key={id} className={css.none}>
                        <Hidden>{words.text('ui.model.notDeclared')}</Hidden>
                      </td>
                    );
                  const isMove = transition.to !== null && transition.to !== transition.from;
                  const target = targetOf(aggregateType, transition, words);
                  return (
                    <td key={id} className={isMove ? css.goes : css.stays} title={target}>
                      <span aria-hidden="true">{isMove ? '→' : '○'}</span>
                      <Hidden>{target}</Hidden>
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
