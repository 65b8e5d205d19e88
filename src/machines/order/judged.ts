import type { Judged } from '../kit/rule.ts';
import type { Order } from './context.ts';
import type { OrderData, OrderEvents } from './events.ts';
import type { Lookups } from './lookups.ts';

/**
 * The input of an order's rule for an event of the given type; `unknown` data for rules that read the aggregate
 * alone.
 */
export type About<Type extends keyof OrderEvents | null = null> = Judged<
  Order,
  Type extends keyof OrderEvents ? OrderData<Type> : unknown,
  Lookups
>;
