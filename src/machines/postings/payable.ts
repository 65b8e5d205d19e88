import type { Aggregate } from '../kit/aggregate.ts';
import type { Payable } from '../payable/context.ts';
import { company, kyat, postsChangeOf, none, type Entry, type Posting } from './entry.ts';

/** The balance of a payable: goods money that the receiver was charged is owed to the sender, offset or paid out. */
function balanceOf({ context }: Aggregate): readonly Entry[] {
  const { order, customerKind, customer, branches, collected, refunded, outstanding, offset, settled } =
    context as Payable;
  const merchant = customerKind === 'merchant' ? customer : null;
  const place = { party: merchant, waybill: order, branch: branches[0] ?? null };
  return [
    kyat('goodsMoney', collected - refunded, place),
    kyat(merchant === null ? 'payableCustomer' : 'payableMerchant', -outstanding, place),
    kyat('freightOffset', -offset, place),
    kyat('payouts', -settled, { ...company, party: merchant }),
  ];
}

const owed: Posting = postsChangeOf(
  ['goodsMoney', 'payableMerchant', 'payableCustomer', 'freightOffset', 'payouts'],
  balanceOf,
);

/** Postings of a payable. */
export const payablePostings: Readonly<Record<string, Posting>> = {
  'payable.opened': owed,
  'payable.reduced': owed,
  'payable.paid': owed,
  'payable.cancelled': owed,
  'payable.billed': none('the sender is owed it as before'),
  'payable.unbilled': none('the sender is owed it as before'),
};
