import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { IMPORTED, type ImportTask } from './context.ts';

export const rowSchema = z.object({
  ...rowHead,
  fileName: z.string(),
  sha256: z.string(),
  rows: z.int(),
  recordType: z.enum(IMPORTED).nullable(),
  written: z.int(),
  refused: z.int(),
  importer: z.string(),
  importerName: z.string(),
  begunAt: z.string(),
  finishedAt: z.string().nullable(),
});

export const row = ({ context }: Aggregate<ImportTask>) => context;
