import { maskedEmail, maskedPhone } from '#i18n/mask.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { lookedAtAs } from '#machines/journals.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';

/** Permission to read the aggregates of a machine; the scope then decides on each row. */
export const readPermission = (machine: string): string => `${machine}.read`;

const has = (actor: Actor, permission: string): boolean =>
  actor.kind === 'system' || actor.permissions.includes(permission) || actor.permissions.includes('*');

/** Returns whether the actor may read these aggregates, or a journal of them. */
export const mayRead = (actor: Actor, aggregateType: AggregateType): boolean =>
  has(actor, readPermission(lookedAtAs(aggregateType.id)));

/** Permission to see phone numbers and e-mail addresses unmasked (§9). */
export const REVEAL = 'personalData.reveal';

/** Returns whether the actor sees phone numbers and e-mail addresses unmasked. */
export const mayReveal = (actor: Actor): boolean => has(actor, REVEAL);

/** Masks phones and e-mails in a value unless the actor may see them. */
export const visibleTo = <Value>(actor: Actor, value: Value): Value => (mayReveal(actor) ? value : masked(value));

/** Masks phones and e-mails in a value, for people who may not see them. */
export const masked = <Value>(value: Value): Value => maskReporting(value, () => {}) as Value;

/** Returns the paths of the fields in a value that are masked for people without the right to see them. */
export function personalIn(value: unknown): string[] {
  const found = new Set<string>();
  maskReporting(value, (field) => void found.add(field));
  return [...found].toSorted();
}

/** Masks personal fields in a value and reports each by its path. */
function maskReporting(value: unknown, report: (field: string) => void, within = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => maskReporting(one, report, within));
  if (value === null || typeof value !== 'object') return value;
  const changed = changedField(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (typeof inner !== 'string') return [key, maskReporting(inner, report, key)];
      const name = changed !== null && isSideOfChange(key) ? changed : key;
      const text = maskedText(name, inner);
      if (text !== inner) report(within === '' || name.includes('.') ? name : `${within}.${name}`);
      return [key, text];
    }),
  );
}

/** Returns the name of the field that a modification changed; its old and new values are under other names. */
const changedField = (value: object): string | null =>
  'field' in value && typeof value.field === 'string' ? value.field : null;

const isSideOfChange = (key: string): boolean => key === 'before' || key === 'after';

function maskedText(key: string, text: string): string {
  if (/(\bp|P)hone$/.test(key)) return maskedPhone(text);
  return /(\be|E)mail$/.test(key) ? maskedEmail(text) : text;
}
