import { foldedText } from '#machines/kit/text.ts';
import { inTurns } from '../inTurns.ts';
import type { Remark } from './remarks.ts';
import type { RowBook } from './rowBook.ts';
import type { ImportTemplate } from './template.ts';

/** Most values of a file that are compared with what is recorded: each is a question. */
const MOST_ASKED = 200;
const AT_ONCE = 4;

/** Returns the names of the records that have a value, as far as the account may see them. */
export type HoldersOf = (value: string) => Promise<readonly string[]>;

const isShared = ({ id }: Remark): boolean => id === 'shared' || id === 'sharedInFile';

/**
 * Creates the function that remarks on rows whose value of a column, such as an e-mail address, an earlier row or a record
 * has too. Each value is asked about once; without an answer nothing is said.
 */
export function createSharing({ shared }: Pick<ImportTemplate, 'shared'>, holdersOf: HoldersOf) {
  const asked = new Map<string, Promise<readonly string[]>>();
  const inTurn = inTurns(AT_ONCE);

  const holders = (value: string): Promise<readonly string[]> => {
    const key = foldedText(value);
    const known = asked.get(key);
    if (known || asked.size >= MOST_ASKED) return known ?? Promise.resolve([]);
    const answer = inTurn(() => holdersOf(value)).catch(() => []);
    asked.set(key, answer);
    return answer;
  };

  return async (book: RowBook): Promise<void> => {
    if (shared === undefined) return;
    const first = new Map<string, number>();
    const rows = book.all().filter(({ data, skipped }) => !skipped && typeof data[shared] === 'string');
    const found = await Promise.all(
      rows.map(async ({ row, data }) => {
        const value = String(data[shared]);
        const before = first.get(foldedText(value));
        if (before === undefined) first.set(foldedText(value), row);
        const names = await holders(value);
        return { row, value, before, names };
      }),
    );
    for (const { row, value, before, names } of found) {
      const now = book.row(row);
      // A row that was corrected meanwhile is looked at again.
      if (!now || now.data[shared] !== value) continue;
      const others = (now.remarks ?? []).filter((remark) => !isShared(remark));
      const own: Remark[] = [
        ...(before === undefined ? [] : [{ id: 'sharedInFile', values: { value, row: before } } as const]),
        ...(names.length === 0 ? [] : [{ id: 'shared', values: { value, names: names.join(', ') } } as const]),
      ];
      if (own.length > 0 || others.length !== (now.remarks ?? []).length)
        book.change(row, { remarks: [...others, ...own] });
    }
  };
}
