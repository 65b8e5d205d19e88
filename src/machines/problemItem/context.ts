import type { z } from 'zod';
import type { Note } from '../desk/fields.ts';
import type { identifier, problemKind } from './events.ts';

/** Context of a problem item (§3: type, status, time, follower, identifier, follow remarks). */
export interface ProblemItem {
  readonly order: string;
  readonly kind: z.infer<typeof problemKind>;
  readonly reason: string;
  readonly photos: readonly string[];
  /** Branch where the problem was noticed. */
  readonly branch: string | null;
  readonly branches: readonly string[];
  readonly merchant: string | null;
  /** True if raised at a desk, false if raised by an event of the parcel. */
  readonly byHand: boolean;
  readonly raisedBy: string;
  readonly raisedByName: string;
  readonly raisedAt: string;
  readonly follower: string | null;
  readonly followerName: string | null;
  readonly identifier: z.infer<typeof identifier> | null;
  readonly notes: readonly Note[];
  readonly handledAt: string | null;
  readonly updatedAt: string;
}

export const initial: ProblemItem = {
  order: '',
  kind: 'other',
  reason: '',
  photos: [],
  branch: null,
  branches: [],
  merchant: null,
  byHand: false,
  raisedBy: '',
  raisedByName: '',
  raisedAt: '',
  follower: null,
  followerName: null,
  identifier: null,
  notes: [],
  handledAt: null,
  updatedAt: '',
};
