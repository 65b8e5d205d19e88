import { z } from 'zod';
import * as field from './fields.ts';
import { stages } from './stages.ts';

/** Whose money it is: a merchant's, or a personal customer's (§5: never mixed). */
export const customerKind = z.enum(['personal', 'merchant']);
export type CustomerKind = z.infer<typeof customerKind>;

/** Order, customer and branches of an amount, as the ledgers of money keep them. */
export const party = {
  order: field.identifier,
  customerKind,
  customer: field.identifier,
  customerName: z.string().trim().min(1).max(100),
  merchant: field.identifier.nullable(),
  branches: z.array(field.identifier).min(1).max(4),
};

export const stage = z.enum(stages);
export const amount = { amount: field.money };

/** What a ledger keeps of the parties. */
export interface Parties {
  readonly order: string;
  readonly customerKind: CustomerKind;
  readonly customer: string;
  readonly customerName: string;
  readonly merchant: string | null;
  /** Branches that the order begins and ends in. */
  readonly branches: readonly string[];
}

export const nobody: Parties = {
  order: '',
  customerKind: 'personal',
  customer: '',
  customerName: '',
  merchant: null,
  branches: [],
};
