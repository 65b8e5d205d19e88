/** Nodes and edges of a map (model.md 5.4). */

export type NodeKind =
  /** A state of the region, or a closed phase. */
  | 'state'
  | 'phase'
  /** Beginning and end of an aggregate: chips beside their neighbours. */
  | 'start'
  | 'end'
  /** Represents many sources of one state, or the previous state. */
  | 'arrivals'
  | 'back';

export interface MapNode {
  readonly id: string;
  readonly kind: NodeKind;
  /** The state or phase of the node; null for a beginning and for the previous state. */
  readonly of: string | null;
  /** States of gathered arrivals or of a phase. */
  readonly members: readonly string[];
}

export interface MapEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Event types, the most usual first. */
  readonly events: readonly string[];
  /** Events by which the machine's commonest history takes this edge; empty beside the main line. */
  readonly main: readonly string[];
  /** Events by which a usual history takes this edge, the commonest first. */
  readonly usual: readonly string[];
}

export interface MapGraph {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
}

/** Maximum number of states leading to one that are drawn separately; more of them are gathered. */
export type Gathering = number;

/** Attempts from none to all gathered: the first within the budget is drawn. */
export const GATHERINGS: readonly Gathering[] = [Number.POSITIVE_INFINITY, 6, 4, 3, 2, 1];
