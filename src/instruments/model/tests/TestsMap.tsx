import { useMemo } from 'react';
import type { Level } from '#instruments/export/testAtlas.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { wordFailure } from '#services/failure.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import type { PageState } from '../machine/usePage.ts';
import { MapSvg, type ShownHeat } from '../map/MapSvg.tsx';
import { hasPhaseMap, PHASES, phaseId, regionId, standingMaps } from '../map/standing.ts';
import { useStandingMap } from '../map/useMap.ts';
import * as css from '../Model.css.ts';
import { heatOf } from '../processMining/heat.ts';
import { isExercised, type TransitionTests } from './coverage.ts';

interface TestsMapProps {
  readonly aggregateType: AggregateType;
  readonly page: PageState;
  readonly transitions: readonly TransitionTests[];
  readonly level: Level | null;
}

/**
 * Shows the map with test coverage: each line counts its exercised transitions. A line with an untested transition is
 * dashed.
 */
export function TestsMap({ aggregateType, page, transitions, level }: TestsMapProps) {
  const words = useWords();
  const view = page.view ?? (hasPhaseMap(aggregateType) ? PHASES : regionId(aggregateType.structure.main));
  const { answer, failure, reload } = useStandingMap(aggregateType, view);
  const heats = useMemo(() => {
    const lines = transitions.map(({ transition, tests }) => ({
      key: `${transition.from} ${transition.event}`,
      region: transition.region,
      standing: 'law' as const,
      transition,
      event: transition.event,
      from: aggregateType.structure.states.get(transition.from)?.meta.absent === true ? null : transition.from,
      count: isExercised(tests, level) ? 1 : 0,
      refusals: 0,
      median: null,
      p90: null,
      rules: [],
    }));
    return answer ? heatOf(aggregateType, answer, lines, 'count') : null;
  }, [aggregateType, answer, transitions, level]);
  const maps = standingMaps(aggregateType);
  const titleOf = (id: string): string => {
    if (id === PHASES) return words.text('ui.model.allPhases');
    if (id === regionId(aggregateType.structure.main)) return words.text('ui.model.wholeMap');
    const [kind = '', name = ''] = id.split(' ');
    return kind === 'phase'
      ? words.text<string>(`phase.${name}`)
      : words.text<string>(`region.${aggregateType.id}.${name}`);
  };
  if (failure)
    return <ErrorState title={words.text('ui.model.noMap')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton />;
  const shown = ({ id }: { readonly id: string }): ShownHeat | null => {
    const heat = heats?.get(id);
    if (!heat) return null;
    const text = words.text('ui.tests.ofWays', { tested: heat.count, transitions: heat.lines.length });
    const isWhole = heat.count === heat.lines.length;
    return { text, name: text, share: isWhole ? 0.1 : 0, look: isWhole ? 'done' : 'never', open: null };
  };
  return (
    <Stack gap="m">
      {maps.length > 1 && (
        <div className={css.bar}>
          <Select
            label={words.text('ui.model.maps')}
            choices={maps.map(({ id }) => ({ id, label: titleOf(id) }))}
            value={view}
            onChange={(key) => page.show({ view: String(key) })}
          />
        </div>
      )}
      <MapSvg
        layout={answer}
        label={words.text('ui.tests.map')}
        chosen={null}
        marked={null}
        heat={shown}
        isFinal={(state) => aggregateType.structure.states.get(state)?.meta.final === true}
        nameOf={({ kind, of, members }) => {
          if (of === null || kind === 'arrivals') return null;
          if (kind !== 'phase') return stateOf(aggregateType.id, of, words);
          return words.text('ui.model.openPhase', { phase: words.text<string>(`phase.${of}`), count: members.length });
        }}
        onChoose={({ kind, of }) => {
          if (of !== null && kind === 'phase') page.show({ view: phaseId(of) });
          else if (of !== null) page.show({ tab: 'map', state: of });
        }}
      />
    </Stack>
  );
}
