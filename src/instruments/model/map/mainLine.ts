import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { order } from '#machines/order/index.ts';
import type { bigPackage } from '#machines/package/index.ts';
import type { shipment } from '#machines/shipment/index.ts';
import type { workOrder } from '#machines/workOrder/index.ts';

/** Usual events of a machine: its commonest histories, the most frequent first, then other events that are common. */
interface Usual<Type extends string = string> {
  readonly histories: readonly (readonly Type[])[];
  readonly others: readonly Type[];
}

type OrderEvent = (typeof order)['eventTypes'][number];

const COLLECTED = ['order.created', 'order.collectorAssigned', 'order.collected', 'order.warehoused'] as const;
const CARRIED = ['order.sorted', 'order.loaded', 'order.departed', 'order.arrived', 'order.warehoused'] as const;
const DELIVERED = ['order.outForDelivery', 'order.signed'] as const;

const ORDER: Usual<OrderEvent> = {
  histories: [
    [...COLLECTED, ...CARRIED, 'order.deliveryClaimed', ...DELIVERED],
    [...COLLECTED, 'order.deliveryClaimed', ...DELIVERED],
    ['order.created', 'order.collectorAutoAssigned', 'order.collected', 'order.warehoused', ...CARRIED],
    [...COLLECTED, ...CARRIED, 'order.shelved', 'order.deliveryClaimed', ...DELIVERED],
    [...COLLECTED, ...CARRIED, 'order.delivererAssigned', ...DELIVERED],
    [...COLLECTED, ...CARRIED, 'order.delivererAutoAssigned', ...DELIVERED],
    [...COLLECTED, 'order.sorted', 'order.packed', 'order.loaded', 'order.departed', 'order.arrived'],
    ['order.created', 'order.collectorAssigned', 'order.cancelled'],
    [...COLLECTED, 'order.pickedUpAtCounter'],
    [...COLLECTED, 'order.recalled', 'order.returnSigned'],
  ],
  others: ['order.rejectionReported', 'order.rejected', 'order.signedAtStation'],
};

const SHIPMENT: Usual<(typeof shipment)['eventTypes'][number]> = {
  histories: [['shipment.created', 'shipment.shippedOut', 'shipment.received']],
  others: ['shipment.sentToStation', 'shipment.sentToAirport'],
};

const PACKAGE: Usual<(typeof bigPackage)['eventTypes'][number]> = {
  histories: [
    [
      'package.issued',
      'package.orderPacked',
      'package.sealed',
      'package.departed',
      'package.arrived',
      'package.finished',
    ],
    ['package.issued', 'package.orderPacked', 'package.emptied'],
  ],
  others: ['package.unsealed', 'package.forwarded'],
};

const WORK_ORDER: Usual<(typeof workOrder)['eventTypes'][number]> = {
  histories: [
    ['workOrder.raised', 'workOrder.claimed', 'workOrder.completed'],
    ['workOrder.cancelSignOpened', 'workOrder.cancelSignApproved'],
    ['workOrder.opened', 'workOrder.claimed', 'workOrder.completed'],
    ['workOrder.cancelSignOpened', 'workOrder.cancelSignRefused'],
  ],
  others: [],
};

/** Usual events by machine, as counted in practice; other machines use the declared order of their events. */
const USUAL: Readonly<Record<string, Usual>> = {
  order: ORDER,
  shipment: SHIPMENT,
  package: PACKAGE,
  workOrder: WORK_ORDER,
};

/** A step of a usual history; `from` is null before creation. */
export interface MainStep {
  readonly from: string | null;
  readonly event: string;
  readonly to: string;
}

/** Returns the steps of a history. Throws if the machine refuses one. */
function stepsOf({ id, structure }: AggregateType, history: readonly string[]): MainStep[] {
  const steps: MainStep[] = [];
  let at = structure.initial[structure.main] ?? '';
  for (const event of history) {
    const to = structure.transitions.get(at)?.get(event)?.to;
    if (typeof to !== 'string') throw new Error(`A usual history of ${id} has no ${event} in ${at}.`);
    steps.push({ from: structure.states.get(at)?.meta.absent === true ? null : at, event, to });
    at = to;
  }
  return steps;
}

const historiesOf = ({ id }: AggregateType): readonly (readonly string[])[] => USUAL[id]?.histories ?? [];

/** Returns the steps of a machine's commonest history; none if no history is declared. */
export const mainLineOf = (aggregateType: AggregateType): readonly MainStep[] =>
  stepsOf(aggregateType, historiesOf(aggregateType)[0] ?? []);

/** Returns the steps of all usual histories, those of the commonest first. */
export const usualStepsOf = (aggregateType: AggregateType): readonly MainStep[] =>
  historiesOf(aggregateType).flatMap((history) => stepsOf(aggregateType, history));

/** Returns the rank of an event: usual events, then events of people, then events of the system. */
const rankOf = ({ id, events }: AggregateType, type: string): number => {
  const { histories = [], others = [] } = USUAL[id] ?? {};
  const usual = [...histories.flat(), ...others];
  const place = usual.indexOf(type);
  if (place >= 0) return place;
  return usual.length + (events[type]?.systemOnly === true ? 1 : 0);
};

/** Sorts events by rank; events of equal rank keep the machine's order. */
export const ranked = (aggregateType: AggregateType, types: readonly string[]): readonly string[] =>
  types.toSorted((one, other) => rankOf(aggregateType, one) - rankOf(aggregateType, other));
