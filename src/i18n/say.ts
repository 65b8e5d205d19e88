import type { RefusalCode, Values } from '#machines/kit/rule.ts';
import { issueValues } from './issueValues.ts';
import { refusalValues } from './refusalValues.ts';
import type { Words } from './words.ts';

/** A refusal as every edge carries it (interfaces.md, Commands). */
export interface Refusal {
  readonly code: RefusalCode;
  /** `<machine>.<rule>`, when a rule refused. */
  readonly rule?: string | null | undefined;
  readonly values?: Values | undefined;
  /** Event types allowed now. */
  readonly next?: readonly string[] | undefined;
}

/** Subject of a refusal: the event and its aggregate. */
export interface Refused {
  readonly machine: string;
  readonly event: string;
  readonly id?: string | null | undefined;
}

/** Why, without the rest of the sentence: for a disabled button, a form field or a cell of an import report. */
export const reasonOf = (refusal: Refusal, machine: string, words: Words): string => {
  const worded = refusal.rule?.startsWith('invalid.') ? issueValues : refusalValues;
  const values = worded(refusal.values ?? {}, machine, words);
  const rule = refusal.rule ? `rule.${refusal.rule}` : '';
  return words.has(rule) ? words.text(rule, values) : words.text(`refusal.${refusal.code}`, values);
};

/** A title within a sentence: a button's “Assign collector” is “assign collector” there. */
const within = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** The whole sentence: "Cannot {event} {subject}: {reason}. You can: {next}." */
export const say = (refusal: Refusal, words: Words, refused: Refused): string => {
  const next = (refusal.next ?? []).map((type) => within(words.text(`event.${type}`)));
  const machine = words.has(`machine.${refused.machine}`) ? words.text(`machine.${refused.machine}`) : refused.machine;
  return words.text(next.length > 0 ? 'refusal.sentence' : 'refusal.sentenceWithoutNext', {
    event: within(words.text(`event.${refused.event}`)),
    subject: refused.id ? `${machine} ${refused.id}` : machine,
    reason: reasonOf(refusal, refused.machine, words).replace(/[.。]$/, ''),
    next: words.list(next),
  });
};
