import { z } from 'zod';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { ProblemItem } from './context.ts';
import { identifier, problemKind } from './events.ts';
import { photo } from '../fields/uploads.ts';

const text = z.string().nullable();

/** List row of a problem item (§3). */
export const rowSchema = z.object({
  ...rowHead,
  order: z.string(),
  kind: problemKind,
  reason: z.string(),
  photos: z.array(photo),
  branch: text,
  merchant: text,
  raisedByName: z.string(),
  raisedAt: z.string(),
  follower: text,
  followerName: text,
  identifier: identifier.nullable(),
  followRemark: text,
  handledAt: text,
  updatedAt: z.string(),
});
export type ProblemItemRow = z.infer<typeof rowSchema>;

export const row = ({ context: item }: Aggregate<ProblemItem>): Omit<ProblemItemRow, keyof typeof rowHead> => ({
  order: item.order,
  kind: item.kind,
  reason: item.reason,
  photos: [...item.photos],
  branch: item.branch,
  merchant: item.merchant,
  raisedByName: item.raisedByName,
  raisedAt: item.raisedAt,
  follower: item.follower,
  followerName: item.followerName,
  identifier: item.identifier,
  followRemark: item.notes.at(-1)?.text ?? null,
  handledAt: item.handledAt,
  updatedAt: item.updatedAt,
});
