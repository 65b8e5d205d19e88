import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Transition } from '#machines/kit/structure.ts';
import { statesOfPhase } from '../map/build.ts';
import type { MapEdge, MapNode } from '../map/graph.ts';
import { declaredNames, type NamedOf } from '../map/mapWords.ts';
import type { Measure, ProcessMiningLine } from './lines.ts';

/** Process mining of one line of a map: the sum of its transitions. */
export interface EdgeHeat {
  readonly lines: readonly ProcessMiningLine[];
  readonly count: number;
  readonly refusals: number;
  /** Least and greatest median of its transitions, milliseconds; null without waiting. */
  readonly waited: { readonly least: number; readonly greatest: number } | null;
  /** Share of the line with the highest number, 0 to 1. */
  readonly share: number;
}

/** Returns the states of a node: all of a phase, null for the beginning of an aggregate. */
function statesAt(aggregateType: AggregateType, { kind, of, members }: MapNode): (string | null)[] {
  if (kind === 'start') return [null];
  if (kind === 'arrivals' || kind === 'phase')
    return members.flatMap((member) =>
      aggregateType.structure.states.has(member) ? [member] : statesOfPhase(aggregateType, member),
    );
  return of === null ? [] : [of];
}

const leadsTo = (aggregateType: AggregateType, { to }: Transition, node: MapNode): boolean =>
  node.kind === 'back'
    ? to !== null && typeof to === 'object'
    : typeof to === 'string' && statesAt(aggregateType, node).includes(to);

const amountOf = ({ count, refusals, waited }: Omit<EdgeHeat, 'share'>, measure: Measure): number =>
  measure === 'count' ? count : measure === 'refusals' ? refusals : (waited?.greatest ?? 0);

/** Returns the transitions that an edge of a map draws. */
function linesAlong(
  aggregateType: AggregateType,
  { from, to, events }: MapEdge,
  nodes: readonly MapNode[],
  lines: readonly ProcessMiningLine[],
): readonly ProcessMiningLine[] {
  const source = nodes.find(({ id }) => id === from);
  const target = nodes.find(({ id }) => id === to);
  if (!source || !target) return [];
  const beside = target.id.slice(target.id.indexOf('@') + 1);
  // A chip is beside its only source, also where its line begins at a phase.
  const sources =
    target.id !== beside && aggregateType.structure.states.has(beside) ? [beside] : statesAt(aggregateType, source);
  return lines.filter(
    (line) =>
      line.transition !== null &&
      events.includes(line.event) &&
      sources.includes(line.from) &&
      leadsTo(aggregateType, line.transition, target),
  );
}

/** Share of the highest number from which a second event is named beside the first. */
const ALSO_COMMON = 0.5;
const MOST_NAMED = 2;

/** Names an edge by the events with the highest numbers; one that was never taken keeps its declared name. */
export const namesByNumber =
  (aggregateType: AggregateType, lines: readonly ProcessMiningLine[], measure: Measure): NamedOf =>
  (edge, nodes) => {
    const numbers = new Map<string, number>();
    for (const { event, count, refusals } of linesAlong(aggregateType, edge, nodes, lines))
      numbers.set(event, (numbers.get(event) ?? 0) + (measure === 'refusals' ? refusals : count));
    const seen = edge.events.filter((type) => numbers.has(type));
    const most = Math.max(0, ...numbers.values());
    if (most === 0) return declaredNames({ events: seen, usual: edge.usual.filter((type) => numbers.has(type)) });
    const numberOf = (type: string): number => numbers.get(type) ?? 0;
    const named = seen
      .toSorted((one, other) => numberOf(other) - numberOf(one))
      .filter((type) => numberOf(type) >= ALSO_COMMON * most)
      .slice(0, MOST_NAMED);
    return { events: named, more: seen.length - named.length };
  };

/** Returns the heat of each line of a map, by id. Lines without a visible transition have none. */
export function heatOf(
  aggregateType: AggregateType,
  map: { readonly nodes: readonly MapNode[]; readonly edges: readonly MapEdge[] },
  lines: readonly ProcessMiningLine[],
  measure: Measure,
): ReadonlyMap<string, EdgeHeat> {
  const found = map.edges.flatMap((edge) => {
    const { id } = edge;
    const own = linesAlong(aggregateType, edge, map.nodes, lines);
    if (own.length === 0) return [];
    const medians = own.flatMap(({ median }) => median ?? []);
    const heat = {
      lines: own,
      count: own.reduce((sum, { count }) => sum + count, 0),
      refusals: own.reduce((sum, { refusals }) => sum + refusals, 0),
      waited: medians.length === 0 ? null : { least: Math.min(...medians), greatest: Math.max(...medians) },
    };
    return [{ id, heat }];
  });
  const most = Math.max(1, ...found.map(({ heat }) => amountOf(heat, measure)));
  return new Map(found.map(({ id, heat }) => [id, { ...heat, share: amountOf(heat, measure) / most }]));
}
