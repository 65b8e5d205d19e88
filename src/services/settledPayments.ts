import { expectedReceipt, expectedSlip } from '#machines/bankLine/expected.ts';
import { matchOf, type Expected } from '#machines/bankLine/matching.ts';
import { stages } from '#machines/money/stages.ts';
import type { BankLineRow } from '#machines/bankLine/row.ts';
import { plainCode } from '#machines/kit/text.ts';
import type { PaymentSlipRow } from '#machines/paymentSlip/row.ts';
import type { ReceiptRow } from '#machines/receipt/row.ts';
import { page, type Filter, type Row } from './page.ts';

const MACHINES = ['receipt', 'paymentSlip'] as const;
type Machine = (typeof MACHINES)[number];
/** Numbers of records as payers and banks write them: of receipts and payment slips, and of the orders and bills that they are about. */
const NUMBERS = {
  receipt: /(?<![A-Z])RC\d{8}(?!\d)/g,
  paymentSlip: /(?<![A-Z])PAY\d{8}(?!\d)/g,
  order: /(?<![A-Z])SL\d{9}MM(?![A-Z])/g,
  bill: /(?<![A-Z])BL\d{16}(?!\d)/g,
} as const;
const KINDS = [...MACHINES, 'order', 'bill'] as const;
const PAGE = 100;
/** Orders asked about at once: each has a receipt for each stage of payment at most. */
const ORDERS = Math.floor(PAGE / stages.length);

const namedIn = ({ reference, narrative }: BankLineRow, of: keyof typeof NUMBERS): readonly string[] =>
  plainCode(`${reference ?? ''} ${narrative ?? ''}`)
    .toUpperCase()
    .match(NUMBERS[of]) ?? [];

const allNamed = (lines: readonly BankLineRow[], of: keyof typeof NUMBERS): string[] => [
  ...new Set(lines.flatMap((line) => namedIn(line, of))),
];

/** Reads the rows whose field holds one of these ids. */
async function rowsWith(
  machine: string,
  field: string,
  ids: readonly string[],
  { also = [], atOnce = PAGE }: { readonly also?: readonly Filter[]; readonly atOnce?: number } = {},
) {
  const found: Row[] = [];
  for (let from = 0; from < ids.length; from += atOnce) {
    const some: Filter = { field, op: 'in', value: ids.slice(from, from + atOnce) };
    const { records } = await page(machine, { pageNum: 1, pageSize: PAGE, filters: [some, ...also] });
    found.push(...records);
  }
  return found;
}

const CONFIRMED: Filter = { field: 'state', op: 'eq', value: 'confirmed' };

const expectedOf = (machine: Machine, row: Row): Expected =>
  machine === 'receipt'
    ? expectedReceipt(row.id, row as unknown as ReceiptRow)
    : expectedSlip(row.id, row as unknown as PaymentSlipRow, (row as unknown as PaymentSlipRow).bills);

/** Reads the confirmed receipts and payment slips that lines name, by their numbers or those of their order or bill. */
async function confirmedIn(lines: readonly BankLineRow[]): Promise<readonly Expected[]> {
  const confirmed = { also: [CONFIRMED] };
  const bills = await rowsWith('bill', 'id', allNamed(lines, 'bill'));
  const slips = bills.flatMap(({ slip }) => (typeof slip === 'string' ? [slip] : []));
  const [receipts, ofOrders, paymentSlips] = await Promise.all([
    rowsWith('receipt', 'id', allNamed(lines, 'receipt'), confirmed),
    rowsWith('receipt', 'order', allNamed(lines, 'order'), { ...confirmed, atOnce: ORDERS }),
    rowsWith('paymentSlip', 'id', [...new Set([...allNamed(lines, 'paymentSlip'), ...slips])], confirmed),
  ]);
  const found = [
    ...[...receipts, ...ofOrders].map((row) => expectedOf('receipt', row)),
    ...paymentSlips.map((row) => expectedOf('paymentSlip', row)),
  ];
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** A line and the confirmed payment of its amount that it names. */
export interface Link {
  readonly line: BankLineRow;
  readonly expected: Expected;
}

/**
 * Finds for lines the confirmed receipts and payment slips that they name; counts the other lines that name a payment
 * which waits for none any more: it is confirmed, or among `taken`, those that other lines have.
 */
export async function findSettled(
  lines: readonly BankLineRow[],
  taken: ReadonlySet<unknown>,
): Promise<{ readonly links: readonly Link[]; readonly others: number }> {
  const held = new Set<unknown>(taken);
  const confirmed = await confirmedIn(lines);
  const byNumber = Map.groupBy(
    confirmed.flatMap((one) => one.numbers.map((number) => ({ number, one }))),
    ({ number }) => number,
  );
  for (const machine of MACHINES) {
    const ids = confirmed.filter((one) => one.machine === machine).map(({ id }) => id);
    for (const row of await rowsWith('bankLine', machine, ids)) held.add(row[machine]);
  }
  const links: Link[] = [];
  let others = 0;
  for (const line of lines) {
    const numbers = KINDS.flatMap((kind) => namedIn(line, kind));
    const named = new Set(numbers.flatMap((number) => (byNumber.get(number) ?? []).map(({ one }) => one)));
    const possible = [...named].filter((one) => !held.has(one.id) && matchOf(line, one));
    const [expected] = possible;
    if (expected && possible.length === 1) {
      links.push({ line, expected });
      held.add(expected.id);
    } else if (named.size > 0 || numbers.some((number) => held.has(number))) others += 1;
  }
  return { links, others };
}
