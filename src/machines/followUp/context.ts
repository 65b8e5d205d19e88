import type { z } from 'zod';
import type { Note } from '../desk/fields.ts';
import type { followUpKind } from './events.ts';

/** Context of a follow-up. */
export interface FollowUp {
  readonly order: string;
  readonly kind: z.infer<typeof followUpKind>;
  readonly reason: string | null;
  readonly branches: readonly string[];
  readonly merchant: string | null;
  readonly openedAt: string;
  readonly notes: readonly Note[];
  readonly closedAt: string | null;
  readonly updatedAt: string;
}

export const initial: FollowUp = {
  order: '',
  kind: 'rejectOrReturn',
  reason: null,
  branches: [],
  merchant: null,
  openedAt: '',
  notes: [],
  closedAt: null,
  updatedAt: '',
};
