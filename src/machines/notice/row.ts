import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { Notice } from './context.ts';

const text = z.string().nullable();

/** List row of a message (§2). */
export const rowSchema = z.object({
  ...rowHead,
  addressee: z.string(),
  kind: z.int(),
  title: z.string(),
  value: z.string(),
  userQuestionId: text,
  waybill: text,
  senderName: z.string(),
  sentAt: z.string(),
  readAt: text,
});
export type NoticeRow = z.infer<typeof rowSchema>;

export const row = ({ context }: Aggregate<Notice>) => context;
