import type { IconName } from './iconPaths.ts';

/** One of several to choose from: its id, its words, and perhaps a second line. */
export interface Choice {
  id: string;
  label: string;
  description?: string;
  /** Icon before its words. */
  icon?: IconName;
  /** Depth in a tree, 0 at the top. */
  depth?: number;
  /** Reason why it cannot be chosen; it stays in the list and shows it. */
  reason?: string;
}
