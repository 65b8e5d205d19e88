import { canonicalText } from '#proofs/canonical.ts';
import type { ImportRow } from './rowBook.ts';

/** Finds the first of rows that hold the same but for the number at a path, which tells them apart. */
export function createEqualRows(path: string) {
  const firsts = new Map<string, number>();
  return ({ row, data }: Pick<ImportRow, 'row' | 'data'>): number | null => {
    const text = canonicalText(Object.fromEntries(Object.entries(data).filter(([name]) => name !== path)));
    const first = firsts.get(text);
    if (first === undefined) firsts.set(text, row);
    return first ?? null;
  };
}
