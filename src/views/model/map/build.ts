import { movesOf, type Move } from '#machines/kit/moves.ts';
import type { Noun } from '#machines/kit/noun.ts';
import type { Gathering, MapEdge, MapGraph, MapNode } from './graph.ts';

const START = 'start';

/** Puts the parts of a graph together, each node and edge once. */
class Drawing {
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

const phaseOf = (noun: Noun, state: string): string | null => noun.structure.states.get(state)?.meta.phase ?? null;
const isFinal = (noun: Noun, state: string): boolean => noun.structure.states.get(state)?.meta.final === true;

/** States to draw, and the moves to draw among them and to what lies outside. */
export interface Part {
  readonly states: readonly string[];
  readonly moves: readonly Move[];
}

/** The states of a region that a life can be in, in the order of the machine. */
export const statesOf = (noun: Noun, region: string): string[] =>
  [...noun.structure.states.values()]
    .filter((state) => state.region === region && state.meta.absent !== true)
    .map(({ id }) => id);

/** The phases of a machine's main region, in business order. */
export const phasesOf = (noun: Noun): string[] => [
  ...new Set(statesOf(noun, noun.structure.main).flatMap((state) => phaseOf(noun, state) ?? [])),
];

/** The states of one phase. */
export const statesOfPhase = (noun: Noun, phase: string): string[] =>
  statesOf(noun, noun.structure.main).filter((state) => phaseOf(noun, state) === phase);

/** The map with every phase closed up: one box for each, and the moves from one to another. */
export function phaseMap(noun: Noun, gathering: Gathering): MapGraph {
  const drawing = new Drawing();
  const box = (phase: string): string =>
    drawing.node({ id: `phase ${phase}`, kind: 'phase', of: phase, members: statesOfPhase(noun, phase) });
  for (const phase of phasesOf(noun)) box(phase);
  const moves = movesOf(noun, noun.structure.main).flatMap(({ from, to, events }) => {
    const [source, target] = [from && phaseOf(noun, from), to && phaseOf(noun, to)];
    return target && source !== target ? [{ source, target, events }] : [];
  });
  const sourcesOf = (phase: string): string[] => [
    ...new Set(moves.flatMap(({ source, target }) => (source && target === phase ? source : []))),
  ];
  for (const { source, target, events } of moves) {
    const sources = sourcesOf(target);
    if (source === null)
      drawing.edge(drawing.node({ id: START, kind: 'start', of: null, members: [] }), box(target), events);
    else if (sources.length > gathering) {
      const arrivals = { id: `to ${target}`, kind: 'arrivals', of: target, members: sources } as const;
      drawing.edge(drawing.node(arrivals), box(target), events);
    } else drawing.edge(box(source), box(target), events);
  }
  return drawing.done();
}

/**
 * The map of chosen states and the moves that touch them: final states as chips beside what leads to them, states
 * outside as chips or as their phase, and arrivals gathered where more than `gathering` states lead to one.
 */
export function stateMap(noun: Noun, region: string, { states, moves }: Part, gathering: Gathering): MapGraph {
  const drawing = new Drawing();
  const chosen = new Set(states);
  const isWhole = statesOf(noun, region).length === chosen.size;
  for (const state of states) {
    if (!isFinal(noun, state) || isWhole) drawing.node({ id: state, kind: 'state', of: state, members: [] });
  }
  const sourcesOf = (to: string): string[] => moves.flatMap((move) => (move.to === to && move.from ? move.from : []));
  const place = (state: string, beside: string): string => {
    if (!chosen.has(state)) {
      const phase = phaseOf(noun, state);
      const id = `${phase ?? state}@${beside}`;
      return phase === null
        ? drawing.node({ id, kind: 'end', of: state, members: [] })
        : drawing.node({ id, kind: 'phase', of: phase, members: statesOfPhase(noun, phase) });
    }
    if (isFinal(noun, state) && sourcesOf(state).length > 1)
      return drawing.node({ id: `${state}@${beside}`, kind: 'end', of: state, members: [] });
    return drawing.node({ id: state, kind: 'state', of: state, members: [] });
  };
  const gathered = new Set([...chosen].filter((state) => !isFinal(noun, state) && sourcesOf(state).length > gathering));
  const draw = ({ from, to, events }: Move): void => {
    if (to === null) {
      if (from === null) return;
      const back = drawing.node({ id: `back@${from}`, kind: 'back', of: null, members: [] });
      return drawing.edge(place(from, from), back, events);
    }
    if (from === null) {
      const start = drawing.node({ id: `${START}@${to}`, kind: 'start', of: null, members: [] });
      return drawing.edge(start, place(to, START), events);
    }
    if (gathered.has(to)) {
      const arrivals = { id: `to ${to}`, kind: 'arrivals', of: to, members: sourcesOf(to) } as const;
      return drawing.edge(drawing.node(arrivals), place(to, to), events);
    }
    drawing.edge(place(from, to), place(to, from), events);
  };
  for (const move of moves) draw(move);
  const { initial, main } = noun.structure;
  const first = initial[region];
  if (region !== main && first !== undefined && chosen.has(first)) {
    drawing.edge(drawing.node({ id: START, kind: 'start', of: null, members: [] }), place(first, START), []);
  }
  return drawing.done();
}

/** A whole region. */
export const wholeRegion = (noun: Noun, region: string): Part => ({
  states: statesOf(noun, region),
  moves: movesOf(noun, region),
});

/** One phase, with the moves into it and out of it. */
export function onePhase(noun: Noun, phase: string): Part {
  const states = statesOfPhase(noun, phase);
  const moves = movesOf(noun, noun.structure.main);
  return { states, moves: moves.filter(({ from, to }) => [from, to].some((end) => end && states.includes(end))) };
}

/** A state and what lies within so many moves of it. */
export function around(noun: Noun, state: string, hops: number): Part {
  const all = movesOf(noun, noun.structure.states.get(state)?.region ?? noun.structure.main);
  let found = new Set([state]);
  let moves: Move[] = [];
  for (let hop = 0; hop < hops; hop += 1) {
    const near = found;
    moves = all.filter(({ from, to }) => [from, to].some((end) => end !== null && near.has(end)));
    found = new Set([state, ...moves.flatMap(({ from, to }) => [from, to].filter((end) => end !== null))]);
  }
  return { states: [...found], moves };
}
