import type { Bill } from '#machines/bill/context.ts';
import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { ExtraFee } from '#machines/extraFee/context.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { Order } from '#machines/order/context.ts';
import type { PaymentSlip } from '#machines/paymentSlip/context.ts';
import type { Receivable } from '#machines/receivable/context.ts';
import type { Role } from '#machines/registers/index.ts';
import type { Settlement } from '#machines/settlement/context.ts';
import type { Shipment } from '#machines/shipment/context.ts';
import type { World } from '../../world.ts';

/** A violated invariant of reliability.md 5, in a sentence. */
export type Fault = string | null;
export type Check<Context> = (aggregate: Aggregate<Context>, world: World) => Fault | readonly Fault[];

export const mainOf = (aggregate: Aggregate): string => Object.values(aggregate.states)[0] ?? '';
export const isFinal = (machine: string, aggregate: Aggregate): boolean =>
  aggregateTypes[machine]?.structure.states.get(mainOf(aggregate))?.meta.final === true;
interface Contexts {
  readonly order: Order;
  readonly receivable: Receivable;
  readonly shipment: Shipment;
  readonly bill: Bill;
  readonly settlement: Settlement;
  readonly paymentSlip: PaymentSlip;
  readonly extraFee: ExtraFee;
  readonly role: Role;
}
/** Returns the context of another aggregate; null if absent. */
export const contextOf = <Machine extends keyof Contexts>(world: World, machine: Machine, id: string) =>
  (world.aggregate(machine, id)?.context as Contexts[Machine] | undefined) ?? null;
