import type { Aggregate } from '../kit/aggregateType.ts';
import type { Payable } from '../payable/context.ts';
import { company, kyat, moves, none, type Entry, type Posting } from './entry.ts';

/** What a payable stands for: goods money that was the receiver's charge is owed to the sender, offset, or paid out. */
function stands({ context }: Aggregate): readonly Entry[] {
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

const owed: Posting = moves(['goodsMoney', 'payableMerchant', 'payableCustomer', 'freightOffset', 'payouts'], stands);

/** What a payable's events post. */
export const payablePostings: Readonly<Record<string, Posting>> = {
  'payable.opened': owed,
  'payable.reduced': owed,
  'payable.paid': owed,
  'payable.cancelled': owed,
  'payable.billed': none('the sender is owed it as before'),
  'payable.unbilled': none('the sender is owed it as before'),
};
