/** Contents of a machine's map (model.md 5.4): states or phases, moves between them, and the number gathered. */

export type NodeKind =
  /** A state of the region, or a phase closed up. */
  | 'state'
  | 'phase'
  /** First and last points of an aggregate: chips beside their neighbours. */
  | 'start'
  | 'end'
  /** Represents many sources of one state, or the previous state. */
  | 'arrivals'
  | 'back';

export interface MapNode {
  readonly id: string;
  readonly kind: NodeKind;
  /** The state or phase represented; null for a beginning and for the previous state. */
  readonly of: string | null;
  /** States that lead here together (arrivals), or that lie within (phase). */
  readonly members: readonly string[];
}

export interface MapEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Event types, in the machine's order. */
  readonly events: readonly string[];
}

export interface MapGraph {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
}

/** Number of states leading to one that are drawn individually; more of them are gathered. */
export type Gathering = number;

/** Gathers from none to all: the first that stays within the budget is drawn. */
export const GATHERINGS: readonly Gathering[] = [Number.POSITIVE_INFINITY, 6, 4, 3, 2, 1];
