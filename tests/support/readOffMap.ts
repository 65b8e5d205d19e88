import { GATHERINGS, type MapNode } from '#instruments/model/map/graph.ts';
import type { MainStep } from '#instruments/model/map/mainLine.ts';
import { declaredNames } from '#instruments/model/map/mapWords.ts';
import { standingMaps } from '#instruments/model/map/standing.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';

const covers = ({ of, members, kind }: MapNode, state: string | null): boolean =>
  state === null ? kind === 'start' : kind !== 'arrivals' && (of === state || members.includes(state));

/** Lists the steps that the default map of a machine does not name, however the rest of it is gathered. */
export function unnamedOn(aggregateType: AggregateType, steps: readonly MainStep[]): string[] {
  const [first] = standingMaps(aggregateType);
  if (!first) throw new Error(`${aggregateType.id} has no map`);
  const unnamed = GATHERINGS.flatMap((gathering) => {
    const { nodes, edges } = first.graph(gathering);
    return steps.filter(
      ({ from, event, to }) =>
        !edges.some(
          (edge) =>
            declaredNames(edge).events.includes(event) &&
            nodes.some((node) => node.id === edge.from && covers(node, from)) &&
            nodes.some((node) => node.id === edge.to && covers(node, to)),
        ),
    );
  });
  return [...new Set(unnamed.map(({ from, event, to }) => `${from} ${event} ${to}`))];
}
