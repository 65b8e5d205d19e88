import { maskedEmail, maskedPhone } from '#i18n/mask.ts';
import type { Actor } from '#machines/kit/actor.ts';
import { lookedAtAs } from '#machines/journals.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';

/** Permission to look at the aggregates of a machine at all; each row is then a question of scope. */
export const readPermission = (machine: string): string => `${machine}.read`;

const has = (actor: Actor, permission: string): boolean =>
  actor.kind === 'system' || actor.permissions.includes(permission) || actor.permissions.includes('*');

/** Whether the actor may look at these aggregates, or at a journal of them. */
export const mayRead = (actor: Actor, aggregateType: AggregateType): boolean =>
  has(actor, readPermission(lookedAtAs(aggregateType.id)));

/** Permission to see phone numbers and e-mail addresses in full (§9: they are masked for display). */
export const REVEAL = 'personalData.reveal';

/** Whether the actor sees them in full. */
export const mayReveal = (actor: Actor): boolean => has(actor, REVEAL);

/** A value as the actor may see it: phones and e-mails masked on the server unless the actor may see them in full. */
export const visibleTo = <Value>(actor: Actor, value: Value): Value => (mayReveal(actor) ? value : masked(value));

/** A value as those see it who may not see phones and e-mails in full. */
export const masked = <Value>(value: Value): Value => maskedTelling(value, () => {}) as Value;

/** The fields of a value that are masked for whoever may not see them, by their names and what they stand in. */
export function personalIn(value: unknown): string[] {
  const found = new Set<string>();
  maskedTelling(value, (field) => void found.add(field));
  return [...found].toSorted();
}

/** A value with what is personal in it masked; each such field is told by its name, behind that of what it stands in. */
function maskedTelling(value: unknown, tell: (field: string) => void, within = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => maskedTelling(one, tell, within));
  if (value === null || typeof value !== 'object') return value;
  const changed = changedField(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (typeof inner !== 'string') return [key, maskedTelling(inner, tell, key)];
      const name = changed !== null && isSideOfChange(key) ? changed : key;
      const text = maskedText(name, inner);
      if (text !== inner) tell(within === '' || name.includes('.') ? name : `${within}.${name}`);
      return [key, text];
    }),
  );
}

/** A modification names the field it changed, and says under other names what that held before and after. */
const changedField = (value: object): string | null =>
  'field' in value && typeof value.field === 'string' ? value.field : null;

const isSideOfChange = (key: string): boolean => key === 'before' || key === 'after';

function maskedText(key: string, text: string): string {
  if (/(\bp|P)hone$/.test(key)) return maskedPhone(text);
  return /(\be|E)mail$/.test(key) ? maskedEmail(text) : text;
}
