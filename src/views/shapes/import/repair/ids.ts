/** Ids by which the input in the table names its bar, its reason and its suggestions. */
export const BAR_ID = 'import-repair';
export const REASON_ID = 'import-reason';
export const SUGGESTIONS_ID = 'import-suggestions';
export const suggestionId = (at: number): string => `import-suggestion-${at}`;
