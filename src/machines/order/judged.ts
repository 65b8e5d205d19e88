import type { Judged } from '../kit/rule.ts';
import type { Order } from './context.ts';
import type { OrderData, OrderEvents } from './events.ts';
import type { Lookups } from './lookups.ts';

/** What a rule of an order looks at, for an event of the given type; `unknown` data for rules about the aggregate alone. */
export type About<Type extends keyof OrderEvents | null = null> = Judged<
  Order,
  Type extends keyof OrderEvents ? OrderData<Type> : unknown,
  Lookups
>;
