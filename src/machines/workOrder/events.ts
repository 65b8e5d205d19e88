import { z } from 'zod';
import { lineText } from '../kit/lineText.ts';
import { aboutOrder, photos, reference, remark } from '../desk/fields.ts';
import { earlierWorkOrder } from '../desk/pickedWorkOrder.ts';
import { distinct } from '../kit/distinct.ts';
import { event, type DataOf } from '../kit/event.ts';
import type { RecordedEvent } from '../kit/proposal.ts';
import { pickedAmong, referenceTo } from '../fields/references.ts';

/** Subject of a work order (§3, category). */
export const category = z.enum([
  'delay',
  'damage',
  'loss',
  'address',
  'payment',
  'customs',
  'complaint',
  'cancelSign',
  'other',
]);
/** Priority (§4): low 0, medium 1, high 2. */
export const priority = z.enum(['low', 'medium', 'high']);
/** Location of the parcel when its signature is voided (§4, operation 37). */
export const place = z.enum(['deliverer', 'branch', 'station']);
/** Kind of signature: of a delivery or of a return. */
export const signature = z.enum(['delivery', 'return']);

const many = <Schema extends z.ZodType>(one: Schema) => z.array(one).max(50).overwrite(distinct).default([]);
const final = { irreversible: true };
const bySystem = { systemOnly: true };

export const events = {
  'workOrder.opened': event(null, {
    category: category.exclude(['cancelSign']),
    priority: priority.default('low'),
    tag: lineText.min(1).max(40).optional(),
    identifier: z.enum(['normal', 'problem']).default('normal'),
    /** Number of the question in the tree (§3, question). */
    question: referenceTo('question').optional(),
    department: referenceTo('department'),
    remark,
    orders: many(referenceTo('order')),
    packages: many(referenceTo('package')),
    /** Earlier work orders that it continues; a completed one is never reopened (lifecycles.md 4.10, 30). */
    workOrders: many(earlierWorkOrder),
    userQuestion: pickedAmong('userQuestion', {
      state: 'pending',
      toldBy: ['question', 'raisedAt'],
      foundBy: ['customer'],
    }).optional(),
    photos: photos.optional(),
  }),
  'workOrder.raised': event(
    null,
    { ...aboutOrder, question: reference, remark, branch: reference.nullable() },
    bySystem,
  ),
  'workOrder.cancelSignOpened': event(
    null,
    { ...aboutOrder, signature, remark, branch: reference.nullable() },
    bySystem,
  ),
  /** A link widens nobody's reach: new ones carry no branches, while recorded ones keep theirs. */
  'workOrder.orderLinked': event(null, { order: reference, branches: aboutOrder.branches, remark }, bySystem),
  'workOrder.followedUp': event(null, { remark, photos: photos.optional() }),
  'workOrder.handedOver': event(null, { department: referenceTo('department'), remark }),
  'workOrder.claimed': event(null, {}),
  'workOrder.assigned': event(null, { assignee: referenceTo('staff') }),
  'workOrder.operationOwed': event(null, { operation: remark }),
  'workOrder.operationDone': event(null, { operation: remark }),
  'workOrder.completed': event(null, { result: remark }, final),
  'workOrder.cancelSignApproved': event(
    null,
    { place, remark },
    { ...final, secondPerson: 'workOrder.cancelSignOpened', money: true },
  ),
  'workOrder.cancelSignRefused': event(null, { result: remark }, final),
};

export type WorkOrderEvents = typeof events;
export type WorkOrderRecordedEvent<Type extends keyof WorkOrderEvents> = RecordedEvent<DataOf<WorkOrderEvents, Type>>;
export type WorkOrderData<Type extends keyof WorkOrderEvents> = DataOf<WorkOrderEvents, Type>;

/** Kinds of log entries (§4, work order log types). */
export const LOG_KINDS = ['create', 'followUp', 'handOver', 'claim', 'assign', 'operation', 'close'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** Kind of the log entry of each event (§4, work order log types). */
export const logKinds = {
  'workOrder.opened': 'create',
  'workOrder.raised': 'create',
  'workOrder.cancelSignOpened': 'create',
  'workOrder.orderLinked': 'followUp',
  'workOrder.followedUp': 'followUp',
  'workOrder.handedOver': 'handOver',
  'workOrder.claimed': 'claim',
  'workOrder.assigned': 'assign',
  'workOrder.operationOwed': 'operation',
  'workOrder.operationDone': 'operation',
  'workOrder.completed': 'close',
  'workOrder.cancelSignApproved': 'operation',
  'workOrder.cancelSignRefused': 'close',
} as const satisfies Record<keyof WorkOrderEvents, LogKind>;
