import { reasonSentence, type Refusal } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import type { FieldInfo } from '../fields/kind.ts';
import { settledLabelOf } from '../fields/labels.ts';
import { valueAt, type Draft } from './draft.ts';
import { placed, type FieldRefusal } from './refusals.ts';
import type { FormMarks } from './useFormMarks.ts';

/** Everything that decides about the errors that a form shows. */
interface FormState {
  readonly machine: string;
  readonly type: string;
  readonly fields: readonly FieldInfo[];
  readonly draft: Draft;
  readonly marks: FormMarks;
  /** Refusals known here. */
  readonly local: readonly FieldRefusal[];
  /** Refusals that demand a confirmation, by its name. */
  readonly demanded: ReadonlyMap<string, FieldRefusal>;
}

/** Path of the field that says what a field in a group is, as the kind of a proof does; null where none does. */
function decidesAbout(fields: readonly FieldInfo[], path: string): string | null {
  const [name = '', part] = path.split('.');
  const group = fields.find((field) => field.name === name)?.kind;
  const kind = group?.kind === 'group' ? group.fields.find((field) => field.name === part)?.kind : undefined;
  return kind?.kind === 'uploadOrText' ? `${name}.${kind.by}` : null;
}

const isNothing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

const isSilent = (refusal: Refusal): boolean =>
  refusal.rule === 'invalid.invalid_type' || refusal.rule === 'invalid.too_small';

function messageOf(refusal: FieldRefusal, path: string, form: FormState, words: Words): string {
  const { machine, type, fields, draft, demanded } = form;
  if (refusal.code === 'invalid' && isNothing(valueAt(draft, path) ?? undefined)) {
    const by = decidesAbout(fields, path);
    const chosen = by === null ? undefined : valueAt(draft, by);
    return words.text('ui.form.missing', { field: settledLabelOf(machine, path, chosen, words, type) });
  }
  return demanded.has(path) ? words.text('ui.form.confirm') : reasonSentence(refusal, machine, words);
}

/** Returns the error to show at each field, by its path: the server's before those known here. */
export function errorsByField(form: FormState, words: Words): ReadonlyMap<string, string> {
  const { fields, draft, local } = form;
  const { refused, everything, touched, waiting } = form.marks;
  const messages = new Map<string, string>();
  for (const refusal of [...refused, ...local]) {
    const path = placed(refusal.field, fields);
    if (path === null || messages.has(path)) continue;
    const isShown =
      everything ||
      refused.includes(refusal) ||
      touched.has(path) ||
      (!isSilent(refusal) && valueAt(draft, path) !== undefined);
    if (isShown) messages.set(path, messageOf(refusal, path, form, words));
  }
  if (everything) for (const path of waiting) messages.set(path, words.text('ui.upload.wait'));
  return messages;
}

/** An error without a field of the form: its sentence, and the refusal that it says. */
export interface GeneralError {
  readonly reason: string;
  readonly refusal: FieldRefusal;
}

/** Returns the errors without a field of the form, each sentence once. */
export function generalErrors({ machine, fields, marks, local }: FormState, words: Words): readonly GeneralError[] {
  const { refused, everything } = marks;
  const mine = [...refused, ...(everything ? local : [])].filter(({ field }) => placed(field, fields) === null);
  const byReason = new Map(mine.map((refusal) => [reasonSentence(refusal, machine, words), refusal]));
  return [...byReason].map(([reason, refusal]) => ({ reason, refusal }));
}
