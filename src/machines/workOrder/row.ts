import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { WorkOrder } from './context.ts';
import { category, LOG_KINDS, place, priority, type LogKind } from './events.ts';
import { photo } from '../fields/uploads.ts';

const text = z.string().nullable();

/** List row of a work order (§3, work order). */
export const rowSchema = z.object({
  ...rowHead,
  kind: z.enum(['ordinary', 'cancelSign']),
  category,
  priority,
  tag: text,
  identifier: z.enum(['normal', 'problem']),
  question: text,
  creatingBranch: text,
  department: text,
  merchant: text,
  orders: z.array(z.string()),
  packages: z.array(z.string()),
  workOrders: z.array(z.string()),
  userQuestion: text,
  photos: z.array(photo),
  assignee: text,
  assigneeName: text,
  owed: z.array(z.string()),
  decision: z.enum(['approved', 'refused']).nullable(),
  place: place.nullable(),
  result: text,
  /** Kind of the last log entry (§4, work order log types). */
  lastLog: z.enum(LOG_KINDS).nullable(),
  openedByName: z.string(),
  openedAt: z.string(),
  /** When it was first claimed or assigned. */
  takenUpAt: text,
  completedAt: text,
  updatedAt: z.string(),
});
export type WorkOrderRow = z.infer<typeof rowSchema>;

const TAKEN_UP: readonly string[] = ['claim', 'assign'] satisfies LogKind[];

export const row = ({ context: order }: Aggregate<WorkOrder>): Omit<WorkOrderRow, keyof typeof rowHead> => ({
  kind: order.kind,
  category: order.category,
  priority: order.priority,
  tag: order.tag,
  identifier: order.identifier,
  question: order.question,
  creatingBranch: order.creatingBranch,
  department: order.department,
  merchant: order.merchant,
  orders: [...order.orders],
  packages: [...order.packages],
  workOrders: [...order.workOrders],
  userQuestion: order.userQuestion,
  photos: [...order.photos],
  assignee: order.assignee,
  assigneeName: order.assigneeName,
  owed: [...order.owed],
  decision: order.decision,
  place: order.place,
  result: order.result,
  lastLog: (order.log.at(-1)?.kind as LogKind | undefined) ?? null,
  openedByName: order.openedByName,
  openedAt: order.openedAt,
  takenUpAt: order.log.find(({ kind }) => TAKEN_UP.includes(kind))?.at ?? null,
  completedAt: order.completedAt,
  updatedAt: order.updatedAt,
});
