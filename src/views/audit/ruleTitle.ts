import type { Words } from '#i18n/words.ts';

/** What a rule demands, by its name; the name itself of one that no machine states. */
export function ruleTitle(rule: string, words: Words): string {
  const id = `statement.${rule}`;
  return words.has(id) ? words.text<string>(id) : rule;
}
