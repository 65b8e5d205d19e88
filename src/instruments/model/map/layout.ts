import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { MapEdge, MapGraph, MapNode } from './graph.ts';
import { linesOf, widthOf } from './measure.ts';

/** Text sizes of a map at its own size, px. */
export const TYPE = { node: 12.5, edge: 12, line: 16 } as const;
const WIDEST_NODE = 130;
const WIDEST_LABEL = 150;
const PADDING = { x: 12, y: 9 } as const;
const START_SIZE = 14;

/** A node with its position. */
export interface PlacedNode extends MapNode {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An edge with its bends and the position of its label. */
export interface PlacedEdge extends MapEdge {
  readonly points: readonly Point[];
  readonly label: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly lines: readonly string[];
  } | null;
}

/** A map with positions, px. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

/** Texts of a map. */
export interface MapWords {
  node(node: MapNode): string;
  /** Returns the label of an edge between some of the nodes. */
  edge(edge: MapEdge, nodes: readonly MapNode[]): string;
}

/** Computes a layout: ELK on this thread or in a worker. */
export interface Layouter {
  layout(graph: ElkNode): Promise<ElkNode>;
}

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.aspectRatio': '1.8',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '3',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.crossingMinimization.thoroughness': '60',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_UP',
  'elk.randomSeed': '1',
} as const;

const sizeOf = (kind: MapNode['kind'], lines: readonly string[]): { width: number; height: number } =>
  kind === 'start'
    ? { width: START_SIZE, height: START_SIZE }
    : {
        width: Math.max(...lines.map((line) => widthOf(line, TYPE.node)), 30) + 2 * PADDING.x,
        height: lines.length * TYPE.line + 2 * PADDING.y,
      };

const pointsOf = ({ sections }: ElkExtendedEdge): Point[] =>
  (sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [startPoint, ...(bendPoints ?? []), endPoint]);

/** Lays out a graph deterministically: the same graph and texts give the same positions. */
export async function laidOut(graph: MapGraph, words: MapWords, layouter: Layouter): Promise<MapLayout> {
  const texts = new Map(graph.nodes.map((node) => [node.id, linesOf(words.node(node), TYPE.node, WIDEST_NODE)]));
  const labels = new Map(
    graph.edges.map((edge) => [edge.id, linesOf(words.edge(edge, graph.nodes), TYPE.edge, WIDEST_LABEL)]),
  );
  const asked: ElkNode = {
    id: 'map',
    layoutOptions: OPTIONS,
    children: graph.nodes.map(({ id, kind }) => ({ id, ...sizeOf(kind, texts.get(id) ?? []) })),
    edges: graph.edges.map(({ id, from, to, main }) => {
      const lines = labels.get(id) ?? [];
      const width = Math.max(...lines.map((line) => widthOf(line, TYPE.edge)), 0);
      return {
        id,
        sources: [from],
        targets: [to],
        // The main line points onward wherever a cycle has to be broken.
        ...(main.length > 0 && { layoutOptions: { 'elk.layered.priority.direction': '10' } }),
        labels: width > 0 ? [{ text: lines.join(' '), width, height: lines.length * TYPE.line }] : [],
      };
    }),
  };
  const answer = await layouter.layout(asked);
  const places = new Map((answer.children ?? []).map((child) => [child.id, child]));
  const lines = new Map((answer.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: answer.width ?? 0,
    height: answer.height ?? 0,
    nodes: graph.nodes.map((node) => {
      const { x = 0, y = 0, width = 0, height = 0 } = places.get(node.id) ?? {};
      return { ...node, x, y, width, height, lines: texts.get(node.id) ?? [] };
    }),
    edges: graph.edges.map((edge) => {
      const drawn = lines.get(edge.id);
      const at = drawn?.labels?.[0];
      return {
        ...edge,
        points: drawn ? pointsOf(drawn) : [],
        label: at ? { x: at.x ?? 0, y: at.y ?? 0, width: at.width ?? 0, lines: labels.get(edge.id) ?? [] } : null,
      };
    }),
  };
}
