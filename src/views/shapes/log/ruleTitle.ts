import type { Words } from '#i18n/words.ts';

/** Reasons that no machine states, since they hold for all. */
const COMMON = [
  'notDeclared',
  'notWithinReach',
  'namedWithinReach',
  'versionSeen',
  'allOrNothing',
  'role',
  'locked',
] as const;

/** Faults of a payload that have a sentence of their own. */
const FAULTS = [
  'invalid_type',
  'too_small',
  'too_big',
  'invalid_format',
  'invalid_value',
  'unrecognized_keys',
] as const;
const FAULT = 'invalid.';

/** Statement of a rule by its name; for a refusal without one the meaning of its code. */
export function ruleTitle(rule: string, words: Words): string {
  const common = COMMON.find((one) => one === rule);
  if (common) return words.text(`ui.audit.reason.${common}`);
  if (rule.startsWith(FAULT)) {
    const fault = FAULTS.find((one) => rule === `${FAULT}${one}`) ?? 'other';
    return words.text(`ui.audit.reason.invalid.${fault}`);
  }
  const id = `statement.${rule}`;
  return words.has(id) ? words.text<string>(id) : rule;
}
