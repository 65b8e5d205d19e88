import type { MapEdge, MapGraph, MapNode } from '../map/graph.ts';
import type { ChartRegion } from './chart.ts';

const START = 'start';

/** Returns the map of a region: states, beginning and one edge for all events between two states. */
export function chartMap({ initial, states, transitions }: ChartRegion): MapGraph {
  const nodes: MapNode[] = states.map(({ id }) => ({ id, kind: 'state', of: id, members: [] }));
  const edges = new Map<
    string,
    { id: string; from: string; to: string; events: string[]; main: string[]; usual: string[] }
  >();
  const connect = (from: string, to: string, event: string | null): void => {
    const edge = edges.get(`${from} ${to}`) ?? { id: `${from} ${to}`, from, to, events: [], main: [], usual: [] };
    if (event !== null && !edge.events.includes(event)) edge.events.push(event);
    edges.set(edge.id, edge);
  };
  if (initial !== null) {
    nodes.push({ id: START, kind: 'start', of: null, members: [] });
    connect(START, initial, null);
  }
  const members = states.map(({ id }) => id);
  for (const { from, event, to } of transitions) {
    if (to === null) continue;
    const arrivals = `to ${to}`;
    if (from === null && nodes.every(({ id }) => id !== arrivals))
      nodes.push({ id: arrivals, kind: 'arrivals', of: to, members });
    connect(from ?? arrivals, to, event);
  }
  return { nodes, edges: [...edges.values()] satisfies MapEdge[] };
}
