import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { ExtraFee } from './context.ts';

/** The stage of the order that an extra fee belongs to, as it is now. */
export interface StageLookup {
  readonly state: string;
  /** Still owed for the whole stage, in hundredths of MMK. */
  readonly due: number;
}

export interface Lookups {
  readonly stage: StageLookup | null;
  /** Who takes the money, as staff; null when it is nobody of the staff. */
  readonly self: { readonly onJob: boolean } | null;
}

/** What paying an extra fee alone must fulfil (§3, §5). */
export const rules = rulesOf<ExtraFee, Lookups>('extraFee')({
  stageIsUnpaid: {
    source: '§4, payment status; ours: what is on an account or waived is not paid at the counter',
    lookups: ['stage'],
    values: ['stage'],
    holds: ({ lookups: { stage }, context }: Judged<ExtraFee, unknown, Lookups>): true | Values =>
      stage?.state === `${context.stage}.unpaid` || { stage: context.stage },
  },
  actorOnTheJob: {
    source: '§4, staff on job; lifecycles.md 4.10, 34: who is leaving takes no money',
    lookups: ['self'],
    holds: ({ lookups: { self } }: Judged<ExtraFee, unknown, Lookups>) => self?.onJob === true || {},
  },
  withinDue: {
    source: 'reliability.md 5, M13: no more is taken than is due',
    lookups: ['stage'],
    values: ['amount', 'due'],
    holds: ({ lookups: { stage }, context }: Judged<ExtraFee, unknown, Lookups>): true | Values =>
      context.amount <= (stage?.due ?? 0) || { amount: context.amount, due: stage?.due ?? 0 },
  },
});

export type RuleName = keyof typeof rules;
