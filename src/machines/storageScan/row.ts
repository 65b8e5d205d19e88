import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { progressOf } from '../scanning/parcel.ts';
import { sessionRow, sessionRowSchema } from '../scanning/session.ts';
import { unhandled, type StorageScan } from './context.ts';
import { KINDS } from './groups.ts';

const text = z.string().nullable();

/** List row of a warehousing session; the groups count unhandled parcels. */
export const rowSchema = z.object({
  ...rowHead,
  branch: z.string(),
  kind: z.enum(KINDS),
  remark: text,
  ...sessionRowSchema,
  progress: z.enum(['not', 'partly', 'all']),
  pendingCollection: z.int(),
  pendingWarehousing: z.int(),
  pendingDelivery: z.int(),
  extra: z.int(),
  stored: z.int(),
  handled: z.int(),
  total: z.int(),
  duplicates: z.int(),
});
export type StorageRow = z.infer<typeof rowSchema>;

export function row({ context: session }: Aggregate<StorageScan>): Omit<StorageRow, keyof typeof rowHead> {
  const parcels = Object.values(session.parcels);
  const handled = parcels.filter(({ as }) => as !== 'open').length;
  return {
    branch: session.branch,
    kind: session.kind,
    remark: session.remark,
    ...sessionRow(session),
    progress: progressOf(handled, parcels.length),
    ...unhandled(session),
    stored: parcels.filter(({ as }) => as === 'stored').length,
    handled,
    total: parcels.length,
    duplicates: session.duplicates,
  };
}
