/** An entry that a field can refer to: its id, its name in the person's language, and its distinguishing text. */
export interface Reference {
  readonly id: string;
  readonly label: string;
  /** Names in every language, by which it is found. */
  readonly names?: readonly string[];
  readonly description?: string;
  /** The branch it belongs to. */
  readonly branch?: string;
  /** Depth in its tree, 0 at the top. */
  readonly depth?: number;
  /** Entries above it in its tree, the nearest first. */
  readonly above?: readonly string[];
  /** Out of use: it has a name, but is not offered. */
  readonly gone?: boolean;
  /** Permissions that who gives it must have. */
  readonly needs?: readonly string[];
}
