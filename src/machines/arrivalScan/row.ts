import { z } from 'zod';
import type { Aggregate } from '../kit/aggregateType.ts';
import { rowHead } from '../kit/register.ts';
import { progressOf } from '../scanning/parcel.ts';
import { tally, type ArrivalScan } from './context.ts';

const text = z.string().nullable();

export const rowSchema = z.object({
  ...rowHead,
  shipment: z.string(),
  branch: z.string(),
  openedBy: z.string(),
  openedByName: z.string(),
  openedAt: z.string(),
  finishedByName: text,
  finishedAt: text,
  reason: text,
  progress: z.enum(['not', 'partly', 'all']),
  total: z.int(),
  arrived: z.int(),
  expected: z.int(),
  missing: z.int(),
  short: z.int(),
  extra: z.int(),
  duplicates: z.int(),
});
export type ArrivalRow = z.infer<typeof rowSchema>;

export function row({ context: scan }: Aggregate<ArrivalScan>): Omit<ArrivalRow, keyof typeof rowHead> {
  const counts = tally(scan);
  return {
    shipment: scan.shipment,
    branch: scan.branch,
    openedBy: scan.openedBy,
    openedByName: scan.openedByName,
    openedAt: scan.openedAt,
    finishedByName: scan.finishedByName,
    finishedAt: scan.finishedAt,
    reason: scan.reason,
    progress: progressOf(counts.arrived, counts.total),
    ...counts,
    duplicates: scan.duplicates,
  };
}
