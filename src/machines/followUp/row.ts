import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { FollowUp } from './context.ts';
import { followUpKind } from './events.ts';

const text = z.string().nullable();

export const rowSchema = z.object({
  ...rowHead,
  order: z.string(),
  kind: followUpKind,
  reason: text,
  merchant: text,
  remarks: z.int(),
  lastRemark: text,
  lastRemarkBy: text,
  openedAt: z.string(),
  closedAt: text,
  updatedAt: z.string(),
});
export type FollowUpRow = z.infer<typeof rowSchema>;

export const row = ({ context: task }: Aggregate<FollowUp>): Omit<FollowUpRow, keyof typeof rowHead> => ({
  order: task.order,
  kind: task.kind,
  reason: task.reason,
  merchant: task.merchant,
  remarks: task.notes.length,
  lastRemark: task.notes.at(-1)?.text ?? null,
  lastRemarkBy: task.notes.at(-1)?.byName ?? null,
  openedAt: task.openedAt,
  closedAt: task.closedAt,
  updatedAt: task.updatedAt,
});
