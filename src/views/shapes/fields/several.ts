const SEPARATORS = /[\s,;，；、]+/;

/** Splits typed or pasted text into values by lines, spaces, commas and semicolons; each once, in order. */
export const severalIn = (typed: string): string[] => [...new Set(typed.split(SEPARATORS).filter(Boolean))];
