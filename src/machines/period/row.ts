import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { referenceTo } from '../fields/references.ts';
import type { Period } from './context.ts';

const person = referenceTo('staff').nullable();

/** List row of an accounting period. */
export const rowSchema = z.object({
  ...rowHead,
  month: z.string(),
  remark: z.string().nullable(),
  requestedBy: person,
  requestedAt: z.string().nullable(),
  closedBy: person,
  closedAt: z.string().nullable(),
});
export type PeriodRow = z.infer<typeof rowSchema>;

export const row = ({ context }: Aggregate<Period>): Omit<PeriodRow, keyof typeof rowHead> => {
  const { request, ...kept } = context;
  return { ...kept, requestedBy: request?.by ?? null, requestedAt: request?.at ?? null };
};
