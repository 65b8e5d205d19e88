import { useMemo } from 'react';
import type { Level } from '#machines/export/testAtlas.ts';
import type { Noun } from '#machines/kit/noun.ts';
import { wordFailure } from '#services/failure.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Select } from '#views/ui/Select.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/words.tsx';
import type { PageState } from '../machine/usePage.ts';
import { MapSvg, type ShownHeat } from '../map/MapSvg.tsx';
import { hasPhaseMap, PHASES, phaseId, regionId, standingMaps } from '../map/standing.ts';
import { useStandingMap } from '../map/useMap.ts';
import * as css from '../Model.css.ts';
import { heatOf } from '../practice/heat.ts';
import { isExercised, type WayTests } from './coverage.ts';

interface TestsMapProps {
  readonly noun: Noun;
  readonly page: PageState;
  readonly ways: readonly WayTests[];
  readonly level: Level | null;
}

/** The same map painted by its tests: on each line how many of its ways are exercised; broken where one is not. */
export function TestsMap({ noun, page, ways, level }: TestsMapProps) {
  const words = useWords();
  const view = page.view ?? (hasPhaseMap(noun) ? PHASES : regionId(noun.structure.main));
  const { answer, failure, reload } = useStandingMap(noun, view);
  const heats = useMemo(() => {
    const lines = ways.map(({ way, tests }) => ({
      key: `${way.from} ${way.event}`,
      region: way.region,
      standing: 'law' as const,
      way,
      event: way.event,
      from: noun.structure.states.get(way.from)?.meta.absent === true ? null : way.from,
      count: isExercised(tests, level) ? 1 : 0,
      refusals: 0,
      median: null,
      p90: null,
      rules: [],
    }));
    return answer ? heatOf(noun, answer, lines, 'count') : null;
  }, [noun, answer, ways, level]);
  const maps = standingMaps(noun);
  const titleOf = (id: string): string => {
    if (id === PHASES) return words.text('ui.model.allPhases');
    if (id === regionId(noun.structure.main)) return words.text('ui.model.wholeMap');
    const [kind = '', name = ''] = id.split(' ');
    return kind === 'phase' ? words.text<string>(`phase.${name}`) : words.text<string>(`region.${noun.id}.${name}`);
  };
  if (failure)
    return <ErrorState title={words.text('ui.model.noMap')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton />;
  const shown = ({ id }: { readonly id: string }): ShownHeat | null => {
    const heat = heats?.get(id);
    if (!heat) return null;
    const text = words.text('ui.tests.ofWays', { tested: heat.count, ways: heat.lines.length });
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
        isFinal={(state) => noun.structure.states.get(state)?.meta.final === true}
        nameOf={({ kind, of, members }) => {
          if (of === null || kind === 'arrivals') return null;
          if (kind !== 'phase') return stateOf(noun.id, of, words);
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
