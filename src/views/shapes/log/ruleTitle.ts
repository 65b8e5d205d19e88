import type { Words } from '#i18n/words.ts';

/** Reasons that no machine states, since they hold for all. */
const COMMON = ['notDeclared', 'notWithinReach', 'versionSeen', 'allOrNothing', 'role', 'locked'] as const;

/** Statement of a rule by its name; for a refusal without one the meaning of its code. */
export function ruleTitle(rule: string, words: Words): string {
  const common = COMMON.find((one) => one === rule);
  if (common) return words.text(`ui.audit.reason.${common}`);
  const id = `statement.${rule}`;
  return words.has(id) ? words.text<string>(id) : rule;
}
