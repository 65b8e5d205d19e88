import { reactionsOf, type Reaction } from '../kit/reaction.ts';
import type { WorkOrder } from './context.ts';
import type { WorkOrderEvents } from './events.ts';

const { whenever } = reactionsOf<WorkOrderEvents, WorkOrder>();

/** Voids a signature in the order, by the kind of signature and the parcel's location (§4, operation 37). */
const voids = (proposes: string, applies: (order: WorkOrder) => boolean): Reaction =>
  whenever('workOrder.cancelSignApproved').propose('order', proposes, (_, aggregate) => {
    const workOrder = aggregate.context;
    return applies(workOrder) ? workOrder.orders.map((id) => ({ id, data: { workOrder: aggregate.id } })) : [];
  });

const ofDelivery = (place: WorkOrder['place']) => (order: WorkOrder) =>
  order.signature === 'delivery' && order.place === place;

/** Reactions of a work order, in the same transaction. */
export const reactions: readonly Reaction[] = [
  whenever('workOrder.opened').propose('order', 'order.workOrderLinked', ({ data }, aggregate) =>
    data.orders.map((id) => ({ id, data: { workOrder: aggregate.id } })),
  ),
  whenever('workOrder.opened').propose('userQuestion', 'userQuestion.handedToWorkOrder', (_, aggregate) => {
    const { userQuestion } = aggregate.context;
    return userQuestion === null ? [] : [{ id: userQuestion, data: { workOrder: aggregate.id } }];
  }),
  whenever('workOrder.raised').propose('order', 'order.workOrderLinked', (_, aggregate) =>
    aggregate.context.orders.map((id) => ({ id, data: { workOrder: aggregate.id } })),
  ),
  whenever('workOrder.cancelSignOpened').propose('order', 'order.workOrderLinked', (_, aggregate) =>
    aggregate.context.orders.map((id) => ({ id, data: { workOrder: aggregate.id } })),
  ),
  voids('order.signVoidedToDeliverer', ofDelivery('deliverer')),
  voids('order.signVoidedToBranch', ofDelivery('branch')),
  voids('order.signVoidedToStation', ofDelivery('station')),
  voids('order.returnSignVoidedToBranch', ({ signature }) => signature === 'return'),
  whenever('workOrder.cancelSignRefused').propose('order', 'order.signVoidRefused', (_, aggregate) =>
    aggregate.context.orders.map((id) => ({ id, data: { workOrder: aggregate.id } })),
  ),
];
