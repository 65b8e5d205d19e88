import type { OrderLookup } from '../desk.ts';
import { rulesOf, type Judged } from '../kit/rule.ts';
import type { ProblemItem } from './context.ts';

/** The order in its current state; null if it does not exist. */
export interface Lookups {
  readonly order: OrderLookup | null;
}

type Raising = Judged<ProblemItem, { order: string }, Lookups>;

export const rules = rulesOf<ProblemItem, Lookups>('problemItem')({
  orderExists: {
    source: '§5, order number must be valid and exist',
    needsData: true,
    field: 'order',
    values: ['order'],
    lookups: ['order'],
    holds: ({ data, lookups }: Raising) => lookups.order !== null || { order: data.order },
  },
});

export type RuleName = keyof typeof rules;
