/** A column of JSON as one text, which the database takes apart: an array of texts would be escaped, and parsed, twice. */
export const json = (values: readonly unknown[]): string => JSON.stringify(values);
