import type { BillData } from '../bill/events.ts';
import { fromMyanmar, localDay } from '../calendar.ts';
import { aggregateTypes } from '../aggregateTypes.ts';
import type { Aggregates } from './ask.ts';
import { fieldsOf, mainOf, text } from './found/read.ts';

/** A bill that the night's job proposes. */
export type WantedBill = BillData<'bill.generated'>;

/** What is on account or owed to a customer, and on no bill yet. */
export interface UnbilledLine {
  readonly kind: 'receivable' | 'payable';
  readonly line: string;
  readonly order: string;
  readonly customerKind: WantedBill['customerKind'];
  readonly customer: string;
  readonly customerName: string;
  readonly branch: string | null;
  readonly amount: number;
  readonly day: string;
}

const DAY_MS = 86_400_000;

const dayBefore = (day: string): string =>
  localDay(new Date(Date.parse(fromMyanmar(`${day}T00:00:00`)) - DAY_MS).toISOString());

/** One bill of a day for each customer: the name of its claim. */
export const cycleOf = ({
  customerKind,
  customer,
  day,
}: Pick<WantedBill, 'customerKind' | 'customer' | 'day'>): string => `${customerKind} ${customer} ${day}`;

/** What waits for the bill of its day, with the field of its row that is brought to it, as the night's job looks for it. */
const WAITING: readonly (readonly [kind: 'receivable' | 'payable', state: string, brought: 'due' | 'amount'])[] = [
  ['receivable', 'credited', 'due'],
  ['payable', 'open', 'amount'],
];

/** What is on account or owed to customers among some aggregates, on no bill yet, and arose before a day. */
export function unbilledAmong(aggregates: Aggregates, today: string): readonly UnbilledLine[] {
  return WAITING.flatMap(([kind, state, brought]) =>
    [...aggregates.all(kind)]
      .filter((aggregate) => mainOf(aggregate) === state)
      .map((aggregate): UnbilledLine => {
        const row = (aggregateTypes[kind]?.row(aggregate) ?? {}) as Record<keyof UnbilledLine | typeof brought, never>;
        const { order, customerKind, customer, customerName, day } = row;
        const merchant = customerKind === 'merchant' ? aggregates.aggregate('merchant', customer) : null;
        const signedBy = text(fieldsOf(merchant)['branch']);
        const branch = signedBy ?? aggregateTypes[kind]?.branches(aggregate.context)[0] ?? null;
        return {
          kind,
          line: aggregate.id,
          order,
          customerKind,
          customer,
          customerName,
          branch,
          amount: row[brought],
          day,
        };
      }),
  ).filter(({ amount, day }) => amount > 0 && day < today);
}

/**
 * The bills to be made: one for each customer and day. What comes late, after the bill of its day, goes on the bill of the
 * day before today; if that is made too, it waits for tomorrow's.
 */
export function planned(
  lines: readonly UnbilledLine[],
  made: ReadonlySet<string>,
  today: string,
): readonly WantedBill[] {
  const bills = new Map<string, WantedBill>();
  for (const { kind, line, order, amount, day: arose, ...whose } of lines) {
    const own = { ...whose, day: arose };
    const day = made.has(cycleOf(own)) ? dayBefore(today) : arose;
    const { customerKind, customer, customerName, branch } = whose;
    const cycle = cycleOf({ customerKind, customer, day });
    if (made.has(cycle)) continue;
    const bill = bills.get(cycle) ?? { customerKind, customer, customerName, branch: branch ?? '', day, lines: [] };
    bills.set(cycle, { ...bill, lines: [...bill.lines, { line, kind, order, amount }] });
  }
  return [...bills.values()];
}
