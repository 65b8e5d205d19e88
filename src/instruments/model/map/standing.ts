import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { isReadable } from './budget.ts';
import { onePhase, phaseMap, phasesOf, stateMap, statesOf, wholeRegion } from './build.ts';
import { GATHERINGS, type Gathering, type MapGraph } from './graph.ts';
import { laidOut, type Layouter, type MapLayout, type MapWords } from './layout.ts';

/** A map that depends on nobody's choice: the phases, one phase opened, or a whole region. */
export interface StandingMap {
  readonly id: string;
  readonly graph: (gathering: Gathering) => MapGraph;
}

/** A machine with more states than this in its main region is closed up by phase first. */
const MOST_AT_ONCE = 10;

export const PHASES = 'phases';
export const phaseId = (phase: string): string => `phase ${phase}`;
export const regionId = (region: string): string => `region ${region}`;

/** Returns true if a machine is shown by its phases. */
export const hasPhaseMap = (aggregateType: AggregateType): boolean =>
  phasesOf(aggregateType).length > 1 && statesOf(aggregateType, aggregateType.structure.main).length > MOST_AT_ONCE;

/** Every map of a machine that is drawn without being asked for. */
export const standingMaps = (aggregateType: AggregateType): StandingMap[] => {
  const { main, regions } = aggregateType.structure;
  const region = (name: string): StandingMap => ({
    id: regionId(name),
    graph: (gathering) => stateMap(aggregateType, name, wholeRegion(aggregateType, name), gathering),
  });
  const first = hasPhaseMap(aggregateType)
    ? [
        { id: PHASES, graph: (gathering: Gathering) => phaseMap(aggregateType, gathering) },
        ...phasesOf(aggregateType).map((phase) => ({
          id: phaseId(phase),
          graph: (gathering: Gathering) => stateMap(aggregateType, main, onePhase(aggregateType, phase), gathering),
        })),
      ]
    : [region(main)];
  return [...first, ...regions.filter((name) => name !== main).map(region)];
};

/** The map with as little gathered as its readers can follow. */
export async function readable(graph: StandingMap['graph'], words: MapWords, layouter: Layouter): Promise<MapLayout> {
  let drawn: MapLayout | null = null;
  for (const gathering of GATHERINGS) {
    drawn = await laidOut(graph(gathering), words, layouter);
    if (isReadable(drawn)) return drawn;
  }
  if (!drawn) throw new Error('A map can be gathered in no way.');
  return drawn;
}
