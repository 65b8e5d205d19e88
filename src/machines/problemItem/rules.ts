import type { OrderLookup } from '../desk/fields.ts';
import { orderExists } from '../desk/rules.ts';
import { rulesOf } from '../kit/rule.ts';
import type { ProblemItem } from './context.ts';

/** The order in its current state; null if it does not exist. */
export interface Lookups {
  readonly order: OrderLookup | null;
}

export const rules = rulesOf<ProblemItem, Lookups>('problemItem')({ orderExists });

export type RuleName = keyof typeof rules;
