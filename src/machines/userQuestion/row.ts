import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { personal } from '../fields/personal.ts';
import type { UserQuestion } from './context.ts';
import { photo } from '../fields/uploads.ts';

const text = z.string().nullable();

export const rowSchema = z.object({
  ...rowHead,
  question: z.string(),
  order: text,
  customer: personal(z.string(), 'name'),
  phone: personal(z.string(), 'phone'),
  text: z.string(),
  photos: z.array(photo),
  merchant: text,
  raisedByName: z.string(),
  raisedAt: z.string(),
  answer: text,
  workOrder: text,
  handledByName: text,
  handledAt: text,
  updatedAt: z.string(),
});
export type UserQuestionRow = z.infer<typeof rowSchema>;

export const row = ({ context: asked }: Aggregate<UserQuestion>): Omit<UserQuestionRow, keyof typeof rowHead> => ({
  question: asked.question,
  order: asked.order,
  customer: asked.customer,
  phone: asked.phone,
  text: asked.text,
  photos: [...asked.photos],
  merchant: asked.merchant,
  raisedByName: asked.raisedByName,
  raisedAt: asked.raisedAt,
  answer: asked.answer,
  workOrder: asked.workOrder,
  handledByName: asked.handledByName,
  handledAt: asked.handledAt,
  updatedAt: asked.updatedAt,
});
