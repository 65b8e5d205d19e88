import { useMemo, useRef } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { wordFailure } from '#services/failure.ts';
import { stateOf } from '#views/shapes/fields/labels.ts';
import { Button } from '#views/ui/Button.tsx';
import { ErrorState } from '#views/ui/ErrorState.tsx';
import { Stack } from '#views/ui/layout.tsx';
import { Skeleton } from '#views/ui/Skeleton.tsx';
import { useWords } from '#views/language/words.tsx';
import type { Asked } from '#views/data/useAsked.ts';
import { isInView, type Narrowing } from '../lookup.ts';
import type { MapLayout, PlacedNode } from '../map/layout.ts';
import { namesInView, type NamedOf } from '../map/mapWords.ts';
import { MapSvg } from '../map/MapSvg.tsx';
import { MapTable } from '../map/MapTable.tsx';
import { hasPhaseMap, PHASES, phaseId, regionId } from '../map/standing.ts';
import { useFocusMap, useStandingMap } from '../map/useMap.ts';
import { namesByNumber } from '../processMining/heat.ts';
import type { ProcessMiningLine } from '../processMining/lines.ts';
import { useHeat } from '../processMining/useHeat.ts';
import * as css from '../Model.css.ts';
import { saveSvg } from './saveSvg.ts';
import { StatePanel } from './StatePanel.tsx';
import type { PageState } from './usePage.ts';

interface MapTabProps {
  readonly aggregateType: AggregateType;
  readonly page: PageState;
  /** Process mining drawn over the map; the table beside it shows the rest. */
  readonly practice?: readonly ProcessMiningLine[] | undefined;
}

type Needed = Pick<MapTabProps, 'aggregateType' | 'page'> & { readonly practice: MapTabProps['practice'] };

/** Returns the names of edges: by process mining, by the filter, or null for the declared ones. */
function useNames({ aggregateType, page, practice: processMining }: Needed): NamedOf | null {
  const { measure } = page;
  const { narrowing } = page.narrowed;
  return useMemo(() => {
    if (processMining) return namesByNumber(aggregateType, processMining, measure);
    return isNarrowed(narrowing) ? namesInView(aggregateType, narrowing) : null;
  }, [aggregateType, processMining, measure, narrowing]);
}

const isNarrowed = ({ kind, permissions }: Narrowing): boolean => kind !== 'all' || permissions !== null;

/** Shows the map of a machine: phases, one open phase, or the neighbourhood of a state. */
export function MapTab({ aggregateType, page, practice: processMining }: MapTabProps) {
  const standing = page.view ?? (hasPhaseMap(aggregateType) ? PHASES : regionId(aggregateType.structure.main));
  return page.hops > 0 && page.state !== null ? (
    <Focused aggregateType={aggregateType} page={page} state={page.state} practice={processMining} />
  ) : (
    <Standing aggregateType={aggregateType} page={page} view={standing} practice={processMining} />
  );
}

function Standing({ aggregateType, page, view, practice: processMining }: Needed & { view: string }) {
  const words = useWords();
  const map = useStandingMap(aggregateType, view, useNames({ aggregateType, page, practice: processMining }));
  const opened = view.startsWith('phase ') ? view.slice('phase '.length) : null;
  const title =
    opened === null ? words.text<string>(`machine.${aggregateType.id}.many`) : words.text<string>(`phase.${opened}`);
  const others = aggregateType.structure.regions.filter((region) => region !== aggregateType.structure.main);
  return (
    <Stack gap="m">
      <nav className={css.crumbs} aria-label={words.text('ui.model.maps')}>
        {[
          ...(hasPhaseMap(aggregateType)
            ? [{ id: PHASES, label: words.text('ui.model.allPhases') }]
            : [{ id: regionId(aggregateType.structure.main), label: words.text('ui.model.wholeMap') }]),
          ...(opened === null ? [] : [{ id: view, label: title }]),
          ...others.map((region) => ({
            id: regionId(region),
            label: words.text<string>(`region.${aggregateType.id}.${region}`),
          })),
        ].map(({ id, label }) => (
          <Button
            key={id}
            size="small"
            tone={id === view ? 'primary' : 'neutral'}
            aria-pressed={id === view}
            onPress={() => page.show({ view: id, state: null, hops: null })}
          >
            {label}
          </Button>
        ))}
      </nav>
      <Drawn aggregateType={aggregateType} page={page} practice={processMining} map={map} title={title} />
    </Stack>
  );
}

