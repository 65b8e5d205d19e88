import type { Expected } from './matching.ts';

/** Receipt or payment slip that a line is matched with. */
export interface Target extends Expected {
  /** True while it waits to be confirmed. */
  readonly isOpen: boolean;
  /** True once it is confirmed; absent in lookups of before. */
  readonly isConfirmed?: boolean;
  /** True if other lines paid a part of it; its amount is the rest. */
  readonly hasParts: boolean;
  readonly branches: readonly string[];
}
