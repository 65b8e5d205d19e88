import { useCallback, useMemo } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { EmptyState } from '#views/ui/EmptyState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import { statesIn } from '../lookup.ts';
import { stateMap } from '../map/build.ts';
import { MapSvg } from '../map/MapSvg.tsx';
import type { StandingMap } from '../map/standing.ts';
import { useDrawnMap } from '../map/useMap.ts';
import * as css from '../Model.css.ts';
import { shortest, type Step } from '../shortest.ts';
import { eventOf } from './say.ts';
import type { PageState } from './usePage.ts';

/** Finds the shortest path from one state to another, for everybody or for one role. */
export function TransitionTab({ aggregateType, page }: { aggregateType: AggregateType; page: PageState }) {
  const words = useWords();
  const { main, initial, states } = aggregateType.structure;
  const all = statesIn(aggregateType);
  const from = page.from ?? all.find(({ region }) => region === main)?.id ?? initial[main] ?? '';
  const region = states.get(from)?.region ?? main;
  const choices = (own: readonly { readonly id: string }[]) =>
    own.map(({ id }) => ({ id, label: stateOf(aggregateType.id, id, words) }));
  return (
    <Stack gap="l">
      <div className={css.bar}>
        <Select
          label={words.text('ui.chart.from')}
          choices={choices(all)}
          value={from}
          onChange={(key) => page.show({ from: String(key) })}
        />
        <Select
          label={words.text('ui.chart.to')}
          choices={choices(all.filter((state) => state.region === region && state.id !== from))}
          value={page.to}
          onChange={(key) => page.show({ to: String(key) })}
        />
      </div>
      {page.to === null ? (
        <EmptyState icon="arrowRight" title={words.text('ui.model.chooseTarget')} />
      ) : (
        <Found
          aggregateType={aggregateType}
          region={region}
          from={from}
          to={page.to}
          permissions={page.narrowed.narrowing.permissions}
        />
      )}
    </Stack>
  );
}

interface FoundProps {
  readonly aggregateType: AggregateType;
  readonly region: string;
  readonly from: string;
  readonly to: string;
  readonly permissions: readonly string[] | null;
}

function Found({ aggregateType, region, from, to, permissions }: FoundProps) {
  const words = useWords();
  const transition = useMemo(
    () => shortest(aggregateType, from, to, permissions),
    [aggregateType, from, to, permissions],
  );
  if (transition === null)
    return <EmptyState icon="lock" title={words.text('ui.model.noWay')} text={words.text('ui.model.noWayHint')} />;
  return <Transition aggregateType={aggregateType} region={region} transition={transition} />;
}

function Transition({
  aggregateType,
  region,
  transition,
}: {
  aggregateType: AggregateType;
  region: string;
  transition: readonly Step[];
}) {
  const words = useWords();
  const graph = useCallback<StandingMap['graph']>(
    (gathering) =>
      stateMap(
        aggregateType,
        region,
        { states: [...new Set(transition.flatMap(({ from, to }) => [from, to]))], moves: transition },
        gathering,
      ),
    [aggregateType, region, transition],
  );
  const { answer } = useDrawnMap(aggregateType, graph);
  const label = words.text('ui.model.steps', { count: transition.length });
  return (
    <>
      {answer ? (
        <MapSvg
          layout={answer}
          label={label}
          chosen={null}
          marked={null}
          isFinal={(state) => aggregateType.structure.states.get(state)?.meta.final === true}
          nameOf={() => null}
          onChoose={() => {}}
        />
      ) : (
        <Skeleton />
      )}
      <ol className={css.steps} aria-label={label}>
        {transition.map(({ from, to, events }) => (
          <li key={from}>
            {words.text('ui.model.step', {
              from: stateOf(aggregateType.id, from, words),
              events: words.list(events.map((type) => eventOf(type, words))),
              to: stateOf(aggregateType.id, to, words),
            })}
          </li>
        ))}
      </ol>
    </>
  );
}
