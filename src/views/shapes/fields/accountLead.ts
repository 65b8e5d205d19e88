import type { AccountsBy } from '#calls/finance.ts';
import { accountsKeptBy } from '#machines/money/accountsKeptBy.ts';
import { textOf, textsIn } from './inputs.ts';
import type { FieldKind } from './kind.ts';

type Account = NonNullable<Extract<FieldKind, { kind: 'text' }>['account']>;

/** Record that leads to the customer whose accounts a field offers. */
export interface AccountLead {
  readonly machine: AccountsBy;
  readonly id: string;
}

/** Returns the first text that a field of one or of several holds. */
const firstIn = (value: unknown): string => textOf(value) || (textsIn(value)[0] ?? '');

/**
 * Returns the record that leads to the accounts: the event's own, or the first one that the field beside names. Until
 * one is named, a business customer leads to its own accounts. Null if nothing leads to a customer yet.
 */
export function accountLead(
  { of, by }: Account,
  own: string | null,
  beside: (name: string) => unknown,
): AccountLead | null {
  const id = by === undefined ? (own ?? '') : firstIn(beside(by));
  if (id !== '') return { machine: of, id };
  return accountsKeptBy(beside('customerKind'), beside('customer'));
}
