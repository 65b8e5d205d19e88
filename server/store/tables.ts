/** The row table of an aggregate type: `row_exchange_rate` for `exchangeRate`. */
export const rowTable = (machine: string): string => `row_${snake(machine)}`;

/** A field of a row as a column name. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
