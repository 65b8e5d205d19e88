import type { Words } from '#i18n/words.ts';
import { titleOf } from '../../exports/cells.ts';
import type { Names } from '../../exports/names.ts';
import type { Dots } from '../../pictures/dots.ts';
import type { CaptionContent } from '../content.ts';

/** Context of a label's texts: the language, the names of ids, and who prints and when. */
export interface LabelContext {
  readonly words: Words;
  /** Name of the company that prints. */
  readonly company: string;
  readonly logo: Dots | null;
  readonly names: Names;
  /** Beginning of the addresses of this installation: scheme and host. */
  readonly origin: string;
  readonly by: string;
  readonly at: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** Returns a field as text; empty if it has no value. */
export const textOf = (row: Row, field: string): string => {
  const value = row[field];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};

export const numberOf = (row: Row, field: string): number => {
  const value = row[field];
  return typeof value === 'number' ? value : 0;
};

/** Shown for an unknown value, because a blank looks like an omission. */
const UNKNOWN = '\u2013';

/** Returns a field with its title. */
export const captionOf = ({ words }: LabelContext, machine: string, field: string, value: string): CaptionContent => ({
  title: words.text<string>(`field.${machine}.${field}`),
  value: value === '' ? UNKNOWN : value,
});

/** Returns the text of a choice. */
export const choiceOf = (about: LabelContext, machine: string, field: string, value: string): string =>
  titleOf(about, value, `value.${machine}.${field}`, `value.${field}`);

export const nameOf = ({ names }: LabelContext, to: 'branch' | 'carrier', id: string): string => names[to]?.[id] ?? id;

/** Returns who printed it and when. */
export const footOf = ({ words, by, at }: LabelContext): string =>
  words.text('ui.label.foot', { at: words.instant(at), name: by });
