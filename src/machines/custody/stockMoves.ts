import type { Values } from '../kit/rule.ts';

/** Running count that locks a branch (§4). */
export interface LockLookup {
  readonly task: string;
  /** Name of the person who started it. */
  readonly startedBy: string;
  readonly startedAt: string;
  readonly expected: number;
}

/** Lookups of every event that moves the stock of a branch: its lock and the progress of its count. */
export interface LockLookups {
  readonly lock: LockLookup | null;
  /** Parcels counted so far; may lag slightly. */
  readonly counted: number | null;
}

/**
 * No stock moves in a branch while it is counted (§4, inventory task; §5). All aggregates that move stock share this rule.
 */
export const branchIsNotLocked = {
  source: '§4, inventory task; §5',
  code: 'locked',
  values: ['task', 'startedBy', 'startedAt', 'counted', 'expected'],
  lookups: ['lock', 'counted'],
  holds: ({ lookups: { lock, counted } }: { readonly lookups: LockLookups }): true | Values =>
    lock === null || { ...lock, counted: counted ?? 0 },
} as const;
