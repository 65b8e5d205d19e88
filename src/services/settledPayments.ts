import { expectedReceipt, expectedSlip } from '#machines/bankLine/expected.ts';
import { matchOf, type Expected } from '#machines/bankLine/matching.ts';
import type { BankLineRow } from '#machines/bankLine/row.ts';
import { plainCode } from '#machines/kit/text.ts';
import type { PaymentSlipRow } from '#machines/paymentSlip/row.ts';
import type { ReceiptRow } from '#machines/receipt/row.ts';
import { page, type Filter, type Row } from './page.ts';

const MACHINES = ['receipt', 'paymentSlip'] as const;
type Machine = (typeof MACHINES)[number];
/** Numbers of receipts and of payment slips, as payers and banks write them. */
const NUMBERS = { receipt: /(?<![A-Z])RC\d{8}(?!\d)/g, paymentSlip: /(?<![A-Z])PAY\d{8}(?!\d)/g } as const;
const PAGE = 100;

const namedIn = ({ reference, narrative }: BankLineRow, machine: Machine): readonly string[] =>
  plainCode(`${reference ?? ''} ${narrative ?? ''}`)
    .toUpperCase()
    .match(NUMBERS[machine]) ?? [];

/** Reads the rows whose field holds one of these ids. */
async function rowsWith(machine: string, field: string, ids: readonly string[], also: readonly Filter[]) {
  const found: Row[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const some: Filter = { field, op: 'in', value: ids.slice(from, from + PAGE) };
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
  const confirmed = new Map<string, Expected>();
  for (const machine of MACHINES) {
    const named = new Set(lines.flatMap((line) => namedIn(line, machine)));
    const ids = [...named].filter((id) => !taken.has(id));
    for (const row of await rowsWith(machine, 'id', ids, [CONFIRMED])) confirmed.set(row.id, expectedOf(machine, row));
    for (const row of await rowsWith('bankLine', machine, [...confirmed.keys()], [])) held.add(row[machine]);
  }
  const links: Link[] = [];
  let others = 0;
  for (const line of lines) {
    const named = [...new Set(MACHINES.flatMap((machine) => namedIn(line, machine)))];
    const possible = named.flatMap((id) => {
      const expected = held.has(id) ? undefined : confirmed.get(id);
      return expected && matchOf(line, expected) ? [expected] : [];
    });
    const [expected] = possible;
    if (expected && possible.length === 1) {
      links.push({ line, expected });
      held.add(expected.id);
    } else if (named.some((id) => held.has(id) || confirmed.has(id))) others += 1;
  }
  return { links, others };
}
