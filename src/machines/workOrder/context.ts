import type { z } from 'zod';
import type { Note } from '../desk/fields.ts';
import type { category, place, priority, signature } from './events.ts';

/** Context of a work order (§3, work order). Its start time, `openedAt`, never changes. */
export interface WorkOrder {
  readonly kind: 'ordinary' | 'cancelSign';
  readonly category: z.infer<typeof category>;
  readonly priority: z.infer<typeof priority>;
  readonly tag: string | null;
  readonly identifier: 'normal' | 'problem';
  /** Number of the question it was raised with. */
  readonly question: string | null;
  readonly creatingBranch: string | null;
  /** Department that handles it; null until one claims it. */
  readonly department: string | null;
  readonly branches: readonly string[];
  readonly merchant: string | null;
  readonly orders: readonly string[];
  readonly packages: readonly string[];
  readonly workOrders: readonly string[];
  readonly userQuestion: string | null;
  readonly photos: readonly string[];
  readonly assignee: string | null;
  readonly assigneeName: string | null;
  /** Tasks still to be done before completion. */
  readonly owed: readonly string[];
  /** Requester of voiding the signature. */
  readonly request: { readonly by: string } | null;
  readonly signature: z.infer<typeof signature> | null;
  /** Decision on the request to void a signature. */
  readonly decision: 'approved' | 'refused' | null;
  readonly place: z.infer<typeof place> | null;
  readonly result: string | null;
  readonly log: readonly Note[];
  readonly openedBy: string;
  readonly openedByName: string;
  readonly openedAt: string;
  readonly completedAt: string | null;
  readonly updatedAt: string;
}

export const initial: WorkOrder = {
  kind: 'ordinary',
  category: 'other',
  priority: 'low',
  tag: null,
  identifier: 'normal',
  question: null,
  creatingBranch: null,
  department: null,
  branches: [],
  merchant: null,
  orders: [],
  packages: [],
  workOrders: [],
  userQuestion: null,
  photos: [],
  assignee: null,
  assigneeName: null,
  owed: [],
  request: null,
  signature: null,
  decision: null,
  place: null,
  result: null,
  log: [],
  openedBy: '',
  openedByName: '',
  openedAt: '',
  completedAt: null,
  updatedAt: '',
};
