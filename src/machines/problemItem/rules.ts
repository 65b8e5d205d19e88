import type { OrderFact } from '../desk.ts';
import { rulesOf, type Judged } from '../kit/rule.ts';
import type { ProblemItem } from './context.ts';

/** The order as it is now; null when there is none of that number. */
export interface Known {
  readonly order: OrderFact | null;
}

type Raising = Judged<ProblemItem, { order: string }, Known>;

export const rules = rulesOf<ProblemItem, Known>('problemItem')({
  orderExists: {
    source: '§5, order number must be valid and exist',
    needsData: true,
    field: 'order',
    values: ['order'],
    knows: ['order'],
    holds: ({ data, known }: Raising) => known.order !== null || { order: data.order },
  },
});

export type RuleName = keyof typeof rules;
