import type { BillData } from '../bill/events.ts';
import { ORDINARY, VIP, type CustomerLevel } from '../money/billing.ts';
import { fromMyanmar, localDay } from '../time/calendar.ts';
import { aggregateTypes } from '../catalogue/aggregateTypes.ts';
import type { Aggregates } from './lookupRequest.ts';
import { nationalOf } from '../fields/phones.ts';
import { fieldsOf, mainOf, text } from './found/read.ts';

/** A bill that the nightly job proposes. */
export type ProposedBill = BillData<'bill.generated'>;

/** An amount on account or owed to a customer that is on no bill yet. */
export interface UnbilledLine {
  readonly kind: 'receivable' | 'payable';
  readonly line: string;
  readonly order: string;
  readonly customerKind: ProposedBill['customerKind'];
  readonly customer: string;
  readonly customerName: string;
  /** Level of a personal customer now; null for a merchant. */
  readonly level: ProposedBill['level'] | null;
  readonly branch: string | null;
  readonly amount: number;
  readonly day: string;
}

const DAY_MS = 86_400_000;

const dayBefore = (day: string): string =>
  localDay(new Date(Date.parse(fromMyanmar(`${day}T00:00:00`)) - DAY_MS).toISOString());

/** Key of the reservation that allows one bill for each customer and day. */
export const cycleOf = ({
  customerKind,
  customer,
  day,
}: Pick<ProposedBill, 'customerKind' | 'customer' | 'day'>): string => `${customerKind} ${customer} ${day}`;

/**
 * States of the records that wait for a bill, with the row field that holds their amount; the nightly job selects by
 * the same.
 */
const WAITING: readonly (readonly [kind: 'receivable' | 'payable', state: string, amountField: 'due' | 'amount'])[] = [
  ['receivable', 'credited', 'due'],
  ['payable', 'open', 'amount'],
];

/** Level of the app user with a phone; people without an account are ordinary (§4). */
const levelOf = (aggregates: Aggregates, phone: string): CustomerLevel =>
  [...aggregates.all('appUser')].some(
    (user) => user.states['level'] === 'vip' && nationalOf(text(fieldsOf(user)['phone']) ?? '') === nationalOf(phone),
  )
    ? VIP
    : ORDINARY;

/** Returns the unbilled lines of customers that arose before a day. */
export function unbilledAmong(aggregates: Aggregates, today: string): readonly UnbilledLine[] {
  return WAITING.flatMap(([kind, state, amountField]) =>
    [...aggregates.all(kind)]
      .filter((aggregate) => mainOf(aggregate) === state)
      .map((aggregate): UnbilledLine => {
        const row = (aggregateTypes[kind]?.row(aggregate) ?? {}) as Record<
          keyof UnbilledLine | typeof amountField,
          never
        >;
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
          level: customerKind === 'personal' ? levelOf(aggregates, customer) : null,
          branch,
          amount: row[amountField],
          day,
        };
      }),
  ).filter(({ amount, day }) => amount > 0 && day < today);
}

/**
 * Returns the bills to generate: one for each customer and day. A late line, after the bill of its day, goes on the
 * bill of yesterday. If that bill exists too, the line waits for tomorrow's.
 */
export function planned(
  lines: readonly UnbilledLine[],
  made: ReadonlySet<string>,
  today: string,
): readonly ProposedBill[] {
  const bills = new Map<string, ProposedBill>();
  for (const { kind, line, order, amount, day: arose, ...billed } of lines) {
    const own = { ...billed, day: arose };
    const day = made.has(cycleOf(own)) ? dayBefore(today) : arose;
    const { customerKind, customer, customerName, level, branch } = billed;
    const cycle = cycleOf({ customerKind, customer, day });
    if (made.has(cycle)) continue;
    const bill = bills.get(cycle) ?? {
      customerKind,
      customer,
      customerName,
      ...(level != null && { level }),
      branch: branch ?? '',
      day,
      lines: [],
    };
    bills.set(cycle, { ...bill, lines: [...bill.lines, { line, kind, order, amount }] });
  }
  return [...bills.values()];
}
