/** What a map draws of a machine (model.md 5.4): states or phases, moves between them, and how much was gathered. */

export type NodeKind =
  /** A state of the region, or a phase closed up. */
  | 'state'
  | 'phase'
  /** Where an aggregate begins, and where it may end: chips beside what leads to them. */
  | 'start'
  | 'end'
  /** Stands for many sources of one state, or for the state before. */
  | 'arrivals'
  | 'back';

export interface MapNode {
  readonly id: string;
  readonly kind: NodeKind;
  /** The state or phase that it stands for; null for a beginning and for the state before. */
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

/** So many states leading to one are drawn one by one; more of them stand together. */
export type Gathering = number;

/** Gathers from none to all: the first that stays within the budget is drawn. */
export const GATHERINGS: readonly Gathering[] = [Number.POSITIVE_INFINITY, 6, 4, 3, 2, 1];
