/** Returns the row table of an aggregate type: `row_exchange_rate` for `exchangeRate`. */
export const rowTable = (machine: string): string => `row_${snake(machine)}`;

/** Returns a field's column name. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
