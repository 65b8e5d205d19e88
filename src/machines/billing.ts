import { z } from 'zod';
import type { Actor } from './kit/actor.ts';
import { means } from './kit/meaning.ts';
import { fileHash, voucher as slip, ownVoucher as ownSlip } from './uploads.ts';

/** What bills, settlements and payment slips share. */

/** Money: whole hundredths of MMK, not negative. */
export const money = means(z.int().min(0).max(100_000_000_000), { currency: 'MMK' });
export const identifier = z.string().trim().min(1).max(64);
export const reason = z.string().trim().min(1).max(500);
/** A day of Myanmar's calendar, YYYY-MM-DD. */
export const day = z.iso.date();
export const instant = z.iso.datetime();

/** Personal customers and merchants are never mixed (§5). */
export const customerKind = z.enum(['personal', 'merchant']);
export type CustomerKind = z.infer<typeof customerKind>;

/** Whose money it is: a merchant's code, or the id of a personal customer. */
export const customer = { customerKind, customer: identifier };
export interface Customer {
  readonly customerKind: CustomerKind;
  readonly customer: string;
}

/** The uploaded bank slip: its id, and the SHA-256 of the file as it was when it was seen (§5; reliability.md 5, M17). */
export const voucher = { voucher: slip, sha256: fileHash };
/** The same where it proves this payment and no other. */
export const ownVoucher = { voucher: ownSlip, sha256: fileHash };

/** Bills chosen together (§5, choose bills). */
export const chosenBills = z.array(identifier).min(1).max(200);

/** What a bill consists of: what the customer owes, what the customer is owed, and what was forgotten on an earlier bill. */
export const line = z.strictObject({
  line: identifier,
  kind: z.enum(['receivable', 'payable']),
  order: identifier,
  amount: money,
});

/** A bill as those see it who gather it or pay it out. */
export interface BillLookup {
  readonly id: string;
  readonly branch: string;
}

/** The branches of the bills that were chosen, each once. */
export const branchesOf = (bills: readonly BillLookup[] | undefined): string[] => [
  ...new Set(bills?.map(({ branch }) => branch)),
];

/** Whether an actor's data scope reaches a branch (§6); a bill that is not there is nobody's to reach. */
export const reaches = (actor: Pick<Actor, 'kind' | 'scope'>, branch: string | undefined): boolean =>
  branch !== undefined && (actor.kind === 'system' || actor.scope === 'all' || actor.scope.includes(branch));
