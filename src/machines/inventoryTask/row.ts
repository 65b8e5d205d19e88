import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { progressOf } from '../scanning/parcel.ts';
import { tally, type InventoryTask } from './context.ts';

const text = z.string().nullable();

/** List row of a stock count (§3: branch, status, scanned and total counts). */
export const rowSchema = z.object({
  ...rowHead,
  branch: z.string(),
  remark: text,
  plannedByName: z.string(),
  plannedAt: z.string(),
  startedBy: text,
  startedByName: text,
  startedAt: text,
  endedByName: text,
  endedAt: text,
  reason: text,
  progress: z.enum(['not', 'partly', 'all']),
  expected: z.int(),
  counted: z.int(),
  unhandled: z.int(),
  partly: z.int(),
  foundLater: z.int(),
  outWithCourier: z.int(),
  lostSearch: z.int(),
  extra: z.int(),
  adjusting: z.int(),
  adjusted: z.int(),
  duplicates: z.int(),
});
export type InventoryRow = z.infer<typeof rowSchema>;

export function row({ context: task }: Aggregate<InventoryTask>): Omit<InventoryRow, keyof typeof rowHead> {
  const counts = tally(task);
  return {
    branch: task.branch,
    remark: task.remark,
    plannedByName: task.plannedByName,
    plannedAt: task.plannedAt,
    startedBy: task.startedBy,
    startedByName: task.startedByName,
    startedAt: task.startedAt,
    endedByName: task.endedByName,
    endedAt: task.endedAt,
    reason: task.reason,
    progress: progressOf(counts.expected - counts.unhandled, counts.expected),
    duplicates: task.duplicates,
    ...counts,
  };
}
