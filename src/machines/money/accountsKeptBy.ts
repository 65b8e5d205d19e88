/**
 * Returns the record that keeps the bank accounts of a customer, as a form fills it in: that of a business customer; null
 * for a person, and until the customer is filled in.
 */
export function accountsKeptBy(
  customerKind: unknown,
  customer: unknown,
): { readonly machine: 'merchant'; readonly id: string } | null {
  const id = customerKind === 'merchant' && typeof customer === 'string' ? customer.trim() : '';
  return id === '' ? null : { machine: 'merchant', id };
}
