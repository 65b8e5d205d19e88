import { personOf } from '../desk/fields.ts';
import { WORK_ORDER_PHOTOS_MOST } from '../fields/limits.ts';
import { limitedBy, rulesOf, type Judged } from '../kit/rule.ts';
import type { WorkOrder } from './context.ts';
import type { WorkOrderData, WorkOrderEvents } from './events.ts';
import type { Lookups } from './lookups.ts';

type About<Type extends keyof WorkOrderEvents | null = null> = Judged<
  WorkOrder,
  Type extends keyof WorkOrderEvents ? WorkOrderData<Type> : unknown,
  Lookups
>;

/** Rules of a work order (lifecycles.md 4.7). */
export const rules = rulesOf<WorkOrder, Lookups>('workOrder')({
  departmentExists: {
    source: '§3, handling department',
    needsData: true,
    field: 'department',
    values: ['department'],
    lookups: ['department'],
    holds: ({ data, lookups }: About<'workOrder.handedOver'>) =>
      lookups.department !== null || { department: data.department },
  },
  toAnotherDepartment: {
    source: 'ours: handing over to oneself is no hand-over',
    needsData: true,
    field: 'department',
    values: ['department'],
    holds: ({ data, context }: About<'workOrder.handedOver'>) =>
      data.department !== context.department || { department: data.department },
  },
  ordersExist: {
    source: '§5, order number must be valid and exist',
    needsData: true,
    field: 'orders',
    values: ['orders'],
    lookups: ['unknownOrders'],
    holds: ({ lookups }: About<'workOrder.opened'>) =>
      lookups.unknownOrders.length === 0 || { orders: lookups.unknownOrders.join(', ') },
  },
  questionIsAsked: {
    source: '§3, question tree: isDisplay',
    needsData: true,
    field: 'question',
    values: ['question'],
    lookups: ['question'],
    holds: ({ data, lookups }: About<'workOrder.opened'>) =>
      data.question === undefined || lookups.question !== null || { question: data.question },
  },
  claimedByItsDepartment: {
    source: 'lifecycles.md 4.7: claimed by the handling department',
    values: ['department', 'own'],
    lookups: ['ownDepartment'],
    holds: ({ context, lookups: { ownDepartment } }: About) =>
      (ownDepartment !== null && (context.department === null || context.department === ownDepartment.code)) || {
        department: context.department,
        own: ownDepartment?.code ?? null,
      },
  },
  notYetClaimed: {
    source: 'ours: work that somebody has is handed over or assigned, not taken away',
    values: ['assignee'],
    holds: ({ context }: About) => context.assignee === null || { assignee: context.assigneeName },
  },
  assigneeOnTheJob: {
    source: '§4, staff on job',
    needsData: true,
    field: 'assignee',
    values: ['assignee'],
    lookups: ['assignee'],
    holds: ({ data, lookups: { assignee } }: About<'workOrder.assigned'>) =>
      assignee?.onJob === true || { assignee: assignee?.name ?? data.assignee },
  },
  assigneeOfItsDepartment: {
    source: 'lifecycles.md 4.7: the handling department handles it',
    needsData: true,
    field: 'assignee',
    values: ['assignee', 'department'],
    lookups: ['assignee'],
    holds: ({ context, lookups: { assignee } }: About) =>
      assignee === null ||
      (assignee.department !== null && (context.department === null || assignee.department === context.department)) || {
        assignee: assignee.name,
        department: context.department,
      },
  },
  photosWithinLimit: {
    source: '§5, §9: at most 5 photos',
    needsData: true,
    field: 'photos',
    values: ['photos', 'max'],
    ...limitedBy(
      { max: { value: WORK_ORDER_PHOTOS_MOST, unit: 'pieces' } },
      ({ max }) =>
        ({ context, data }: About<'workOrder.followedUp'>) => {
          const photos = context.photos.length + (data.photos ?? []).length;
          return photos <= max || { photos, max };
        },
    ),
  },
  operationIsNew: {
    source: 'ours: what is owed is owed once',
    needsData: true,
    field: 'operation',
    values: ['operation'],
    holds: ({ context, data }: About<'workOrder.operationOwed'>) =>
      !context.owed.includes(data.operation) || { operation: data.operation },
  },
  operationIsOwed: {
    source: 'lifecycles.md 4.7, owed operation; ours',
    needsData: true,
    field: 'operation',
    values: ['operation', 'owed'],
    holds: ({ context, data }: About<'workOrder.operationDone'>) =>
      context.owed.includes(data.operation) || { operation: data.operation, owed: context.owed.join(', ') },
  },
  noOperationOwed: {
    source: 'lifecycles.md 4.7: complete needs no owed operation; ours',
    values: ['owed'],
    holds: ({ context }: About) => context.owed.length === 0 || { owed: context.owed.join(', ') },
  },
  isOrdinary: {
    source: '§4: a cancel-sign work order ends with its decision',
    values: [],
    holds: ({ context }: About) => context.kind === 'ordinary' || {},
  },
  takesOrders: {
    source: 'ours: another order would keep a signature from being voided',
    values: [],
    holds: ({ context }: About) => context.kind === 'ordinary' || {},
  },
  isCancelSign: {
    source: '§4, cancel sign',
    values: [],
    holds: ({ context }: About) => context.kind === 'cancelSign' || {},
  },
  anotherPersonAsked: {
    source: '§4, cancel sign; lifecycles.md 4.7, TWO',
    code: 'secondPerson',
    values: ['by'],
    holds: ({ context: { request }, actor }: About) =>
      request === null ||
      (request.by !== personOf({ actor }).id && request.by !== actor.onBehalfOf) || { by: request.by },
  },
  returnGoesToBranch: {
    source: 'lifecycles.md 4.2, operation 37: a return that was signed is back in the branch',
    needsData: true,
    field: 'place',
    values: ['place'],
    holds: ({ context, data }: About<'workOrder.cancelSignApproved'>) =>
      context.signature !== 'return' || data.place === 'branch' || { place: data.place },
  },
});

export type RuleName = keyof typeof rules;
