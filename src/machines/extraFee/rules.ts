import { rulesOf, type Judged, type Values } from '../kit/rule.ts';
import type { ExtraFee } from './context.ts';

/** Payment stage of the order that an extra fee belongs to, in its current state. */
export interface StageLookup {
  readonly state: string;
  /** Amount still due for the whole stage, in hundredths of MMK. */
  readonly due: number;
}

export interface Lookups {
  readonly stage: StageLookup | null;
  /** Staff member who takes the money; null if the person is not staff. */
  readonly self: { readonly onJob: boolean } | null;
}

/** Rules for paying an extra fee alone (§3, §5). */
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
