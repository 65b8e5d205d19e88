/** Beginnings that a spreadsheet would read as a formula. */
const FORMULA_LIKE = /^[=+\-@\t\r]/;

const cellOf = (value: string | number | null): string => {
  if (value === null || typeof value === 'number') return String(value ?? '');
  const text = FORMULA_LIKE.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The type of the files written. */
export const CSV_TYPE = 'text/csv;charset=utf-8';

/** Lets spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Writes lines as CSV (RFC 4180); a text that a spreadsheet could read as a formula is escaped. */
export const csvText = (lines: readonly (readonly (string | number | null)[])[]): string =>
  lines.map((line) => line.map(cellOf).join(',')).join('\r\n');
