import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { isReadable } from './budget.ts';
import { onePhase, phaseMap, phasesOf, stateMap, statesOf, wholeRegion } from './build.ts';
import { GATHERINGS, type Gathering, type MapGraph } from './graph.ts';
import { laidOut, type Layouter, type MapLayout, type MapWords } from './layout.ts';

/** A standard map: phases, one open phase, or a whole region. */
export interface StandingMap {
  readonly id: string;
  readonly graph: (gathering: Gathering) => MapGraph;
}

/** Maximum number of main states without a map of phases. */
const MOST_AT_ONCE = 10;

export const PHASES = 'phases';
export const phaseId = (phase: string): string => `phase ${phase}`;
export const regionId = (region: string): string => `region ${region}`;

/** Returns true if a machine has a map of phases. */
export const hasPhaseMap = (aggregateType: AggregateType): boolean =>
  phasesOf(aggregateType).length > 1 && statesOf(aggregateType, aggregateType.structure.main).length > MOST_AT_ONCE;

/** Returns the standard maps of a machine. */
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

/** Returns the layout with the least gathering within the budget. */
export async function readable(graph: StandingMap['graph'], words: MapWords, layouter: Layouter): Promise<MapLayout> {
  let drawn: MapLayout | null = null;
  for (const gathering of GATHERINGS) {
    drawn = await laidOut(graph(gathering), words, layouter);
    if (isReadable(drawn)) return drawn;
  }
  if (!drawn) throw new Error('A map can be gathered in no way.');
  return drawn;
}
