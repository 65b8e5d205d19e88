import type { Row } from '#services/page.ts';

/** A sender or receiver of earlier orders. */
export interface KnownParty {
  readonly name: string;
  readonly phone: string;
  readonly city: string;
  readonly address: string;
}

/** Most entries that are offered at once. */
const MOST = 8;

const textOf = (row: Row, field: string): string => {
  const value = row[field];
  return typeof value === 'string' ? value : '';
};

/** Returns whether nothing of a sender or receiver is missing or masked. */
const isWhole = (party: KnownParty): boolean =>
  Object.values(party).every((text) => text !== '' && !text.includes('*'));

/** Returns the sender addresses that a business customer keeps. */
export function kept({ commonSenders }: Readonly<Record<string, unknown>>): readonly KnownParty[] {
  if (!Array.isArray(commonSenders)) return [];
  return (commonSenders as readonly Row[])
    .map((row) => ({
      name: textOf(row, 'name'),
      phone: textOf(row, 'phone'),
      city: textOf(row, 'city'),
      address: textOf(row, 'address'),
    }))
    .filter(isWhole);
}

/** Returns the senders or receivers of orders, each once, as the orders come; none of whom something is masked. */
export function partiesOf(rows: readonly Row[], party: 'sender' | 'receiver'): readonly KnownParty[] {
  const known = new Map<string, KnownParty>();
  for (const row of rows) {
    const [name = '', phone = '', city = '', address = ''] = ['Name', 'Phone', 'City', 'Address'].map((field) =>
      textOf(row, `${party}${field}`),
    );
    const one = { name, phone, city, address };
    const key = JSON.stringify(one);
    if (isWhole(one) && !known.has(key)) known.set(key, one);
  }
  return [...known.values()].slice(0, MOST);
}
