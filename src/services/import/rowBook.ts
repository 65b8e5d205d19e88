import type { Counts } from '#machines/importing/index.ts';
import { cellName } from '#sheets/columns.ts';
import type { Verdict } from '../propose.ts';
import type { JudgedRow } from './messages.ts';
import type { Problem } from './problem.ts';
import type { Remark } from './remarks.ts';
import type { ImportTemplate } from './template.ts';

/** State of a row; a skipped one is never judged nor written. */
export type RowStatus = 'bad' | 'good' | 'already' | 'created' | 'refused' | 'skipped';

/** A row of the file: judged here, judged by the server, or written. */
export interface ImportRow extends JudgedRow {
  readonly status: RowStatus;
  /** Returns true once the server has answered. */
  readonly judged: boolean;
  /** Refusals of its content so far: each further attempt has a key of its own. */
  readonly attempt: number;
  /** True once a person wants it imported although the same was imported before. */
  readonly isAgain: boolean;
  /** An earlier row of the file that holds the same; null for none. */
  readonly sameAs: number | null;
  /** True once a person has changed a cell. */
  readonly corrected: boolean;
  /** True for one that was imported before with another sender. */
  readonly isOtherSender: boolean;
  /** Name of the colleague who imported the same before; null for none. */
  readonly importedBy: string | null;
  /** Id of the record that the row became. */
  readonly record: string | null;
}

/** A column of the template with its position in the file. */
export interface PlacedColumn {
  readonly path: string;
  readonly at: number;
}

type Change = Partial<Omit<ImportRow, 'row'>>;

/** The rows of a file, kept outside of React; subscribers are notified. */
export const createRowBook = (judged: readonly JudgedRow[], columns: readonly PlacedColumn[] = []) => {
  const rows = new Map<number, ImportRow>(
    judged.map((row) => {
      const status = row.skipped ? 'skipped' : row.problems.length > 0 ? 'bad' : 'good';
      const fresh = {
        judged: status !== 'good',
        attempt: 0,
        isAgain: false,
        sameAs: null,
        isOtherSender: false,
        importedBy: null,
        corrected: false,
        record: null,
      };
      return [row.row, { ...row, ...fresh, status }];
    }),
  );
  let shown: readonly ImportRow[] | null = null;
  return {
    columns,
    /** Keys of commands that were sent to be written, and of which nobody knows what became. */
    unanswered: new Set<string>(),
    /** The same list until a row changes. */
    all: (): readonly ImportRow[] => (shown ??= [...rows.values()]),
    row: (number: number): ImportRow | undefined => rows.get(number),
    change: (number: number, change: Change): void => {
      const row = rows.get(number);
      if (!row) return;
      rows.set(number, { ...row, ...change });
      shown = null;
    },
    /** Counts every row of the file once: the total is the sum of the others but `judged`. */
    counts: (): Counts => {
      const counts = { total: rows.size, judged: 0, bad: 0, good: 0, already: 0, created: 0, refused: 0, skipped: 0 };
      for (const { status, judged: isJudged } of rows.values()) {
        counts[status] += 1;
        if (isJudged) counts.judged += 1;
      }
      return counts;
    },
  };
};

/** Returns whether a row was imported before and may be imported again on purpose. */
export const mayBeAgain = ({ status, isAgain }: ImportRow, { numbered }: Pick<ImportTemplate, 'numbered'>): boolean =>
  status === 'already' && (!isAgain || numbered !== undefined);

/** Makes a row ready although the same was imported before: of the same file once, or under the next number. */
export const againBy = ({ data, attempt }: ImportRow, { numbered }: Pick<ImportTemplate, 'numbered'>): Change => ({
  status: 'good',
  judged: false,
  isAgain: true,
  isOtherSender: false,
  importedBy: null,
  record: null,
  ...(numbered && { data: { ...data, [numbered.path]: Number(data[numbered.path]) + 1 }, attempt: attempt + 1 }),
});

/** Everything to look at in a row that is imported all the same. */
export const remarksOf = ({ remarks = [], sameAs }: Pick<ImportRow, 'remarks' | 'sameAs'>): readonly Remark[] =>
  sameAs === null ? remarks : [...remarks, { id: 'sameAs', values: { row: sameAs } }];

export type RowBook = ReturnType<typeof createRowBook>;

interface Judged {
  readonly numbered: ImportTemplate['numbered'] | undefined;
  readonly isWriting: boolean;
  /** True for a command that was sent before without an answer: a duplicate is what became of it. */
  readonly mayBeOwn: boolean;
  readonly columns: readonly PlacedColumn[];
}

/** Faults of a refused row, each at the cell whose field the refusal names. */
const problemsOf = ({ refusals = [] }: Verdict, row: ImportRow, { columns }: Judged): Problem[] =>
  refusals.map(({ code, rule, values, field }) => {
    const place = field ? columns.findIndex(({ path }) => path === field || path.startsWith(`${field}.`)) : -1;
    const at = columns[place]?.at;
    return {
      cell: at === undefined || at < 0 ? null : cellName(row.row - 1, at),
      value: (at === undefined ? row.shown.find((text) => text !== '') : row.shown[place]) ?? '',
      fault: { refusal: { code, rule: rule ?? null, values: values ?? {} } },
    };
  });

/**
 * Change of a row whose key another command had: the same row with another sender. One that became a record is imported
 * already; after a refusal, and on purpose, it goes under the next key.
 */
const ofReusedKey = ({ attempt, isAgain }: ImportRow, record: string | null, importedBy: string | null): Change =>
  record === null || isAgain
    ? { attempt: attempt + 1 }
    : { status: 'already', judged: true, isOtherSender: true, record, importedBy };

/** Applies a verdict to a row. After a refusal the row is sent again under the next key. */
export const changeBy = (verdict: Verdict, row: ImportRow, judged: Judged): Change => {
  const { isWriting, mayBeOwn, numbered } = judged;
  const refusals = verdict.refusals ?? [];
  const record = verdict.id ?? null;
  if (verdict.status === 'duplicate' && refusals.length > 0) return { attempt: row.attempt + 1 };
  const importedBy = verdict.by ?? null;
  if (refusals.some(({ rule }) => rule === 'keyReused')) return ofReusedKey(row, record, importedBy);
  if (verdict.status === 'duplicate')
    return { status: mayBeOwn && importedBy === null ? 'created' : 'already', judged: true, record, importedBy };
  if (numbered && refusals.some(({ rule }) => rule === numbered.rule)) return { status: 'already', judged: true };
  if (verdict.status === 'accepted') return isWriting ? { status: 'created', record } : { judged: true };
  return { status: isWriting ? 'refused' : 'bad', judged: true, problems: problemsOf(verdict, row, judged) };
};
