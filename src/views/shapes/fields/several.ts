const SEPARATORS = /[\s,;，；、]+/;

/** What is typed or pasted as several values: by lines, spaces, commas, semicolons; each once, in order. */
export const severalIn = (typed: string): string[] => [...new Set(typed.split(SEPARATORS).filter(Boolean))];
