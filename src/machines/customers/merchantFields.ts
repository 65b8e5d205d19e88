import { z } from 'zod';
import { distinct } from '../kit/distinct.ts';
import { codeText } from '../kit/codeText.ts';
import { phone } from '../fields/phoneSchema.ts';
import { referenceTo } from '../fields/references.ts';
import { address, name } from '../registers/parts.ts';

/** Merchant code, printed on orders and bills; identifies the merchant everywhere. */
export const merchantCode = z.string().regex(/^[A-Z0-9]{2,12}$/);

/** Biz Lv1 to Lv4: B2B, B2V, COD invoice, COD only (§4). */
export const LEVELS = ['bizLv1', 'bizLv2', 'bizLv3', 'bizLv4'] as const;
export const level = z.enum(LEVELS);

/** Usual pickup address of the merchant. */
export const sender = z.strictObject({ name, phone, city: referenceTo('area'), address });

export const accountNumber = codeText.min(4).max(40);

/** Account that collects or receives the merchant's money. */
export const account = z.strictObject({
  number: accountNumber,
  bank: name,
  holder: name,
  use: z.enum(['collection', 'payment', 'both']),
  main: z.boolean(),
});
export type Account = z.infer<typeof account>;

/** Contract: terms, signatory and signing time (§5: contract and signing time are required). */
export const contract = z.strictObject({
  signedAt: z.iso.datetime(),
  signer: name,
  contractor: name,
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  branches: z.array(referenceTo('branch')).min(1).max(100).overwrite(distinct),
  /** Committed orders per month. */
  targetOrders: z.int().min(0).max(10_000_000),
});
export type Contract = z.infer<typeof contract>;
