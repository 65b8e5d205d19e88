import type { Words } from '#i18n/words.ts';
import type { AccountKind } from '#machines/money/ledgerAccounts.ts';
import type { BalanceLine } from '#services/ledger.ts';
import { saveFile } from '#services/save.ts';

/** The part that each line is about: the title of its column, and its text. */
export interface Part {
  readonly title: string;
  readonly of: (line: BalanceLine) => string;
}

interface Saved {
  readonly title: string;
  readonly lines: readonly BalanceLine[];
  readonly part: Part | null;
  readonly kindOf: (line: BalanceLine) => AccountKind;
}

const FIGURES = ['opening', 'debit', 'credit', 'closing'] as const;
/** In characters. */
const WIDE = 32;
const NARROW = 18;

/** Writes balances as a spreadsheet of numbers. Debit balances are above zero. */
export async function balanceSheet(
  { title, lines, part, kindOf }: Saved,
  words: Words,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { createSheet } = await import('#sheets/writer.ts');
  const text = (header: string, width: number) => ({ header, look: 'text', width }) as const;
  const sheet = await createSheet(title, [
    ...(part ? [text(part.title, WIDE)] : []),
    text(words.text('ui.books.kind'), NARROW),
    text(words.text('ui.books.by.account'), WIDE),
    text(words.text('field.posting.currency'), NARROW),
    ...FIGURES.map((figure) => ({ header: words.text(`ui.books.${figure}`), look: 'money', width: NARROW }) as const),
  ]);
  await sheet.add(
    lines.map((line) => [
      ...(part ? [part.of(line)] : []),
      words.text<string>(`ledger.kind.${kindOf(line)}`),
      line.name,
      line.currency,
      ...FIGURES.map((figure) => line[figure] / 100),
    ]),
  );
  return sheet.finish();
}

/** Saves balances as a spreadsheet. */
export async function saveBalances(saved: Saved, words: Words, fileName: string): Promise<void> {
  const [parts, { XLSX_TYPE }] = await Promise.all([balanceSheet(saved, words), import('#sheets/writer.ts')]);
  saveFile(new Blob(parts, { type: XLSX_TYPE }), fileName);
}
