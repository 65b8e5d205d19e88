import { recordNumber } from '#i18n/recordNumber.ts';
import type { Words } from '#i18n/words.ts';
import type { Row } from '#services/page.ts';
import type { AnyOptions } from './options.ts';

interface Naming {
  readonly words: Words;
  /** Names of the entries of `titledBy`. */
  readonly nameOf: (id: string) => string;
  readonly self: { readonly id: string; readonly nickName: string } | null;
}

/** Returns the title of a record: its own, the name of the entry that its number is of, or its number in words. */
export function recordTitle(
  machine: string,
  { title, titledBy }: Pick<AnyOptions, 'title' | 'titledBy'>,
  row: Row,
  { words, nameOf, self }: Naming,
): string {
  if (titledBy === undefined) return title?.(row, words) ?? recordNumber(machine, row.id, words);
  // People know their own name where they may read nobody's.
  return self?.id === row.id ? self.nickName : nameOf(row.id);
}
