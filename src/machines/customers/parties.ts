import { z } from 'zod';
import * as field from '../fields/schemas.ts';
import { personal } from '../fields/personal.ts';
import { stages } from '../money/stages.ts';

/** Owner of the money: a merchant or a personal customer (§5: never mixed). */
export const customerKind = z.enum(['personal', 'merchant']);
export type CustomerKind = z.infer<typeof customerKind>;

/** Order, customer and branches of an amount in the ledgers of money. */
export const party = {
  order: field.identifier,
  customerKind,
  customer: personal(field.identifier, 'customer'),
  customerName: personal(z.string().trim().min(1).max(100), 'name'),
  merchant: field.identifier.nullable(),
  branches: z.array(field.identifier).min(1).max(4),
};

export const stage = z.enum(stages);
export const amount = { amount: field.money };

/** Parties of an amount, as a ledger stores them. */
export interface Parties {
  readonly order: string;
  readonly customerKind: CustomerKind;
  readonly customer: string;
  readonly customerName: string;
  readonly merchant: string | null;
  /** Branches of origin and destination of the order. */
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
