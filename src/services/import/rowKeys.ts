import type { ImportRow } from './rowBook.ts';

/** Row as its command is named by. */
type KeyedRow = Pick<ImportRow, 'row' | 'content' | 'attempt' | 'isAgain'>;

/**
 * Names the commands of a file's rows by what they hold, so that a row is known again in a file that was saved anew; equal
 * rows are numbered. A row that is imported again on purpose is named by the file, of this hash, and its place in it.
 */
export function createRowKeys(hash: string) {
  /** Rows of each content by their number; null for a number that is free again. */
  const numbered = new Map<string, { readonly rows: (number | null)[]; readonly gaps: number[] }>();
  const held = new Map<number, { readonly content: string; readonly at: number }>();

  const release = (row: number): void => {
    const before = held.get(row);
    const left = before && numbered.get(before.content);
    if (!left) return;
    held.delete(row);
    left.rows[before.at] = null;
    left.gaps.push(before.at);
    // The smallest comes last, to be taken first; released from the last row on they are in order.
    if ((left.gaps.at(-2) ?? Infinity) < before.at) left.gaps.sort((one, other) => other - one);
  };

  const numberOf = ({ row, content }: KeyedRow): number => {
    const before = held.get(row);
    if (before?.content === content) return before.at;
    release(row);
    const { rows, gaps } = numbered.get(content) ?? { rows: [], gaps: [] };
    numbered.set(content, { rows, gaps });
    const at = gaps.pop() ?? rows.length;
    rows[at] = row;
    held.set(row, { content, at });
    return at;
  };

  return {
    /** Returns the key of a row's command. */
    keyOf: (row: KeyedRow): string =>
      row.isAgain
        ? `import:${hash}:${row.row}:${row.attempt}`
        : `import:${row.content}:${numberOf(row)}:${row.attempt}`,
    /** Numbers rows that are not written anew, from the first on, so that a corrected row leaves no gap. */
    renumber: (rows: readonly KeyedRow[]): void => {
      const named = rows.filter(({ isAgain }) => !isAgain);
      for (const { row } of named.toReversed()) release(row);
      for (const row of named) numberOf(row);
    },
    /** Returns the first row that holds the same; null if it is this one. */
    sameAs: (row: KeyedRow): number | null => {
      numberOf(row);
      const first = numbered.get(row.content)?.rows.find((other) => other !== null) ?? row.row;
      return first === row.row ? null : first;
    },
  };
}

export type RowKeys = ReturnType<typeof createRowKeys>;
