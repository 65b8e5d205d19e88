import { whenever, type Reaction } from '../kit/reaction.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import type { WorkOrder } from './context.ts';
import type { WorkOrderData } from './events.ts';

const workOrderOf = (aggregate: Aggregate) => aggregate.context as WorkOrder;

/** Voids a signature in the order, by the kind of signature and the parcel's location (§4, operation 37). */
const voids = (proposes: string, applies: (order: WorkOrder) => boolean): Reaction =>
  whenever('workOrder.cancelSignApproved').propose('order', proposes, (_, aggregate) => {
    const workOrder = workOrderOf(aggregate);
    return applies(workOrder) ? workOrder.orders.map((id) => ({ id, data: { workOrder: aggregate.id } })) : [];
  });

const ofDelivery = (place: WorkOrder['place']) => (order: WorkOrder) =>
  order.signature === 'delivery' && order.place === place;

/** Reactions of a work order, in the same transaction. */
export const reactions: readonly Reaction[] = [
  whenever('workOrder.opened').propose('order', 'order.workOrderLinked', ({ data }, aggregate) =>
    (data as WorkOrderData<'workOrder.opened'>).orders.map((id) => ({ id, data: { workOrder: aggregate.id } })),
  ),
  whenever('workOrder.opened').propose('userQuestion', 'userQuestion.handedToWorkOrder', (_, aggregate) => {
    const { userQuestion } = workOrderOf(aggregate);
    return userQuestion === null ? [] : [{ id: userQuestion, data: { workOrder: aggregate.id } }];
  }),
  whenever('workOrder.raised').propose('order', 'order.workOrderLinked', (_, aggregate) =>
    workOrderOf(aggregate).orders.map((id) => ({ id, data: { workOrder: aggregate.id } })),
  ),
  whenever('workOrder.cancelSignOpened').propose('order', 'order.workOrderLinked', (_, aggregate) =>
    workOrderOf(aggregate).orders.map((id) => ({ id, data: { workOrder: aggregate.id } })),
  ),
  voids('order.signVoidedToDeliverer', ofDelivery('deliverer')),
  voids('order.signVoidedToBranch', ofDelivery('branch')),
  voids('order.signVoidedToStation', ofDelivery('station')),
  voids('order.returnSignVoidedToBranch', ({ signature }) => signature === 'return'),
  whenever('workOrder.cancelSignRefused').propose('order', 'order.signVoidRefused', (_, aggregate) =>
    workOrderOf(aggregate).orders.map((id) => ({ id, data: { workOrder: aggregate.id } })),
  ),
];
