import { MEASURES } from './measures.ts';
import { faultOfMeasure, readMeasure, type MeasureFault } from './readMeasure.ts';

/** Numbers of notes and coins by their value; NaN for a text that is no number. */
export type NoteCounts = Readonly<Partial<Record<string, number>>>;

/** Sum of notes and coins in hundredths, without those whose number cannot be read. */
export const sumOfNotes = (counts: NoteCounts): number =>
  Object.entries(counts).reduce(
    (sum, [note, count = 0]) => sum + (Number.isNaN(count) ? 0 : Math.round(Number(note) * 100) * count),
    0,
  );

/** The numbers of notes with what is typed for one of them; undefined for none at all. */
export function withNotes(counts: NoteCounts, note: string, typed: string): NoteCounts | undefined {
  const { [note]: _, ...others } = counts;
  const count = readMeasure(typed, MEASURES.number);
  const next = count === null ? others : { ...others, [note]: count };
  return Object.keys(next).length === 0 ? undefined : next;
}

/** Reason why a typed text is no number of notes; null for nothing, and for a number. */
export function faultOfNotes(typed: string, most: number): MeasureFault | 'tooMany' | null {
  return (
    faultOfMeasure(typed, MEASURES.number) ?? ((readMeasure(typed, MEASURES.number) ?? 0) > most ? 'tooMany' : null)
  );
}
