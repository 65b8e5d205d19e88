import type { IconName } from './iconPaths.ts';
import type { KeyName } from './keys.ts';

/** One act of a menu. With `reason` it stays reachable, refuses, and shows the reason. */
export interface MenuAct {
  id: string;
  label: string;
  icon?: IconName;
  tone?: 'neutral' | 'danger';
  reason?: string | undefined;
  /** The act of the table of keys that does the same. */
  keys?: KeyName | undefined;
  href?: string;
  /** True if it is the chosen one of several states, with a tick; absent for other acts. */
  chosen?: boolean;
  onAction?: () => void;
}

/** Acts that belong together, under a heading if it has a title. */
export interface MenuGroup {
  id: string;
  title?: string;
  acts: readonly MenuAct[];
}
