import { currencies, NOTES, type Currency } from '#machines/courierCash/events.ts';
import type { Handover, NotesOf, Noted } from './handovers.ts';

/** One note or coin with how many of it were declared and counted; null where nobody named notes. */
interface NoteRow {
  readonly note: string;
  readonly declared: number | null;
  readonly first: number | null;
  readonly second: number | null;
  readonly isDifferent: boolean;
}

const COUNTS = ['declared', 'first', 'second'] as const;

const rowsOf = (noted: Noted, currency: Currency): readonly NoteRow[] => {
  const numberOf = (notes: NotesOf | null, note: string): number | null => {
    const named = notes?.[currency];
    return named ? (named[note] ?? 0) : null;
  };
  return NOTES[currency]
    .map((note) => {
      const [declared, first, second] = COUNTS.map((count) => numberOf(noted[count], note));
      const known = [declared, first, second].filter((number) => typeof number === 'number');
      return {
        note,
        declared: declared ?? null,
        first: first ?? null,
        second: second ?? null,
        isDifferent: new Set(known).size > 1,
      };
    })
    .filter(({ declared, first, second }) => [declared, first, second].some((number) => (number ?? 0) > 0));
};

/**
 * Returns the notes of each currency in which a number differs, once both counts are in; nothing before, so that nobody
 * counts towards a known number.
 */
export function differingNotes({ noted }: Handover): readonly { currency: Currency; rows: readonly NoteRow[] }[] {
  if (noted.second === null) return [];
  return currencies
    .map((currency) => ({ currency, rows: rowsOf(noted, currency) }))
    .filter(({ rows }) => rows.some(({ isDifferent }) => isDifferent));
}
