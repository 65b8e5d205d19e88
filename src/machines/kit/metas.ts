/** The meta data of a state. `code` is the specification's number (§4); absent if there is none. */
export interface StateMeta {
  readonly code?: number;
  readonly phase?: string;
  /** Final: only a correction leaves such a state. */
  readonly final?: boolean;
  /** The state before creation. */
  readonly absent?: boolean;
  readonly tags?: readonly string[];
}

/** The meta data of a transition: the names of its rules. */
export interface TransitionMeta {
  readonly rules: readonly string[];
}
