import type { Aggregate } from '#machines/kit/aggregateType.ts';
import type { Order } from '#machines/order/context.ts';
import type { OrderEvents } from '#machines/order/events.ts';
import type { RefundEvents } from '#machines/refund/events.ts';
import type { When } from './clock.ts';

export type OrderAggregate = Aggregate<Order>;

/** What the payload of a step may depend on when its time has come. */
export interface Scene {
  /** UTC ISO instant. */
  readonly at: string;
  /** Id of a member of staff by username, of a station by its English name, or of a car by its plate. */
  readonly idOf: (machine: 'staff' | 'station' | 'car', name: string) => string;
  /** Id of the shipment or package that the step is about. */
  readonly carried: string;
}

/** A line's vehicle of a day, or a bag for it; `mark` tells several of one day apart. */
export interface Ride {
  readonly carrier: 'shipment' | 'package';
  readonly from: string;
  readonly to: string;
  readonly mark: string;
}

/** A scene in which somebody looks at the order as the steps before left it. */
export interface Seen extends Scene {
  readonly aggregate: OrderAggregate;
}

type Payload = Readonly<Record<string, unknown>>;

/** What an order aggregates through, and the refund of what was paid for it. */
export type StepType = keyof OrderEvents | keyof RefundEvents;

/** One step of a story: who does what, when, and with which payload. */
export interface Step {
  readonly type: StepType;
  /** Username, or 'system'. */
  readonly by: string;
  readonly when: When;
  readonly data: (scene: Seen) => Payload;
  /** The step is left out when this does not hold; null for one that needs not look at the order. */
  readonly only: ((aggregate: OrderAggregate) => boolean) | null;
  /** What it is carried by from here on. */
  readonly ride?: Ride;
  /** Nobody takes the step for this parcel alone: its vehicle or its bag does, for all that is inside. */
  readonly follows?: boolean;
}

/** Writes a step down that happens whatever the order is like. */
export const step = (
  type: StepType,
  by: string,
  when: When,
  data: Payload | ((scene: Scene) => Payload) = {},
): Step => ({ type, by, when, data: typeof data === 'function' ? data : () => data, only: null });

/** Writes a step down that looks at the order first. */
export const stepSeeing = (
  type: StepType,
  by: string,
  when: When,
  data: (scene: Seen) => Payload,
  only: (aggregate: OrderAggregate) => boolean = () => true,
): Step => ({ type, by, when, data, only });

/** The steps up to the first of a type, that one included. */
export const until = (type: Step['type'], steps: readonly Step[]): readonly Step[] =>
  upTo(
    type,
    steps,
    steps.findIndex((one) => one.type === type),
  );

/** The steps up to the last of a type, that one included. */
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
