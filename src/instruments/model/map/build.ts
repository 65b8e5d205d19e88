import { movesOf, type Move } from '#machines/kit/moves.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Gathering, MapEdge, MapGraph, MapNode } from './graph.ts';
import { mainLineOf, ranked, usualStepsOf, type MainStep } from './mainLine.ts';

const START = 'start';

/** Events by which the main line and the usual histories make a move. */
interface Steps {
  readonly main: readonly string[];
  readonly usual: readonly string[];
}
const NONE: Steps = { main: [], usual: [] };

/** Builds a graph, with each node and edge once. */
class GraphBuilder {
  readonly #aggregateType: AggregateType;
  readonly #nodes = new Map<string, MapNode>();
  readonly #edges = new Map<
    string,
    { id: string; from: string; to: string; events: Set<string>; main: Set<string>; usual: Set<string> }
  >();

  constructor(aggregateType: AggregateType) {
    this.#aggregateType = aggregateType;
  }

  node(node: MapNode): string {
    if (!this.#nodes.has(node.id)) this.#nodes.set(node.id, node);
    return node.id;
  }

  edge(from: string, to: string, events: readonly string[], { main, usual }: Steps = NONE): void {
    const id = `${from} ${to}`;
    const edge = this.#edges.get(id) ?? { id, from, to, events: new Set(), main: new Set(), usual: new Set() };
    for (const type of events) edge.events.add(type);
    for (const type of main) edge.main.add(type);
    for (const type of usual) edge.usual.add(type);
    this.#edges.set(id, edge);
  }

  done(): MapGraph {
    const edges = [...this.#edges.values()].map(({ events, main, usual, ...edge }): MapEdge => ({
      ...edge,
      events: ranked(this.#aggregateType, [...events]),
      main: [...main],
      usual: ranked(this.#aggregateType, [...usual]),
    }));
    return { nodes: [...this.#nodes.values()], edges };
  }
}

const eventsIn = (steps: readonly MainStep[], { from, to }: Pick<Move, 'from' | 'to'>): string[] =>
  steps.filter((step) => step.from === from && step.to === to).map(({ event }) => event);

/** Returns what the usual histories of a machine do at a move. */
const usualAt = (aggregateType: AggregateType): ((move: Pick<Move, 'from' | 'to'>) => Steps) => {
  const [main, usual] = [mainLineOf(aggregateType), usualStepsOf(aggregateType)];
  return (move) => ({ main: eventsIn(main, move), usual: eventsIn(usual, move) });
};

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

/**
 * Returns the map of phases: one box for each, and the moves between them. Moves of usual histories are never
 * gathered; those within a phase are a loop at the box.
 */
export function phaseMap(aggregateType: AggregateType, gathering: Gathering): MapGraph {
  const builder = new GraphBuilder(aggregateType);
  const stepsAt = usualAt(aggregateType);
  const box = (phase: string): string =>
    builder.node({ id: `phase ${phase}`, kind: 'phase', of: phase, members: statesOfPhase(aggregateType, phase) });
  for (const phase of phasesOf(aggregateType)) box(phase);
  const all = movesOf(aggregateType, aggregateType.structure.main).flatMap(({ from, to, events }) => {
    const [source, target] = [from && phaseOf(aggregateType, from), to && phaseOf(aggregateType, to)];
    return target ? [{ source, target, events, steps: stepsAt({ from, to }) }] : [];
  });
  const isUsual = (source: string | null, target: string): boolean =>
    all.some((move) => move.source === source && move.target === target && move.steps.usual.length > 0);
  const moves = all.filter(({ source, target }) => source !== target || isUsual(source, target));
  const sourcesOf = (phase: string): string[] => [
    ...new Set(
      moves.flatMap(({ source, target }) => (source && target === phase && !isUsual(source, target) ? source : [])),
    ),
  ];
  for (const { source, target, events, steps } of moves) {
    const sources = sourcesOf(target);
    if (source === null)
      builder.edge(builder.node({ id: START, kind: 'start', of: null, members: [] }), box(target), events, steps);
    else if (sources.length > gathering && !isUsual(source, target)) {
      const arrivals = { id: `to ${target}`, kind: 'arrivals', of: target, members: sources } as const;
      builder.edge(builder.node(arrivals), box(target), events);
    } else builder.edge(box(source), box(target), events, steps);
  }
  return builder.done();
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
  const builder = new GraphBuilder(aggregateType);
  const steps = usualStepsOf(aggregateType);
  const stepsAt = usualAt(aggregateType);
  const chosen = new Set(states);
  const isWhole = statesOf(aggregateType, region).length === chosen.size;
  const sourcesOf = (to: string): string[] => moves.flatMap((move) => (move.to === to && move.from ? move.from : []));
  for (const state of states) {
    // A final state that several lead to is a chip beside each of them.
    const isChip = isFinal(aggregateType, state) && (!isWhole || sourcesOf(state).length > 1);
    if (!isChip) builder.node({ id: state, kind: 'state', of: state, members: [] });
  }
  // A state outside is drawn as its phase, which has one line for all its states.
  const sourceOf = (state: string): string => (chosen.has(state) ? state : (phaseOf(aggregateType, state) ?? state));
  const isUsual = (from: string, to: string): boolean =>
    steps.some((step) => step.to === to && step.from !== null && sourceOf(step.from) === sourceOf(from));
  const besideUsual = (to: string): string[] => sourcesOf(to).filter((from) => !isUsual(from, to));
  const place = (state: string, beside: string): string => {
    if (!chosen.has(state)) {
      const phase = phaseOf(aggregateType, state);
      const id = `${phase ?? state}@${beside}`;
      return phase === null
        ? builder.node({ id, kind: 'end', of: state, members: [] })
        : builder.node({ id, kind: 'phase', of: phase, members: statesOfPhase(aggregateType, phase) });
    }
    if (isFinal(aggregateType, state) && sourcesOf(state).length > 1)
      return builder.node({ id: `${state}@${beside}`, kind: 'end', of: state, members: [] });
    return builder.node({ id: state, kind: 'state', of: state, members: [] });
  };
  const gathered = new Set(
    [...chosen].filter((state) => !isFinal(aggregateType, state) && besideUsual(state).length > gathering),
  );
  const draw = ({ from, to, events }: Move): void => {
    const own = stepsAt({ from, to });
    if (to === null) {
      if (from === null) return;
      const back = builder.node({ id: `back@${from}`, kind: 'back', of: null, members: [] });
      return builder.edge(place(from, from), back, events);
    }
    if (from === null) {
      const start = builder.node({ id: `${START}@${to}`, kind: 'start', of: null, members: [] });
      return builder.edge(start, place(to, START), events, own);
    }
    if (gathered.has(to) && !isUsual(from, to)) {
      const arrivals = { id: `to ${to}`, kind: 'arrivals', of: to, members: besideUsual(to) } as const;
      return builder.edge(builder.node(arrivals), place(to, to), events);
    }
    builder.edge(place(from, to), place(to, from), events, own);
  };
  for (const move of moves) draw(move);
  const { initial, main } = aggregateType.structure;
  const first = initial[region];
  if (region !== main && first !== undefined && chosen.has(first)) {
    builder.edge(builder.node({ id: START, kind: 'start', of: null, members: [] }), place(first, START), []);
  }
  return builder.done();
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
