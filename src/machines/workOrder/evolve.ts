import { noteOf, personOf, stamped } from '../desk/fields.ts';
import type { Evolve } from '../kit/evolve.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import type { WorkOrder } from './context.ts';
import { logKinds, type WorkOrderRecordedEvent } from './events.ts';
import type { Lookups } from './lookups.ts';

const present = (...values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value) => typeof value === 'string')),
];

const openedBy = (event: RecordedEvent) => {
  const { id, name } = personOf(event);
  return { openedBy: id, openedByName: name, openedAt: event.at };
};

/** Appends a log entry of the event's kind (§4, work order log types). */
const logged = (order: WorkOrder, event: RecordedEvent, text: string): Pick<WorkOrder, 'log'> => ({
  log: [...order.log, noteOf(event, logKinds[event.type as keyof typeof logKinds], text)],
});

const closed = (order: WorkOrder, event: RecordedEvent<{ result: string }>) => ({
  ...logged(order, event, event.data.result),
  result: event.data.result,
  completedAt: event.at,
});

const opening: Evolve<WorkOrder> = {
  'workOrder.opened': (order, event: WorkOrderRecordedEvent<'workOrder.opened'>) => {
    const { remark, ...data } = event.data;
    const { department } = event.lookups as Partial<Lookups>;
    return {
      ...data,
      tag: data.tag ?? null,
      question: data.question ?? null,
      userQuestion: data.userQuestion ?? null,
      photos: data.photos ?? [],
      creatingBranch: event.actor.branch,
      branches: present(event.actor.branch, department?.branch),
      ...openedBy(event),
      ...logged(order, event, remark),
    };
  },
  'workOrder.raised': (order, event: WorkOrderRecordedEvent<'workOrder.raised'>) => ({
    question: event.data.question,
    creatingBranch: event.data.branch,
    branches: present(event.data.branch, ...event.data.branches),
    merchant: event.data.merchant,
    orders: [event.data.order],
    ...openedBy(event),
    ...logged(order, event, event.data.remark),
  }),
  'workOrder.cancelSignOpened': (order, event: WorkOrderRecordedEvent<'workOrder.cancelSignOpened'>) => ({
    kind: 'cancelSign',
    category: 'cancelSign',
    priority: 'high',
    signature: event.data.signature,
    creatingBranch: event.data.branch,
    branches: present(event.data.branch, ...event.data.branches),
    merchant: event.data.merchant,
    orders: [event.data.order],
    request: { by: personOf(event).id },
    ...openedBy(event),
    ...logged(order, event, event.data.remark),
  }),
};

const handling: Evolve<WorkOrder> = {
  'workOrder.orderLinked': (order, event: WorkOrderRecordedEvent<'workOrder.orderLinked'>) => ({
    orders: present(...order.orders, event.data.order),
    branches: present(...order.branches, ...event.data.branches),
    ...logged(order, event, event.data.remark),
  }),
  'workOrder.followedUp': (order, event: WorkOrderRecordedEvent<'workOrder.followedUp'>) => ({
    photos: [...order.photos, ...(event.data.photos ?? [])],
    ...logged(order, event, event.data.remark),
  }),
  'workOrder.handedOver': (order, event: WorkOrderRecordedEvent<'workOrder.handedOver'>) => {
    const { department } = event.lookups as Partial<Lookups>;
    return {
      department: event.data.department,
      branches: present(...order.branches, department?.branch),
      assignee: null,
      assigneeName: null,
      ...logged(order, event, event.data.remark),
    };
  },
  'workOrder.claimed': (order, event: WorkOrderRecordedEvent<'workOrder.claimed'>) => {
    const { ownDepartment } = event.lookups as Partial<Lookups>;
    const { id, name } = personOf(event);
    return {
      department: order.department ?? ownDepartment?.code ?? null,
      assignee: id,
      assigneeName: name,
      ...logged(order, event, name),
    };
  },
  'workOrder.assigned': (order, event: WorkOrderRecordedEvent<'workOrder.assigned'>) => {
    const { assignee } = event.lookups as Partial<Lookups>;
    const name = assignee?.name ?? event.data.assignee;
    return {
      department: order.department ?? assignee?.department ?? null,
      assignee: event.data.assignee,
      assigneeName: name,
      ...logged(order, event, name),
    };
  },
  'workOrder.operationOwed': (order, event: WorkOrderRecordedEvent<'workOrder.operationOwed'>) => ({
    owed: [...order.owed, event.data.operation],
    ...logged(order, event, event.data.operation),
  }),
  'workOrder.operationDone': (order, event: WorkOrderRecordedEvent<'workOrder.operationDone'>) => ({
    owed: order.owed.filter((operation) => operation !== event.data.operation),
    ...logged(order, event, event.data.operation),
  }),
};

const ending: Evolve<WorkOrder> = {
  'workOrder.completed': closed,
  'workOrder.cancelSignApproved': (order, event: WorkOrderRecordedEvent<'workOrder.cancelSignApproved'>) => ({
    decision: 'approved',
    place: event.data.place,
    result: event.data.remark,
    completedAt: event.at,
    ...logged(order, event, event.data.remark),
  }),
  'workOrder.cancelSignRefused': (order, event: WorkOrderRecordedEvent<'workOrder.cancelSignRefused'>) => ({
    ...closed(order, event),
    decision: 'refused',
  }),
};

export const evolve = stamped<WorkOrder>({ ...opening, ...handling, ...ending });
