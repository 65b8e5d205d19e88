/** An aggregate at one version: its states by region, and its context. */
export interface Aggregate<Context = unknown> {
  readonly id: string;
  readonly version: number;
  /** Leaf state of each region; the main region's is the aggregate's state. */
  readonly states: Readonly<Record<string, string>>;
  /** Leaf states remembered by history states, by the history node's id. */
  readonly remembered: Readonly<Record<string, string>>;
  readonly context: Context;
}

/** A unique key that only one aggregate may hold at a time (reliability.md 5). */
export interface Reservation {
  readonly kind: string;
  readonly key: string;
}
