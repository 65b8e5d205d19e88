import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { ExportTask } from './context.ts';

/** List row of an export (§3, download file). */
export const rowSchema = z.object({
  ...rowHead,
  fileName: z.string(),
  list: z.string(),
  language: z.string(),
  requester: z.string(),
  requesterName: z.string(),
  createdAt: z.string(),
  done: z.int(),
  total: z.int().nullable(),
  bytes: z.int().nullable(),
  objectKey: z.string().nullable(),
  generatedAt: z.string().nullable(),
  downloads: z.int(),
  reason: z.string().nullable(),
});
export type ExportRow = z.infer<typeof rowSchema>;

export const row = ({ context: task }: Aggregate<ExportTask>): Omit<ExportRow, keyof typeof rowHead> => ({
  fileName: task.fileName,
  list: task.machine,
  language: task.language,
  requester: task.requester,
  requesterName: task.requesterName,
  createdAt: task.createdAt,
  done: task.done,
  total: task.total,
  bytes: task.bytes,
  objectKey: task.objectKey,
  generatedAt: task.generatedAt,
  downloads: task.downloads,
  reason: task.reason,
});