function Focused({ aggregateType, page, state, practice: processMining }: Needed & { state: string }) {
  const words = useWords();
  const names = useNames({ aggregateType, page, practice: processMining });
  const map = useFocusMap(aggregateType, state, page.hops, names);
  const title = words.text('ui.model.around', { state: stateOf(aggregateType.id, state, words) });
  return (
    <Stack gap="m">
      <nav className={css.crumbs} aria-label={words.text('ui.model.maps')}>
        <Button size="small" icon="chevronLeft" onPress={() => page.show({ hops: null })}>
          {words.text('ui.model.wholeMap')}
        </Button>
        {[1, 2].map((hops) => (
          <Button
            key={hops}
            size="small"
            tone={page.hops === hops ? 'primary' : 'neutral'}
            aria-pressed={page.hops === hops}
            onPress={() => page.show({ hops: String(hops) })}
          >
            {words.text('ui.model.hops', { hops })}
          </Button>
        ))}
      </nav>
      <Drawn aggregateType={aggregateType} page={page} practice={processMining} map={map} title={title} />
    </Stack>
  );
}

interface DrawnProps extends Needed {
  readonly map: Asked<MapLayout>;
  readonly title: string;
}

function Drawn({ aggregateType, page, practice: processMining, map: { answer, failure, reload }, title }: DrawnProps) {
  const words = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const { narrowing } = page.narrowed;
  const heat = useHeat(aggregateType, page, answer, processMining);
  const nameOf = ({ kind, of, members }: PlacedNode): string | null => {
    if (of === null) return null;
    if (kind === 'phase')
      return words.text('ui.model.openPhase', { phase: words.text<string>(`phase.${of}`), count: members.length });
    if (kind === 'arrivals') return null;
    return stateOf(aggregateType.id, of, words);
  };
  const choose = ({ kind, of }: PlacedNode): void => {
    if (of === null) return;
    if (kind === 'phase') page.show({ view: phaseId(of), state: null, hops: null });
    else page.show({ state: of });
  };
  if (failure)
    return <ErrorState title={words.text('ui.model.noMap')} text={wordFailure(failure, words)} onRetry={reload} />;
  if (!answer) return <Skeleton />;
  const chosen =
    answer.nodes.find(({ kind, of }) => kind !== 'arrivals' && of !== null && of === page.state)?.id ?? null;
  return (
    <Stack gap="m">
      <div className={page.state === null ? css.aboveMap : css.besideMap}>
        <StatePanel aggregateType={aggregateType} page={page} />
        <MapSvg
          svg={svg}
          heat={heat}
          layout={answer}
          label={words.text('ui.model.mapOf', { name: title })}
          chosen={chosen}
          marked={
            isNarrowed(narrowing)
              ? ({ events }) => events.some((type) => isInView(aggregateType, type, narrowing))
              : null
          }
          isFinal={(state) => aggregateType.structure.states.get(state)?.meta.final === true}
          nameOf={nameOf}
          onChoose={choose}
        />
      </div>
      {processMining === undefined && <MapTable aggregateType={aggregateType} layout={answer} narrowing={narrowing} />}
      <div>
        <Button
          size="small"
          icon="download"
          onPress={() => svg.current && saveSvg(svg.current, `${aggregateType.id}.svg`)}
        >
          {words.text('ui.model.saveSvg')}
        </Button>
      </div>
    </Stack>
  );
}
