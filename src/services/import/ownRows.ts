import { foldedText } from '#machines/kit/text.ts';
import type { Refusal } from '#i18n/say.ts';
import type { NameLists } from './messages.ts';
import type { Named } from './names.ts';
import type { ImportRow } from './rowBook.ts';
import type { ImportTemplate } from './template.ts';

type Data = ImportRow['data'];
type Tree = NonNullable<ImportTemplate['tree']>;

const textAt = (data: Data, path: string): string => {
  const value = data[path];
  return typeof value === 'string' ? value : '';
};

const keyIn = (data: Data, path: string): string => foldedText(textAt(data, path));

/** Returns the names that cells may use with those of the file's own rows, which may be above each other. */
export function withOwnRows(
  lists: NameLists,
  { tree, names = [] }: Pick<ImportTemplate, 'tree' | 'names'>,
  rows: readonly Data[],
): NameLists {
  const known = tree && lists[tree.of];
  if (!tree || !known) return lists;
  const taken = new Set(known.map(({ id }) => foldedText(id)));
  const own = rows.flatMap((data): Named[] => {
    const id = textAt(data, tree.key);
    const isNew = id !== '' && !taken.has(foldedText(id));
    return isNew ? [{ id, names: names.map((path) => textAt(data, path)).filter(Boolean) }] : [];
  });
  return { ...lists, [tree.of]: [...known, ...own] };
}

/** Returns the rows in an order in which each comes after the row above it; those of a circle as they were. */
export function parentsFirst<Row extends Pick<ImportRow, 'data'>>(rows: readonly Row[], tree: Tree | undefined): Row[] {
  if (!tree) return [...rows];
  const byKey = new Map(rows.map((row) => [keyIn(row.data, tree.key), row]));
  const ordered = new Set<Row>();
  for (const row of rows) {
    const chain = new Set<Row>();
    for (let at: Row | undefined = row; at && !ordered.has(at) && !chain.has(at);) {
      chain.add(at);
      at = byKey.get(keyIn(at.data, tree.above));
    }
    for (const one of [...chain].toReversed()) ordered.add(one);
  }
  return [...ordered];
}

/**
 * Returns the refusals of a row that was only judged, without that of a missing record above it that a row of the file
 * makes: `before` are those that come first.
 */
export const notAwaited = (
  refusals: readonly Refusal[],
  { data }: Pick<ImportRow, 'data'>,
  tree: Tree | undefined,
  before: readonly Pick<ImportRow, 'data' | 'status'>[],
): readonly Refusal[] => {
  if (!tree) return refusals;
  const isMade = before.some((row) => row.status === 'good' && keyIn(row.data, tree.key) === keyIn(data, tree.above));
  return isMade ? refusals.filter(({ rule }) => rule !== tree.rule) : refusals;
};
