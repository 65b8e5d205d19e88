import type { Judged } from '../kit/rule.ts';
import type { Order } from './context.ts';
import type { OrderData, OrderEvents } from './events.ts';
import type { Known } from './known.ts';

/** What a rule of an order looks at, for an event of the given type; `unknown` data for rules about the life alone. */
export type About<Type extends keyof OrderEvents | null = null> = Judged<
  Order,
  Type extends keyof OrderEvents ? OrderData<Type> : unknown,
  Known
>;
