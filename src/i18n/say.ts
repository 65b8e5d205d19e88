import type { RefusalCode, Values } from '#machines/kit/rule.ts';
import { recordWithKind } from './recordNumber.ts';
import { issueValues } from './issueValues.ts';
import { recordNumber } from './recordNumber.ts';
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
  /** The record that refused, where it is another than the one that the event was proposed for. */
  readonly about?: { readonly machine: string; readonly id: string } | undefined;
}

/** Subject of a refusal: the event and its aggregate. */
export interface Refused {
  readonly machine: string;
  readonly event: string;
  readonly id?: string | null | undefined;
}

/** The machine whose rule refused: a scan is judged by the parcel's rules, too. */
const refuserOf = ({ rule }: Refusal, machine: string, words: Words): string => {
  const [refuser = ''] = rule?.split('.') ?? [];
  return words.has(`machine.${refuser}`) ? refuser : machine;
};

/** Id of the sentence of a reason that is no rule's. */
const ofCode = ({ code, values = {} }: Refusal): string => {
  if (code !== 'notDeclared' || values['after'] === undefined) return `refusal.${code}`;
  return values['orAfter'] === undefined ? 'refusal.notBefore' : 'refusal.notBeforeEither';
};

/** Returns the reason as a part of a sentence: after a colon, or in a cell of an import report. */
export const reasonOf = (refusal: Refusal, proposedTo: string, words: Words): string => {
  const machine = refusal.about?.machine ?? proposedTo;
  const worded = refusal.rule?.startsWith('invalid.') ? issueValues : refusalValues;
  const values = worded(refusal.values ?? {}, refuserOf(refusal, machine, words), words);
  const rule = refusal.rule ? `rule.${refusal.rule}` : '';
  const ofField = `${rule}.${machine}.${refusal.values?.['path'] ?? ''}`;
  const id = [ofField, rule].find((candidate) => words.has(candidate));
  return withRecord(refusal, words.text<string>(id ?? ofCode(refusal), values), words);
};

/** Adds the record that refused, where the values do not name it. */
function withRecord({ about, values = {} }: Refusal, reason: string, words: Words): string {
  const isNamed = about === undefined || Object.values(values).includes(about.id);
  if (isNamed || !words.has(`machine.${about.machine}`)) return reason;
  const record = words.text<string>(`machine.${about.machine}`);
  return words.text('refusal.ofRecord', { reason, record, number: recordNumber(about.machine, about.id, words) });
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns whether a text begins with what a person typed or scanned, which stays as it was written. */
const beginsAsTyped = (text: string, { values = {} }: Refusal): boolean =>
  [values['value'], values['barcode']].some(
    (typed) => typeof typed === 'string' && typed !== '' && text.startsWith(typed),
  );

/** Returns the reason as a sentence of its own: on a disabled button, at a form field, in a dialog. */
export const reasonSentence = (refusal: Refusal, machine: string, words: Words): string => {
  const reason = reasonOf(refusal, machine, words);
  return beginsAsTyped(reason, refusal) ? reason : capitalised(reason);
};

/** A title within a sentence: a button's “Assign collector” is “assign collector” there. */
const within = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** Most next steps that a sentence names. */
const MOST_NEXT = 3;

/** Next steps for a sentence: the first ones, and how many more there are. */
const nextOf = ({ next = [] }: Refusal, words: Words): string[] => {
  const named = next.slice(0, MOST_NEXT).map((type) => within(words.text(`event.${type}`)));
  const count = next.length - named.length;
  return count > 0 ? [...named, words.text('refusal.moreNext', { count })] : named;
};

/** The whole sentence: "“{event}” is refused for {subject}: {reason}. Possible now: {next}." */
export const say = (refusal: Refusal, words: Words, refused: Refused): string => {
  const next = nextOf(refusal, words);
  const machine = words.has(`machine.${refused.machine}`) ? words.text(`machine.${refused.machine}`) : refused.machine;
  const isNew = refused.id === null || refused.id === undefined;
  const sentence = next.length > 0 ? 'refusal.sentence' : 'refusal.sentenceWithoutNext';
  return words.text(isNew ? 'refusal.sentenceOfNew' : sentence, {
    event: words.text(`event.${refused.event}`),
    subject: isNew ? machine : recordWithKind(refused.machine, refused.id ?? '', words),
    reason: reasonOf(refusal, refused.machine, words).replace(/[.。]$/, ''),
    next: words.list(next),
  });
};
