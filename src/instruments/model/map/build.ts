import { movesOf, type Move } from '#machines/kit/moves.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Gathering, MapEdge, MapGraph, MapNode } from './graph.ts';

const START = 'start';

/** Builds a graph, with each node and edge once. */
class ListDescriptorData {
  readonly #nodes = new Map<string, MapNode>();
  readonly #edges = new Map<string, { id: string; from: string; to: string; events: string[] }>();

  node(node: MapNode): string {
    if (!this.#nodes.has(node.id)) this.#nodes.set(node.id, node);
    return node.id;
  }

  edge(from: string, to: string, events: readonly string[]): void {
    const id = `${from} ${to}`;
    const edge = this.#edges.get(id) ?? { id, from, to, events: [] };
    edge.events.push(...events.filter((type) => !edge.events.includes(type)));
    this.#edges.set(id, edge);
  }

  done(): MapGraph {
    const edges: MapEdge[] = [...this.#edges.values()];
    return { nodes: [...this.#nodes.values()], edges };
  }
}

const phaseOf = (aggregateType: AggregateType, state: string): string | null =>
  aggregateType.structure.states.get(state)?.meta.phase ?? null;
const isFinal = (aggregateType: AggregateType, state: string): boolean =>
  aggregateType.structure.states.get(state)?.meta.final === true;

/** States to draw, and the moves among them and to outside states. */
export interface Part {
  readonly states: readonly string[];
  readonly moves: readonly Move[];
}

/** Returns the possible states of a region, in machine order. */
export const statesOf = (aggregateType: AggregateType, region: string): string[] =>
  [...aggregateType.structure.states.values()]
    .filter((state) => state.region === region && state.meta.absent !== true)
    .map(({ id }) => id);

/** Returns the phases of a machine's main region, in business order. */
export const phasesOf = (aggregateType: AggregateType): string[] => [
  ...new Set(
    statesOf(aggregateType, aggregateType.structure.main).flatMap((state) => phaseOf(aggregateType, state) ?? []),
  ),
];

/** Returns the states of one phase. */
export const statesOfPhase = (aggregateType: AggregateType, phase: string): string[] =>
  statesOf(aggregateType, aggregateType.structure.main).filter((state) => phaseOf(aggregateType, state) === phase);

/** Returns the map of phases: one box for each, and the moves between them. */
export function phaseMap(aggregateType: AggregateType, gathering: Gathering): MapGraph {
  const descriptorData = new ListDescriptorData();
  const box = (phase: string): string =>
    descriptorData.node({
      id: `phase ${phase}`,
      kind: 'phase',
      of: phase,
      members: statesOfPhase(aggregateType, phase),
    });
  for (const phase of phasesOf(aggregateType)) box(phase);
  const moves = movesOf(aggregateType, aggregateType.structure.main).flatMap(({ from, to, events }) => {
    const [source, target] = [from && phaseOf(aggregateType, from), to && phaseOf(aggregateType, to)];
    return target && source !== target ? [{ source, target, events }] : [];
  });
  const sourcesOf = (phase: string): string[] => [
    ...new Set(moves.flatMap(({ source, target }) => (source && target === phase ? source : []))),
  ];
  for (const { source, target, events } of moves) {
    const sources = sourcesOf(target);
    if (source === null)
      descriptorData.edge(
        descriptorData.node({ id: START, kind: 'start', of: null, members: [] }),
        box(target),
        events,
      );
    else if (sources.length > gathering) {
      const arrivals = { id: `to ${target}`, kind: 'arrivals', of: target, members: sources } as const;
      descriptorData.edge(descriptorData.node(arrivals), box(target), events);
    } else descriptorData.edge(box(source), box(target), events);
  }
  return descriptorData.done();
}

/**
 * Returns the map of selected states and their moves. Final states are chips beside their sources. Outside states are
 * chips or phases. Arrivals are gathered if more than `gathering` states lead to one.
 */
export function stateMap(
  aggregateType: AggregateType,
  region: string,
  { states, moves }: Part,
  gathering: Gathering,
): MapGraph {
  const descriptorData = new ListDescriptorData();
  const chosen = new Set(states);
  const isWhole = statesOf(aggregateType, region).length === chosen.size;
  for (const state of states) {
    if (!isFinal(aggregateType, state) || isWhole)
      descriptorData.node({ id: state, kind: 'state', of: state, members: [] });
  }
  const sourcesOf = (to: string): string[] => moves.flatMap((move) => (move.to === to && move.from ? move.from : []));
  const place = (state: string, beside: string): string => {
    if (!chosen.has(state)) {
      const phase = phaseOf(aggregateType, state);
      const id = `${phase ?? state}@${beside}`;
      return phase === null
        ? descriptorData.node({ id, kind: 'end', of: state, members: [] })
        : descriptorData.node({ id, kind: 'phase', of: phase, members: statesOfPhase(aggregateType, phase) });
    }
    if (isFinal(aggregateType, state) && sourcesOf(state).length > 1)
      return descriptorData.node({ id: `${state}@${beside}`, kind: 'end', of: state, members: [] });
    return descriptorData.node({ id: state, kind: 'state', of: state, members: [] });
  };
  const gathered = new Set(
    [...chosen].filter((state) => !isFinal(aggregateType, state) && sourcesOf(state).length > gathering),
  );
  const draw = ({ from, to, events }: Move): void => {
    if (to === null) {
      if (from === null) return;
      const back = descriptorData.node({ id: `back@${from}`, kind: 'back', of: null, members: [] });
      return descriptorData.edge(place(from, from), back, events);
    }
    if (from === null) {
      const start = descriptorData.node({ id: `${START}@${to}`, kind: 'start', of: null, members: [] });
      return descriptorData.edge(start, place(to, START), events);
    }
    if (gathered.has(to)) {
      const arrivals = { id: `to ${to}`, kind: 'arrivals', of: to, members: sourcesOf(to) } as const;
      return descriptorData.edge(descriptorData.node(arrivals), place(to, to), events);
    }
    descriptorData.edge(place(from, to), place(to, from), events);
  };
  for (const move of moves) draw(move);
  const { initial, main } = aggregateType.structure;
  const first = initial[region];
  if (region !== main && first !== undefined && chosen.has(first)) {
    descriptorData.edge(
      descriptorData.node({ id: START, kind: 'start', of: null, members: [] }),
      place(first, START),
      [],
    );
  }
  return descriptorData.done();
}

/** Returns a whole region. */
export const wholeRegion = (aggregateType: AggregateType, region: string): Part => ({
  states: statesOf(aggregateType, region),
  moves: movesOf(aggregateType, region),
});

/** Returns one phase, with the moves into it and out of it. */
export function onePhase(aggregateType: AggregateType, phase: string): Part {
  const states = statesOfPhase(aggregateType, phase);
  const moves = movesOf(aggregateType, aggregateType.structure.main);
  return { states, moves: moves.filter(({ from, to }) => [from, to].some((end) => end && states.includes(end))) };
}

/** Returns a state and its neighbourhood within a number of moves. */
export function around(aggregateType: AggregateType, state: string, hops: number): Part {
  const all = movesOf(aggregateType, aggregateType.structure.states.get(state)?.region ?? aggregateType.structure.main);
  let found = new Set([state]);
  let moves: Move[] = [];
  for (let hop = 0; hop < hops; hop += 1) {
    const near = found;
    moves = all.filter(({ from, to }) => [from, to].some((end) => end !== null && near.has(end)));
    found = new Set([state, ...moves.flatMap(({ from, to }) => [from, to].filter((end) => end !== null))]);
  }
  return { states: [...found], moves };
}
