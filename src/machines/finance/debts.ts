import { among, inStates, someOf, type Condition, type Counted } from '../queues/counted.ts';

/** Money that is owed, by the party that owes it or is owed. */
export interface Debt extends Counted {
  /** The amount owed. */
  readonly sums: readonly [string];
  /** Field with the party, and the field with its name where the party is a customer. */
  readonly party: string;
  readonly name: string | null;
  /** Myanmar day, or instant, from which the debt is aged. */
  readonly from: string;
}

const owed = { machine: 'receivable', where: [someOf('due')], sums: ['due'], since: 'dueAt', from: 'day' } as const;
const goodsMoney = {
  machine: 'payable',
  where: [inStates('open', 'billed'), someOf('outstanding')],
  sums: ['outstanding'],
  since: 'dueAt',
  from: 'day',
  party: 'customer',
  name: 'customerName',
} as const;
const customersOf = (kind: 'merchant' | 'personal'): readonly Condition[] => [
  { field: 'customerKind', op: 'eq', value: kind },
];

/** Debts to the company: of customers, by branch, of staff who took money; and debts of the company. */
export const DEBTS = {
  customer: { ...owed, party: 'customer', name: 'customerName' },
  branch: { ...owed, party: 'branch', name: null },
  bill: {
    machine: 'bill',
    where: [someOf('outstanding')],
    sums: ['outstanding'],
    since: 'confirmedAt',
    from: 'day',
    party: 'customer',
    name: 'customerName',
  },
  /** Money that staff took and nobody has confirmed yet (§2, Receivable Staff). */
  person: {
    machine: 'receivable',
    within: [{ field: 'takenBy', op: 'isNull', value: false }],
    where: [inStates('received')],
    sums: ['received'],
    since: 'receivedAt',
    from: 'receivedAt',
    party: 'takenBy',
    name: null,
  },
  merchant: { ...goodsMoney, within: customersOf('merchant') },
  sender: { ...goodsMoney, within: customersOf('personal') },
} as const satisfies Readonly<Record<string, Debt>>;

export type DebtName = keyof typeof DEBTS;
export const debtNames = Object.keys(DEBTS) as readonly DebtName[];

/** Least age of each group in days: 0-7, 8-30, 31-60, 61-90, over 90. */
export const DEBT_AGES = [0, 8, 31, 61, 91] as const;

/** Day before the first debt. */
const BEGINNING = '2000-01-01';
const DAY_MS = 86_400_000;

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** Returns the conditions of the rows behind a figure: a party, an age, both, or neither; `day` is the day of the count. */
export function conditionsOf(
  { where, party, from }: Debt,
  { of, age, day }: { readonly of: string | null; readonly age: number | null; readonly day: string },
): readonly Condition[] {
  const least = DEBT_AGES[age ?? 0] ?? 0;
  const next = DEBT_AGES[(age ?? 0) + 1];
  const since = next === undefined ? BEGINNING : daysBefore(day, next - 1);
  return [
    ...where,
    ...(of === null ? [] : [among(party, of)]),
    ...(age === null ? [] : [{ field: from, op: 'days', value: [since, daysBefore(day, least)] } as const]),
  ];
}

/** Amounts owed on the overview: debts as a whole, and cash and refunds beside them. */
export const POSITIONS = {
  receivables: DEBTS.customer,
  bills: DEBTS.bill,
  held: { machine: 'courierCash', where: [], sums: ['heldMmk', 'heldCny'], since: null },
  counting: {
    machine: 'courierCash',
    where: [inStates('handedIn', 'countedOnce', 'counted', 'disputed')],
    sums: ['declaredMmk', 'declaredCny'],
    since: 'handedInAt',
  },
  merchants: DEBTS.merchant,
  senders: DEBTS.sender,
  refunds: { machine: 'refund', where: [inStates('applying', 'confirmed')], sums: ['amount'], since: 'requestedAt' },
  claims: {
    machine: 'insuranceClaim',
    where: [inStates('open'), among('progress', 'decided')],
    sums: ['amount'],
    since: 'submittedAt',
  },
} as const satisfies Readonly<Record<string, Counted>>;

export type PositionName = keyof typeof POSITIONS;
export const positionNames = Object.keys(POSITIONS) as readonly PositionName[];
