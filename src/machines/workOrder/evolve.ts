import { noteOf, personOf, stamped } from '../desk.ts';
import type { Evolve } from '../kit/lifecycle.ts';
import type { Fact } from '../kit/proposal.ts';
import type { WorkOrder } from './context.ts';
import { logKinds, type WorkOrderFact } from './events.ts';
import type { Known } from './known.ts';

const present = (...values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.filter((value) => typeof value === 'string')),
];

const openedBy = (fact: Fact) => {
  const { id, name } = personOf(fact);
  return { openedBy: id, openedByName: name, openedAt: fact.at };
};

/** One line of the log: its kind is the event's (§4, work order log types). */
const logged = (order: WorkOrder, fact: Fact, text: string): Pick<WorkOrder, 'log'> => ({
  log: [...order.log, noteOf(fact, logKinds[fact.type as keyof typeof logKinds], text)],
});

const closed = (order: WorkOrder, fact: Fact<{ result: string }>) => ({
  ...logged(order, fact, fact.data.result),
  result: fact.data.result,
  completedAt: fact.at,
});

const opening: Evolve<WorkOrder> = {
  'workOrder.opened': (order, fact: WorkOrderFact<'workOrder.opened'>) => {
    const { remark, ...data } = fact.data;
    const { department } = fact.known as Partial<Known>;
    return {
      ...data,
      tag: data.tag ?? null,
      question: data.question ?? null,
      userQuestion: data.userQuestion ?? null,
      photos: data.photos ?? [],
      creatingBranch: fact.actor.branch,
      branches: present(fact.actor.branch, department?.branch),
      ...openedBy(fact),
      ...logged(order, fact, remark),
    };
  },
  'workOrder.raised': (order, fact: WorkOrderFact<'workOrder.raised'>) => ({
    question: fact.data.question,
    creatingBranch: fact.data.branch,
    branches: present(fact.data.branch, ...fact.data.branches),
    merchant: fact.data.merchant,
    orders: [fact.data.order],
    ...openedBy(fact),
    ...logged(order, fact, fact.data.remark),
  }),
  'workOrder.cancelSignOpened': (order, fact: WorkOrderFact<'workOrder.cancelSignOpened'>) => ({
    kind: 'cancelSign',
    category: 'cancelSign',
    priority: 'high',
    signature: fact.data.signature,
    creatingBranch: fact.data.branch,
    branches: present(fact.data.branch, ...fact.data.branches),
    merchant: fact.data.merchant,
    orders: [fact.data.order],
    request: { by: personOf(fact).id },
    ...openedBy(fact),
    ...logged(order, fact, fact.data.remark),
  }),
};

const handling: Evolve<WorkOrder> = {
  'workOrder.orderLinked': (order, fact: WorkOrderFact<'workOrder.orderLinked'>) => ({
    orders: present(...order.orders, fact.data.order),
    branches: present(...order.branches, ...fact.data.branches),
    ...logged(order, fact, fact.data.remark),
  }),
  'workOrder.followedUp': (order, fact: WorkOrderFact<'workOrder.followedUp'>) => ({
    photos: [...order.photos, ...(fact.data.photos ?? [])],
    ...logged(order, fact, fact.data.remark),
  }),
  'workOrder.handedOver': (order, fact: WorkOrderFact<'workOrder.handedOver'>) => {
    const { department } = fact.known as Partial<Known>;
    return {
      department: fact.data.department,
      branches: present(...order.branches, department?.branch),
      assignee: null,
      assigneeName: null,
      ...logged(order, fact, fact.data.remark),
    };
  },
  'workOrder.claimed': (order, fact: WorkOrderFact<'workOrder.claimed'>) => {
    const { ownDepartment } = fact.known as Partial<Known>;
    const { id, name } = personOf(fact);
    return {
      department: order.department ?? ownDepartment?.code ?? null,
      assignee: id,
      assigneeName: name,
      ...logged(order, fact, name),
    };
  },
  'workOrder.assigned': (order, fact: WorkOrderFact<'workOrder.assigned'>) => {
    const { assignee } = fact.known as Partial<Known>;
    const name = assignee?.name ?? fact.data.assignee;
    return {
      department: order.department ?? assignee?.department ?? null,
      assignee: fact.data.assignee,
      assigneeName: name,
      ...logged(order, fact, name),
    };
  },
  'workOrder.operationOwed': (order, fact: WorkOrderFact<'workOrder.operationOwed'>) => ({
    owed: [...order.owed, fact.data.operation],
    ...logged(order, fact, fact.data.operation),
  }),
  'workOrder.operationDone': (order, fact: WorkOrderFact<'workOrder.operationDone'>) => ({
    owed: order.owed.filter((operation) => operation !== fact.data.operation),
    ...logged(order, fact, fact.data.operation),
  }),
};

const ending: Evolve<WorkOrder> = {
  'workOrder.completed': closed,
  'workOrder.cancelSignApproved': (order, fact: WorkOrderFact<'workOrder.cancelSignApproved'>) => ({
    decision: 'approved',
    place: fact.data.place,
    result: fact.data.remark,
    completedAt: fact.at,
    ...logged(order, fact, fact.data.remark),
  }),
  'workOrder.cancelSignRefused': (order, fact: WorkOrderFact<'workOrder.cancelSignRefused'>) => ({
    ...closed(order, fact),
    decision: 'refused',
  }),
};

/** What each event changes in the facts a work order keeps. */
export const evolve = stamped<WorkOrder>({ ...opening, ...handling, ...ending });
