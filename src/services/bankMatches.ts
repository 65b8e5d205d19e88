import { expectedReceipt, expectedSlip } from '#machines/bankLine/expected.ts';
import { pairUp } from '#machines/bankLine/matching.ts';
import { splitUp, type Parts } from '#machines/bankLine/parts.ts';
import { groupUp, type Together } from '#machines/bankLine/together.ts';
import type { BankLineRow } from '#machines/bankLine/row.ts';
import type { PaymentSlipRow } from '#machines/paymentSlip/row.ts';
import type { ReceiptRow } from '#machines/receipt/row.ts';
import { everyRow } from './everyRow.ts';
import { intend, propose } from './propose.ts';
import { findSettled } from './settledPayments.ts';

/** Matches proposed in one request. */
const BATCH = 100;

/** Number of lines by what was found for them. */
export interface Found {
  readonly exact: number;
  readonly probable: number;
  /** Lines that were linked to a payment which was confirmed before. */
  readonly linked: number;
  readonly none: number;
  /** Of those without a match the ones that name a record that is confirmed, or that another line has. */
  readonly settled: number;
  /** Matches that the server refused, because somebody else matched the line or the record meanwhile. */
  readonly refused: number;
  /** True if a list was longer than what is read of it. */
  readonly isCut: boolean;
}

interface Read<Row> {
  readonly rows: readonly Row[];
  readonly isCut: boolean;
}

const inState = async <Row>(machine: string, state: string, onRead: (rows: number) => void): Promise<Read<Row>> => {
  const read = await everyRow(machine, [{ field: 'state', op: 'eq', value: state }], onRead);
  return read as unknown as Read<Row>;
};

/** Reads the lines that wait, and the payments that are expected and that no line has. */
async function readBoth(onRead: (rows: number) => void) {
  const [lines, receipts, slips, matched] = await Promise.all([
    inState<BankLineRow>('bankLine', 'unmatched', onRead),
    inState<ReceiptRow>('receipt', 'toBeConfirmed', onRead),
    inState<PaymentSlipRow>('paymentSlip', 'generated', onRead),
    inState<BankLineRow>('bankLine', 'matched', onRead),
  ]);
  const taken = new Set(
    matched.rows.flatMap(({ receipt, receipts: several, paymentSlip }) => [receipt, paymentSlip, ...several]),
  );
  const expected = [
    ...receipts.rows.map((row) => expectedReceipt(row.id, row)),
    ...slips.rows.map((row) => expectedSlip(row.id, row, row.bills)),
  ].filter(({ id }) => !taken.has(id));
  return { lines: lines.rows, expected, taken, isCut: [lines, receipts, slips, matched].some(({ isCut }) => isCut) };
}

/** Names the record, or the receipts, that a line is matched with. */
const namedBy = ({ expected: [first, ...others] }: Together<BankLineRow>): Readonly<Record<string, unknown>> => {
  if (first === undefined) return {};
  return others.length === 0 ? { [first.machine]: first.id } : { receipts: [first, ...others].map(({ id }) => id) };
};

const isDone = (status: string | undefined): boolean => status === 'accepted' || status === 'duplicate';

/** Joins lines to the receipt that they pay in parts, and matches the last with the rest, all or none of them. */
async function joinParts({ lines, expected }: Parts<BankLineRow>): Promise<boolean> {
  const commands = lines.map(({ id }, place) => {
    const type = place < lines.length - 1 ? 'bankLine.joined' : 'bankLine.matched';
    return intend('bankLine', id, { type, receipt: expected.id });
  });
  const verdicts = await propose(commands, { mode: 'atomic' });
  return verdicts.every(({ status }) => isDone(status));
}

/**
 * Matches the lines that wait with the receipts and payment slips that are expected, and links them to those confirmed
 * before that they name; calls back with the number of rows that were read so far.
 */
export async function findMatches(onProgress: (rows: number) => void = () => {}): Promise<Found> {
  let read = 0;
  const { lines, expected, taken, isCut } = await readBoth((rows) => onProgress((read += rows)));
  const single = pairUp(lines, expected).map(({ line, expected: one, match }) => ({ line, expected: [one], match }));
  const paired = new Set(single.flatMap(({ line, expected: [one] }) => [line.id, one?.id]));
  const isFree = ({ id }: { readonly id: string }): boolean => !paired.has(id);
  const pairs = [...single, ...groupUp(lines.filter(isFree), expected.filter(isFree))];
  const matchedOf = new Set(pairs.flatMap(({ line, expected: some }) => [line.id, ...some.map(({ id }) => id)]));
  const isLeft = ({ id }: { readonly id: string }): boolean => !matchedOf.has(id);
  const split = splitUp(lines.filter(isLeft), expected.filter(isLeft));
  const inSplit = new Set(split.flatMap((parts) => parts.lines.map(({ id }) => id)));
  const { links, others: settled } = await findSettled(
    lines.filter((line) => isLeft(line) && !inSplit.has(line.id)),
    taken,
  );
  const counts = {
    settled,
    exact: 0,
    probable: 0,
    linked: 0,
    none: lines.length - pairs.length - inSplit.size - links.length,
    refused: 0,
    isCut,
  };
  for (let from = 0; from < pairs.length; from += BATCH) {
    const some = pairs.slice(from, from + BATCH);
    const verdicts = await propose(
      some.map((pair) => intend('bankLine', pair.line.id, { type: 'bankLine.matched', ...namedBy(pair) })),
    );
    some.forEach(({ match }, index) => {
      counts[isDone(verdicts[index]?.status) ? match.kind : 'refused'] += 1;
    });
  }
  for (let from = 0; from < links.length; from += BATCH) {
    const verdicts = await propose(
      links
        .slice(from, from + BATCH)
        .map(({ line, expected: { machine, id } }) =>
          intend('bankLine', line.id, { type: 'bankLine.linked', [machine]: id }),
        ),
    );
    for (const { status } of verdicts) counts[isDone(status) ? 'linked' : 'refused'] += 1;
  }
  for (const parts of split) counts[(await joinParts(parts)) ? 'probable' : 'refused'] += parts.lines.length;
  return counts;
}
