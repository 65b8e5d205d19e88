import { z } from 'zod';
import { kyat, oneOf } from '../fields/schemas.ts';
import type { Aggregate } from '../kit/aggregate.ts';
import { rowHead } from '../kit/register.ts';
import { personal } from '../fields/personal.ts';
import { referenceTo } from '../fields/references.ts';
import type { BankLine } from './context.ts';
import { MATCH_KINDS, MATCH_REASONS } from './matching.ts';

const text = z.string().nullable();

/** List row of a line of a bank statement. Money in hundredths of MMK. */
export const rowSchema = z.object({
  ...rowHead,
  account: z.string(),
  day: z.iso.date(),
  paidIn: kyat.nullable(),
  paidOut: kyat.nullable(),
  reference: text,
  narrative: text,
  balance: kyat.nullable(),
  number: z.int(),
  matchKind: oneOf(MATCH_KINDS).nullable(),
  score: z.int().nullable(),
  reasons: z.array(z.enum(MATCH_REASONS)),
  receipt: referenceTo('receipt').nullable(),
  receipts: z.array(referenceTo('receipt')),
  paymentSlip: referenceTo('paymentSlip').nullable(),
  customerName: personal(z.string(), 'name').nullable(),
  importedBy: z.string(),
  importedAt: z.string(),
  acceptedBy: text,
  acceptedAt: text,
  ignoredFor: text,
});
export type BankLineRow = z.infer<typeof rowSchema>;

export const row = ({ context }: Aggregate<BankLine>): Omit<BankLineRow, keyof typeof rowHead> => {
  const { match, isPart: _, ...line } = context;
  return {
    ...line,
    receipts: [...line.receipts],
    matchKind: match?.kind ?? null,
    score: match?.score ?? null,
    reasons: [...(match?.reasons ?? [])],
  };
};
