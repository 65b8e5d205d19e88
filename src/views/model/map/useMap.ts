import { useCallback } from 'react';
import type { Noun } from '#machines/kit/noun.ts';
import { readMaps } from '#services/atlas.ts';
import { elkInWorker } from '#services/elk.ts';
import { useAsked, type Asked } from '#views/useAsked.ts';
import { useWords } from '#views/words.tsx';
import { around, stateMap, type Part } from './build.ts';
import type { MapLayout } from './layout.ts';
import { mapWords } from './mapWords.ts';
import { readable, standingMaps, type StandingMap } from './standing.ts';

/** A standing map as the build laid it out; laid out here where the build has not. */
export function useStandingMap(noun: Noun, id: string): Asked<MapLayout> {
  const words = useWords();
  const read = useCallback(async (): Promise<MapLayout> => {
    const built = (await readMaps(noun.id, words.language))?.[id];
    if (built) return built;
    const standing = standingMaps(noun).find((map) => map.id === id) ?? standingMaps(noun)[0];
    if (!standing) throw new Error(`${noun.id} has no map.`);
    return readable(standing.graph, mapWords(noun, words), elkInWorker());
  }, [noun, id, words]);
  return useAsked(read);
}

/** Lays a map out in a worker: what nobody asked for before. */
export function useDrawnMap(noun: Noun, graph: StandingMap['graph']): Asked<MapLayout> {
  const words = useWords();
  const read = useCallback(() => readable(graph, mapWords(noun, words), elkInWorker()), [noun, graph, words]);
  return useAsked(read);
}

const graphOf = (noun: Noun, state: string, part: Part): StandingMap['graph'] => {
  const region = noun.structure.states.get(state)?.region ?? noun.structure.main;
  return (gathering) => stateMap(noun, region, part, gathering);
};

/** The map of a state's neighbourhood, so many moves around it. */
export function useFocusMap(noun: Noun, state: string, hops: number): Asked<MapLayout> {
  const graph = useCallback<StandingMap['graph']>(
    (gathering) => graphOf(noun, state, around(noun, state, hops))(gathering),
    [noun, state, hops],
  );
  return useDrawnMap(noun, graph);
}
