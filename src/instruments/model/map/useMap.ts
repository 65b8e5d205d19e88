import { useCallback } from 'react';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { readMaps } from '#instruments/services/atlas.ts';
import { elkInWorker } from '#instruments/services/elk.ts';
import { useAsked, type Asked } from '#views/data/useAsked.ts';
import { useWords } from '#views/language/words.tsx';
import { around, stateMap, type Part } from './build.ts';
import type { MapLayout } from './layout.ts';
import { declaredNames, edgeText, mapWords, type NamedOf } from './mapWords.ts';
import { readable, standingMaps, type StandingMap } from './standing.ts';

/**
 * Loads the layout of a standard map from the build; computes it if absent or if other events are named. `namedOf` is
 * null for the declared names.
 */
export function useStandingMap(
  aggregateType: AggregateType,
  id: string,
  namedOf: NamedOf | null = null,
): Asked<MapLayout> {
  const words = useWords();
  const read = useCallback(async (): Promise<MapLayout> => {
    const built = (await readMaps(aggregateType.id, words.language))?.[id];
    const isSame = built?.edges.every(
      (edge) =>
        namedOf === null || edgeText(namedOf(edge, built.nodes), words) === edgeText(declaredNames(edge), words),
    );
    if (built && isSame === true) return built;
    const standing = standingMaps(aggregateType).find((map) => map.id === id) ?? standingMaps(aggregateType)[0];
    if (!standing) throw new Error(`${aggregateType.id} has no map.`);
    return readable(standing.graph, mapWords(aggregateType, words, namedOf ?? declaredNames), elkInWorker());
  }, [aggregateType, id, words, namedOf]);
  return useAsked(read);
}

/** Computes a layout in a worker on demand. */
export function useDrawnMap(
  aggregateType: AggregateType,
  graph: StandingMap['graph'],
  namedOf: NamedOf | null = null,
): Asked<MapLayout> {
  const words = useWords();
  const read = useCallback(
    () => readable(graph, mapWords(aggregateType, words, namedOf ?? declaredNames), elkInWorker()),
    [aggregateType, graph, words, namedOf],
  );
  return useAsked(read);
}

const graphOf = (aggregateType: AggregateType, state: string, part: Part): StandingMap['graph'] => {
  const region = aggregateType.structure.states.get(state)?.region ?? aggregateType.structure.main;
  return (gathering) => stateMap(aggregateType, region, part, gathering);
};

/** Computes the map of a state's neighbourhood within a number of moves. */
export function useFocusMap(
  aggregateType: AggregateType,
  state: string,
  hops: number,
  namedOf: NamedOf | null,
): Asked<MapLayout> {
  const graph = useCallback<StandingMap['graph']>(
    (gathering) => graphOf(aggregateType, state, around(aggregateType, state, hops))(gathering),
    [aggregateType, state, hops],
  );
  return useDrawnMap(aggregateType, graph, namedOf);
}
