/** One of several to choose from: its id, its words, and perhaps a second line. */
export interface Choice {
  id: string;
  label: string;
  description?: string;
  /** Depth in a tree, 0 at the top. */
  depth?: number;
  /** Why it cannot be chosen; it stays in the list and says so. */
  reason?: string;
}
