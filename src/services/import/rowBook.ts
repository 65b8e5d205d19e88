import type { Counts } from '#machines/importing/index.ts';
import type { Verdict } from '../propose.ts';
import type { JudgedRow } from './messages.ts';
import type { Problem } from './problem.ts';

/** State of a row. */
export type RowStatus = 'bad' | 'good' | 'already' | 'created' | 'refused';

/** A row of the file: judged here, judged by the server, or written. */
export interface ImportRow extends JudgedRow {
  readonly status: RowStatus;
  /** Returns true once the server has answered. */
  readonly judged: boolean;
  /** Refusals of this row so far: each further attempt has a key of its own. */
  readonly attempt: number;
  readonly waybill: string | null;
}

type Change = Partial<Omit<ImportRow, 'row' | 'shown' | 'data'>>;

/** The rows of a file, kept outside of React; subscribers are notified. */
export const createRowBook = (judged: readonly JudgedRow[]) => {
  const rows = new Map<number, ImportRow>(
    judged.map((row) => {
      const isBad = row.problems.length > 0;
      return [row.row, { ...row, status: isBad ? 'bad' : 'good', judged: isBad, attempt: 0, waybill: null }];
    }),
  );
  let shown: readonly ImportRow[] | null = null;
  return {
    /** The same list until a row changes. */
    all: (): readonly ImportRow[] => (shown ??= [...rows.values()]),
    change: (number: number, change: Change): void => {
      const row = rows.get(number);
      if (!row) return;
      rows.set(number, { ...row, ...change });
      shown = null;
    },
    counts: (): Counts => {
      const counts = { total: rows.size, judged: 0, bad: 0, good: 0, already: 0, created: 0, refused: 0 };
      for (const { status, judged: isJudged } of rows.values()) {
        counts[status] += 1;
        if (isJudged) counts.judged += 1;
      }
      return counts;
    },
  };
};

export type RowBook = ReturnType<typeof createRowBook>;

const problemsOf = ({ refusals = [] }: Verdict, row: ImportRow): Problem[] =>
  refusals.map(({ code, rule, values }) => ({
    cell: null,
    value: row.shown.find((text) => text !== '') ?? '',
    fault: { refusal: { code, rule: rule ?? null, values: values ?? {} } },
  }));

/** Applies a verdict to a row. After a refusal the row is sent again under the next key. */
export const changeBy = (verdict: Verdict, row: ImportRow, isWriting: boolean): Change => {
  const refusals = verdict.refusals ?? [];
  const waybill = verdict.id ?? null;
  if (verdict.status === 'duplicate' && refusals.length > 0) return { attempt: row.attempt + 1 };
  if (verdict.status === 'duplicate') return { status: isWriting ? 'created' : 'already', judged: true, waybill };
  if (verdict.status === 'accepted') return isWriting ? { status: 'created', waybill } : { judged: true };
  return { status: isWriting ? 'refused' : 'bad', judged: true, problems: problemsOf(verdict, row) };
};
