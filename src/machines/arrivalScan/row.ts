import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { progressOf } from '../scanning/parcel.ts';
import { sessionRow, sessionRowSchema } from '../scanning/session.ts';
import { tally, type ArrivalScan } from './context.ts';

export const rowSchema = z.object({
  ...rowHead,
  shipment: z.string(),
  branch: z.string(),
  ...sessionRowSchema,
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
    ...sessionRow(scan),
    progress: progressOf(counts.arrived, counts.total),
    ...counts,
    duplicates: scan.duplicates,
  };
}
