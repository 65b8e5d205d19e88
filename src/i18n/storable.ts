import type { FieldKind } from './fieldKind.ts';

/** Kinds of fields with values of the company's own: numbers, times, states, references. */
const STORABLE: ReadonlySet<FieldKind['kind']> = new Set<FieldKind['kind']>([
  'money',
  'number',
  'decimal',
  'grams',
  'millimetres',
  'instant',
  'day',
  'yesNo',
  'choice',
  'list',
  'reference',
  'record',
]);

/** Returns true for a field whose values a browser may keep unless they are personal. */
export const isStorable = ({ kind }: FieldKind): boolean => STORABLE.has(kind);
