import type { BankLineRow } from '#machines/bankLine/row.ts';
import { plainCode } from '#machines/kit/text.ts';
import { page, type Row } from './page.ts';

/** Numbers of receipts and of payment slips, as payers and banks write them. */
const NUMBERS = { receipt: /(?<![A-Z])RC\d{8}(?!\d)/g, paymentSlip: /(?<![A-Z])PAY\d{8}(?!\d)/g } as const;
const MACHINES = ['receipt', 'paymentSlip'] as const;
const PAGE = 100;

type Line = Pick<BankLineRow, 'id' | 'reference' | 'narrative'>;

const namedIn = ({ reference, narrative }: Line, machine: (typeof MACHINES)[number]): readonly string[] =>
  plainCode(`${reference ?? ''} ${narrative ?? ''}`)
    .toUpperCase()
    .match(NUMBERS[machine]) ?? [];

/** Reads which of these records are confirmed. */
async function confirmedOf(machine: string, ids: readonly string[]): Promise<readonly string[]> {
  const found: Row[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const some = ids.slice(from, from + PAGE);
    const { records } = await page(machine, {
      pageNum: 1,
      pageSize: PAGE,
      filters: [
        { field: 'id', op: 'in', value: some },
        { field: 'state', op: 'eq', value: 'confirmed' },
      ],
    });
    found.push(...records);
  }
  return found.map(({ id }) => id);
}

/**
 * Counts lines that name a receipt or payment slip which waits for no line any more: it is confirmed, or among `taken`,
 * those that other lines have.
 */
export async function countSettled(lines: readonly Line[], taken: ReadonlySet<unknown>): Promise<number> {
  const settled = new Set<unknown>(taken);
  for (const machine of MACHINES) {
    const named = new Set(lines.flatMap((line) => namedIn(line, machine)));
    const open = [...named].filter((id) => !taken.has(id));
    for (const id of await confirmedOf(machine, open)) settled.add(id);
  }
  const namesSettled = (line: Line): boolean =>
    MACHINES.some((machine) => namedIn(line, machine).some((id) => settled.has(id)));
  return lines.filter(namesSettled).length;
}
