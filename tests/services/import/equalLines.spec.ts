import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { loadWords } from '#i18n/load.ts';
import { notCreated } from '#machines/kit/notCreated.ts';
import { bankLine } from '#machines/bankLine/index.ts';
import type { Command } from '#services/propose.ts';
import { work } from '#services/import/batches.ts';
import { csvSheet } from '#services/import/csv.ts';
import { foreignLayout } from '#services/import/foreign.ts';
import { contentHashOf } from '#services/import/hash.ts';
import { asRecorded } from '#services/import/judge.ts';
import { createRowBook, remarksOf } from '#services/import/rowBook.ts';
import { createRowKeys } from '#services/import/rowKeys.ts';
import { readRow, readRows, type ReadRow } from '#services/import/rows.ts';
import { createStatement } from '#services/import/statement.ts';
import { statementSheet } from '#views/records/bankLine/sheet.ts';

/** A server that accepts everything. */
vi.mock(import('#services/propose.ts'), () => ({
  propose: async (commands: readonly Command[]) =>
    commands.map(({ key }) => ({ key, machine: 'bankLine', status: 'accepted' as const })),
}));

const languages = [await loadWords('en')];
const names = { branch: null, area: null, station: null, merchant: null, role: null, department: null };
const nobody = { sender: null, merchant: null };
const given = { account: '0012 3456 7890' };

interface Line {
  readonly day: string;
  readonly amount: string;
  readonly reference: string;
  readonly isWrong: boolean;
}

/** Lines of few kinds, so that many are equal; the same reference is written in several ways. */
const lines = fc.array(
  fc.record<Line>({
    day: fc.constantFrom('05/11/2026', '2026-11-05', '06/11/2026'),
    amount: fc.constantFrom('5', '5.00 CR', '7', '-5'),
    reference: fc.constantFrom('', 'FT1', 'FT1\u200B', 'CDM'),
    isWrong: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

const fileOf = (some: readonly Line[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    `Date,Amount,Ref,Balance\n${some.map(({ day, amount, reference, isWrong }) => `${day},${amount},${reference},${isWrong ? 'x' : '1'}\n`).join('')}`,
  );

/** Reads a file; corrects a wrong row where it stands, beside the others. */
function open(some: readonly Line[]) {
  const { foreign } = statementSheet;
  if (!foreign) throw new Error('A statement has heads of its own');
  const template = { ...statementSheet, given };
  const sheet = csvSheet(fileOf(some));
  const layout = foreignLayout(template, foreign, sheet, null, languages);
  const reading = { languages, names };
  const complete = createStatement(layout.places);
  const rows = [...readRows(template, sheet, layout, reading, nobody)].filter((row) => !row.skipped).map(complete);
  const correct = (at: number): void => {
    const { row, cells } = rows[at] as ReadRow;
    const fixed = cells.map((cell) => (cell?.text === 'x' ? ({ kind: 'text', text: '1' } as const) : cell));
    const beside = rows.filter((_, index) => index !== at).map(({ data }) => data);
    rows[at] = createStatement(layout.places, beside)(readRow(given, row - 1, fixed, layout.places, reading, nobody));
  };
  return { rows, correct };
}

/** A server that keeps each line once, by its reservation; returns how many of the rows are new. */
function createServer() {
  const held = new Set<string>();
  const identityOf = ({ data }: ReadRow): string => {
    const context = { ...(bankLine.initial as object), ...asRecorded(bankLine, statementSheet, data) };
    const reserved = bankLine.reservations({ ...notCreated(bankLine, ''), context });
    return reserved.find(({ kind }) => kind === 'bankLine.line')?.key ?? '';
  };
  return {
    held,
    take: (rows: readonly ReadRow[]): number => {
      const before = held.size;
      for (const row of rows) if (row.problems.length === 0) held.add(identityOf(row));
      return held.size - before;
    },
  };
}

test('equal lines of a statement are as many as they are, however it is corrected, and none by importing it again', () => {
  fc.assert(
    fc.property(lines, fc.nat(12), fc.boolean(), (some, cut, isInTable) => {
      const server = createServer();
      const first = open(some);
      // The line broke in the middle.
      const begun = server.take(first.rows.slice(0, cut));
      const right = some.map((line) => ({ ...line, isWrong: false }));
      if (isInTable) for (const [at, { isWrong }] of some.entries()) if (isWrong) first.correct(at);
      const left = server.take(isInTable ? first.rows : open(right).rows);
      expect(begun + left).toBe(some.length);
      expect(server.take(open(right).rows)).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test('a line that says the same as one before it in the file is to be looked at', async () => {
  const line = { day: '05/11/2026', amount: '5', reference: 'FT1', isWrong: false };
  const { rows } = open([line, { ...line, reference: 'FT2' }, line, { ...line, amount: '7' }, line]);
  const template = { ...statementSheet, given };
  const book = createRowBook(rows.map((row) => ({ ...row, content: contentHashOf(template, row) })));
  const keys = createRowKeys('hash');
  await work({ template, book, keys, isWriting: false, goesOn: () => true, onChange: () => {} });
  const same = { id: 'sameAs', values: { row: 2 } };
  expect(book.all().map(remarksOf)).toEqual([[], [], [same], [], [same]]);
});
