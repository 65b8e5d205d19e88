import type { Words } from '#i18n/words.ts';
import { accountsKeptBy } from '#machines/money/accountsKeptBy.ts';
import type { Row } from '#services/page.ts';
import type { Choice } from '#views/ui/choice.ts';
import { choiceOf } from './labels.ts';

/** A customer of records: a merchant by its code, or a person by a key that nobody reads. */
export interface CustomerOfRecords {
  readonly customerKind: string;
  readonly customer: string;
  readonly customerName: string;
  /** Newest day of the records. */
  readonly day: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The customers of records, each once, by name. */
export function customersIn(rows: readonly Row[]): readonly CustomerOfRecords[] {
  const found = new Map<string, CustomerOfRecords>();
  for (const row of rows) {
    const [customerKind, customer] = [text(row['customerKind']), text(row['customer'])];
    const key = `${customerKind} ${customer}`;
    const days = [found.get(key)?.day ?? '', text(row['day'])].toSorted();
    found.set(key, { customerKind, customer, customerName: text(row['customerName']), day: days.at(-1) ?? '' });
  }
  return [...found.values()].toSorted((one, other) => one.customerName.localeCompare(other.customerName));
}

/** The code of a merchant; a person has none to show. */
const codeOf = ({ customerKind: kind, customer: code }: CustomerOfRecords): string[] =>
  accountsKeptBy(kind, code) === null ? [] : [code];

/** A customer in one line. */
export const customerText = (customer: CustomerOfRecords): string =>
  [customer.customerName, ...codeOf(customer)].join(' · ');

/** A customer as an entry to choose: the name, then the code or the day of the newest record. */
export function choiceOfCustomer(customer: CustomerOfRecords, machine: string, words: Words): Choice {
  const kind = choiceOf(machine, 'customerKind', customer.customerKind, words);
  const last = customer.day === '' ? [] : [words.day(customer.day)];
  return {
    id: customer.customer,
    label: customer.customerName,
    description: [kind, ...codeOf(customer), ...last].join(' · '),
  };
}
