import type { Aggregate } from '#machines/kit/aggregate.ts';
import type { Order } from '#machines/order/context.ts';
import type { OrderEvents } from '#machines/order/events.ts';
import type { RefundEvents } from '#machines/refund/events.ts';
import type { When } from './clock.ts';

export type OrderAggregate = Aggregate<Order>;

/** Context of a step's payload at its time. */
export interface Scene {
  /** UTC ISO instant. */
  readonly at: string;
  /** Id of a member of staff by username, of a station by its English name, or of a car by its plate. */
  readonly idOf: (machine: 'staff' | 'station' | 'car', name: string) => string;
  /** Id of the shipment or package of the step. */
  readonly carried: string;
}

/** A line's vehicle of a day, or a bag for it; `mark` distinguishes several of one day. */
export interface Ride {
  readonly carrier: 'shipment' | 'package';
  readonly from: string;
  readonly to: string;
  readonly mark: string;
}

/** A scene with the order as earlier steps left it. */
export interface OrderScene extends Scene {
  readonly aggregate: OrderAggregate;
}

type Payload = Readonly<Record<string, unknown>>;

/** Types of events of an order, and of the refund of its payments. */
export type StepType = keyof OrderEvents | keyof RefundEvents;

/** One step of a story: who, what, when, and the payload. */
export interface Step {
  readonly type: StepType;
  /** Username, or 'system'. */
  readonly by: string;
  readonly when: When;
  readonly data: (scene: OrderScene) => Payload;
  /** Condition for the step; null if it does not depend on the order. */
  readonly only: ((aggregate: OrderAggregate) => boolean) | null;
  /** Vehicle or bag of the parcel from here on. */
  readonly ride?: Ride;
  /** True for a step that happens to all content of a vehicle or bag. */
  readonly follows?: boolean;
}

/** Defines a step that does not depend on the order. */
export const step = (
  type: StepType,
  by: string,
  when: When,
  data: Payload | ((scene: Scene) => Payload) = {},
): Step => ({ type, by, when, data: typeof data === 'function' ? data : () => data, only: null });

/** Defines a step that depends on the order. */
export const conditionalStep = (
  type: StepType,
  by: string,
  when: When,
  data: (scene: OrderScene) => Payload,
  only: (aggregate: OrderAggregate) => boolean = () => true,
): Step => ({ type, by, when, data, only });

/** Returns the steps up to the first of a type, inclusive. */
export const until = (type: Step['type'], steps: readonly Step[]): readonly Step[] =>
  upTo(
    type,
    steps,
    steps.findIndex((one) => one.type === type),
  );

/** Returns the steps up to the last of a type, inclusive. */
export const untilLast = (type: Step['type'], steps: readonly Step[]): readonly Step[] =>
  upTo(
    type,
    steps,
    steps.findLastIndex((one) => one.type === type),
  );

function upTo(type: string, steps: readonly Step[], place: number): readonly Step[] {
  if (place < 0) throw new Error(`The story has no ${type}`);
  return steps.slice(0, place + 1);
}
