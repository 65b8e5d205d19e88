import { accounts } from '#machines/money/ledgerAccounts.ts';
import { recordNumber } from '#i18n/recordNumber.ts';
import type { Words } from '#i18n/words.ts';
import type { JournalLine } from '../store/journalLines.ts';

/** Lets a spreadsheet read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A text that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const COLUMNS = [
  'day',
  'entry',
  'line',
  'account',
  'kind',
  'debit',
  'credit',
  'currency',
  'party',
  'partyName',
  'branch',
  'waybill',
  'event',
  'recordType',
  'record',
  'person',
  'recordedAt',
] as const;

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const written = (text: string | null): string =>
  quoted(text !== null && FORMULA.test(text) ? `'${text}` : (text ?? ''));

/** Writes hundredths with two decimals, without separators: `1234.50`. */
export const decimal = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

const rowOf = (line: JournalLine, words: Words): string =>
  [
    line.day,
    String(line.entry),
    String(line.line),
    words.text(`ledger.account.${line.account}`),
    words.text(`ledger.kind.${accounts[line.account]}`),
    line.amount > 0 ? decimal(line.amount) : '',
    line.amount < 0 ? decimal(-line.amount) : '',
    line.currency,
    line.party,
    line.partyName,
    line.branch,
    line.waybill,
    words.text<string>(`event.${line.type}`),
    words.text<string>(`machine.${line.machine}`),
    recordNumber(line.machine, line.life, words),
    line.personName,
    words.instant(line.at),
  ]
    .map(written)
    .join(',');

/** Writes the general journal as CSV (RFC 4180), a line of the ledger in each row. */
export async function* generalJournal(
  batches: AsyncIterable<readonly JournalLine[]>,
  words: Words,
): AsyncGenerator<string> {
  const heads = COLUMNS.map((column) => quoted(words.text<string>(`ledger.journal.${column}`)));
  yield `${BYTE_ORDER_MARK}${heads.join(',')}\r\n`;
  for await (const lines of batches) yield lines.map((line) => `${rowOf(line, words)}\r\n`).join('');
}
