import type { Judged, Values } from '../kit/rule.ts';

/** Lookups for records of a program that acts for a business customer. */
export interface CustomerLookups {
  /** Customer of the record; null if there is none. */
  readonly merchant: { readonly enabled: boolean; readonly branch: string } | null;
}

type Change = Judged<{ readonly merchant: string }, { readonly merchant?: string } | undefined, CustomerLookups>;

/** The customer of a record: its own, the one that the payload names, or the creator's. */
const customerOf = ({ context, data, actor }: Change): string =>
  context.merchant || (data?.merchant ?? actor.merchant ?? '');

/** Rule: staff name the customer; a customer's own account need not. */
export const customerIsNamed = {
  source: 'ours: what a program works with is of one customer',
  field: 'merchant',
  needsData: true,
  values: [],
  // The browser does not know the creator's customer: without the lookup the rule holds.
  lookups: ['merchant'],
  holds: (change: Change): true | Values => customerOf(change) !== '' || {},
} as const;

/** Rule: the customer exists and is valid. */
export const customerIsServed = {
  source: '§4, business customer; ours: an invalid customer has no programs',
  field: 'merchant',
  values: ['merchant'],
  lookups: ['merchant'],
  holds(change: Change): true | Values {
    const merchant = customerOf(change);
    return merchant === '' || change.lookups.merchant?.enabled === true || { merchant };
  },
} as const;
