import { z } from 'zod';
import { oneOf } from '../fields/schemas.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import type { Violation } from './context.ts';
import { evidence } from './events.ts';

const text = z.string().nullable();

export const rowSchema = z.object({
  ...rowHead,
  invariant: z.string(),
  machine: z.string(),
  life: z.string(),
  lifeVersion: z.int(),
  evidence,
  fingerprint: z.string(),
  occasion: oneOf(['touched', 'sweep', 'nightly', 'asked']),
  foundAt: z.string(),
  changedAt: z.string(),
  vanishedAt: text,
  outcome: oneOf(['explained', 'accepted']).nullable(),
  judgedByName: text,
  judgedAt: text,
  remark: text,
  returnedFor: text,
  closedAt: text,
  closedByName: text,
  closingRemark: text,
});
export type ViolationRow = z.infer<typeof rowSchema>;

export const row = ({ context: found }: Aggregate<Violation>): Omit<ViolationRow, keyof typeof rowHead> => ({
  invariant: found.invariant,
  machine: found.machine,
  life: found.life,
  lifeVersion: found.lifeVersion,
  evidence: found.evidence,
  fingerprint: found.fingerprint,
  occasion: found.occasion,
  foundAt: found.foundAt,
  changedAt: found.changedAt,
  vanishedAt: found.vanishedAt,
  outcome: found.judgement?.outcome ?? null,
  judgedByName: found.judgement?.byName ?? null,
  judgedAt: found.judgement?.at ?? null,
  remark: found.judgement?.remark ?? null,
  returnedFor: found.returnedFor,
  closedAt: found.closedAt,
  closedByName: found.closedByName,
  closingRemark: found.closingRemark,
});
