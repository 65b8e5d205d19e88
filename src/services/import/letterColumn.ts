import { directionOf } from './debitCredit.ts';
import { isSigned } from './numbers.ts';
import type { Places } from './layout.ts';
import type { Sheet } from './sheet.ts';
import { shownIn } from './values.ts';

const positionOf = (places: Places, path: string): number =>
  places.find(({ column }) => column.path === path)?.at ?? -1;

/**
 * Leaves out a column of debit or credit without one amount that it is about. A head that says it in some files only
 * counts where a letter is below it, or no sign says the same.
 */
export function withLetters(places: Places, { rows }: Pick<Sheet, 'rows'>, heads: number, isVague: boolean): Places {
  const [letter, amount] = [positionOf(places, 'direction'), positionOf(places, 'amount')];
  if (letter < 0) return places;
  const kind = places.find(({ column }) => column.path === 'amount')?.column.kind;
  const lines = rows.slice(heads + 1);
  const says = (): boolean =>
    positionOf(places, 'paidIn') < 0 &&
    positionOf(places, 'paidOut') < 0 &&
    (lines.some((row) => directionOf(shownIn(row[letter])) !== null) ||
      !lines.some((row) => kind && row[amount] && isSigned(row[amount], kind)));
  const isRead = amount >= 0 && (!isVague || says());
  return isRead ? places : places.map((place) => (place.column.path === 'direction' ? { ...place, at: -1 } : place));
}
