import type { Values } from './kit/rule.ts';

/** A running count that locks a branch (§4). */
export interface LockLookup {
  readonly task: string;
  /** Name of who started it. */
  readonly startedBy: string;
  readonly startedAt: string;
  readonly expected: number;
}

/** Whatever moves the stock of a branch looks at its lock: the branch itself, and how far its count has come. */
export interface LockLookups {
  readonly lock: LockLookup | null;
  /** Parcels counted so far; it may be a moment old. */
  readonly counted: number | null;
}

/** Nothing of a branch's stock moves while it is counted (§4, inventory task; §5): the same for whatever is moved. */
export const branchIsNotLocked = {
  source: '§4, inventory task; §5',
  code: 'locked',
  values: ['task', 'startedBy', 'startedAt', 'counted', 'expected'],
  lookups: ['lock', 'counted'],
  holds: ({ lookups: { lock, counted } }: { readonly lookups: LockLookups }): true | Values =>
    lock === null || { ...lock, counted: counted ?? 0 },
} as const;
