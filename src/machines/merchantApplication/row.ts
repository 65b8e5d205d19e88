import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { Application } from './context.ts';
import { events } from './events.ts';

const text = z.string().nullable();

/** List row of an application (§3). */
export const rowSchema = z.object({
  ...rowHead,
  ...events['merchantApplication.submitted'].payload.shape,
  submittedAt: z.string(),
  merchant: text,
  handledBy: text,
  handledAt: text,
  ignoredFor: text,
});

export const row = ({ context }: Aggregate<Application>) => context;
