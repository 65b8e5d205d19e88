import { z } from 'zod';
import { codeText } from '../kit/codeText.ts';
import type { Actor } from '../kit/actor.ts';
import { meaningOf, means, type Picked } from '../kit/meaning.ts';
import { personal } from '../fields/personal.ts';
import { pickedAmong } from '../fields/references.ts';
import { fileHash, voucher as slip, ownVoucher as ownSlip } from '../fields/uploads.ts';

/** Fields shared by bills, settlements and payment slips. */

/** Money: whole hundredths of MMK, not negative. */
export const money = means(z.int().min(0).max(100_000_000_000), { currency: 'MMK' });
export const identifier = codeText.min(1).max(64);
export const reason = z.string().trim().min(1).max(500);
/** Day in Myanmar's calendar, YYYY-MM-DD. */
export const day = z.iso.date();
export const instant = z.iso.datetime();

/** Personal customers and merchants are never mixed (§5). */
export const customerKind = z.enum(['personal', 'merchant']);
export type CustomerKind = z.infer<typeof customerKind>;

/** Level of an app user (§4): ordinary 6, VIP 7. */
export const customerLevel = z.union([z.literal(6), z.literal(7)]);
export type CustomerLevel = z.infer<typeof customerLevel>;
export const ORDINARY: CustomerLevel = 6;
export const VIP: CustomerLevel = 7;

/** Owner of the money: a merchant's code, or the id of a personal customer. */
export const customer = {
  customerKind,
  customer: personal(means(identifier, { refersTo: 'merchant', where: ['customerKind', 'merchant'] }), 'customer'),
};
export interface Customer {
  readonly customerKind: CustomerKind;
  readonly customer: string;
}

/** Uploaded bank slip: its id, and the SHA-256 of the file that the user viewed (§5; reliability.md 5, M17). */
export const voucher = { voucher: slip, sha256: fileHash };
/** Voucher that may prove only this payment. */
export const ownVoucher = { voucher: ownSlip, sha256: fileHash };

/** Bills of one customer that are selected together (§5, choose bills), among the confirmed ones that meet conditions. */
export const gathered = (amounts: Pick<Picked, 'where' | 'toldBy' | 'amount'>) => {
  const picked: Picked = { state: 'confirmed', foundBy: ['customerName', 'customer'], ...amounts };
  return {
    customerKind,
    customer: means(customer.customer, {
      ...meaningOf(customer.customer),
      customerOf: { machine: 'bill', picked, kind: 'customerKind' },
    }),
    bills: z
      .array(pickedAmong('bill', { ...picked, same: ['customerKind', 'customer'], chosen: 'all' }))
      .min(1)
      .max(200),
  };
};

/** Line of a bill: an amount owed by the customer, an amount owed to the customer, or a supplement. */
export const line = z.strictObject({
  line: identifier,
  kind: z.enum(['receivable', 'payable']),
  order: identifier,
  amount: money,
});

/** Bill as the settlement or payment slip that includes it sees it. */
export interface BillLookup {
  readonly id: string;
  readonly branch: string;
}

/** Branches of the selected bills, without duplicates. */
export const branchesOf = (bills: readonly BillLookup[] | undefined): string[] => [
  ...new Set(bills?.map(({ branch }) => branch)),
];

/** Tests whether an actor's data scope includes a branch (§6). A missing bill has no branch and is out of scope. */
export const reaches = (actor: Pick<Actor, 'kind' | 'scope'>, branch: string | undefined): boolean =>
  branch !== undefined && (actor.kind === 'system' || actor.scope === 'all' || actor.scope.includes(branch));
