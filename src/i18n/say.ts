import type { RefusalCode, Values } from '#machines/kit/rule.ts';
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

/** What was refused: which event of which life. */
export interface Refused {
  readonly machine: string;
  readonly event: string;
  readonly id?: string | null | undefined;
}

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Values of a refusal in words: states and events by their titles, instants in Myanmar's time. */
const worded = (values: Values, machine: string, words: Words) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      if (ISO_INSTANT.test(value)) return [name, words.instant(value)];
      const id = [`state.${machine}.${value}`, `event.${value}`].find((candidate) => words.has(candidate));
      return [name, id ? words.text(id) : value];
    }),
  );

/** Why, without the rest of the sentence: for a disabled button, a form field or a cell of an import report. */
export const reasonOf = (refusal: Refusal, machine: string, words: Words): string => {
  const values = worded(refusal.values ?? {}, machine, words);
  const rule = refusal.rule ? `rule.${refusal.rule}` : '';
  return words.has(rule) ? words.text(rule, values) : words.text(`refusal.${refusal.code}`, values);
};

/** The whole sentence: "Cannot {event} {subject}: {reason}. You can: {next}." */
export const say = (refusal: Refusal, words: Words, refused: Refused): string => {
  const next = (refusal.next ?? []).map((type) => words.text(`event.${type}`));
  const machine = words.has(`machine.${refused.machine}`) ? words.text(`machine.${refused.machine}`) : refused.machine;
  return words.text(next.length > 0 ? 'refusal.sentence' : 'refusal.sentenceWithoutNext', {
    event: words.text(`event.${refused.event}`),
    subject: refused.id ? `${machine} ${refused.id}` : machine,
    reason: reasonOf(refusal, refused.machine, words).replace(/[.。]$/, ''),
    next: words.list(next),
  });
};
