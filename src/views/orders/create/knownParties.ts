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

/** Returns the senders or receivers of orders, each once, as the orders come; none of whom something is masked. */
export function partiesOf(rows: readonly Row[], party: 'sender' | 'receiver'): readonly KnownParty[] {
  const known = new Map<string, KnownParty>();
  for (const row of rows) {
    const [name = '', phone = '', city = '', address = ''] = ['Name', 'Phone', 'City', 'Address'].map((field) =>
      textOf(row, `${party}${field}`),
    );
    const all = [name, phone, city, address];
    if (all.some((text) => text === '' || text.includes('*'))) continue;
    const key = JSON.stringify(all);
    if (!known.has(key)) known.set(key, { name, phone, city, address });
  }
  return [...known.values()].slice(0, MOST);
}
