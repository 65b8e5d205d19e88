import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { ExtraFee } from './context.ts';

/** The stage of the order that an extra fee belongs to, as it is now. */
export interface StageFact {
  readonly state: string;
  /** Still owed for the whole stage, in hundredths of MMK. */
  readonly due: number;
}

export interface Known {
  readonly stage: StageFact | null;
  /** Who takes the money, as staff; null when it is nobody of the staff. */
  readonly self: { readonly onJob: boolean } | null;
}

/** What paying an extra fee alone must fulfil (§3, §5). */
export const rules = rulesOf<ExtraFee, Known>('extraFee')({
  stageIsUnpaid: {
    source: '§4, payment status; ours: what is on an account or waived is not paid at the counter',
    knows: ['stage'],
    values: ['stage'],
    holds: ({ known: { stage }, context }: Judged<ExtraFee, unknown, Known>): true | Values =>
      stage?.state === `${context.stage}.unpaid` || { stage: context.stage },
  },
  actorOnTheJob: {
    source: '§4, staff on job; lifecycles.md 4.10, 34: who is leaving takes no money',
    knows: ['self'],
    holds: ({ known: { self } }: Judged<ExtraFee, unknown, Known>) => self?.onJob === true || {},
  },
  withinDue: {
    source: 'reliability.md 5, M13: no more is taken than is due',
    knows: ['stage'],
    values: ['amount', 'due'],
    holds: ({ known: { stage }, context }: Judged<ExtraFee, unknown, Known>): true | Values =>
      context.amount <= (stage?.due ?? 0) || { amount: context.amount, due: stage?.due ?? 0 },
  },
});

export type RuleName = keyof typeof rules;
