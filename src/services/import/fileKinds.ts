/** Type of a file made of pasted rows. */
export const PASTED_TYPE = 'text/tab-separated-values';

/** Endings of text files that are read: values between signs, which the first line shows. */
const TEXT_ENDINGS = ['.csv', '.tsv', '.txt'] as const;

/** Endings and types of all files that are read, for the field that offers them. */
export const READ_KINDS: readonly string[] = [
  '.xlsx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ...TEXT_ENDINGS,
  'text/csv',
  'text/plain',
];

/** Returns how a file is read: as text by its ending, pasted rows by their type, else as a workbook. */
export function formatOf({ name, type }: Pick<File, 'name' | 'type'>): 'xlsx' | 'csv' | 'pasted' {
  const isText = TEXT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
  if (isText) return 'csv';
  return type === PASTED_TYPE ? 'pasted' : 'xlsx';
}
