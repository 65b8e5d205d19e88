import type pg from 'pg';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { marksOf } from '#machines/fields/personal.ts';
import { nationalOf } from '#machines/fields/phones.ts';

/** Kinds of data that are shown by a right only. */
export type Kind = 'phone' | 'email' | 'identity' | 'homeAddress';

/** A personal value of the world, with the records that hold it as `machine/id`. */
export interface Known {
  readonly kind: Kind;
  readonly holders: Set<string>;
}

/** Kinds by names of fields: without them a mark that is removed would remove its values from the search too. */
const NAMED: readonly (readonly [RegExp, Kind])[] = [
  [/phone$/i, 'phone'],
  [/^customer$/, 'phone'],
  [/e-?mail$/i, 'email'],
  [/^(idNumber|otherId)$/, 'identity'],
];
const PHONE_SHAPE = /^\+?\d[\d -]{4,19}$/;

/** Returns the kind of a field's values, by its mark or by its name. */
export function kindOf(machine: string, field: string): Kind | undefined {
  const name = field.slice(field.lastIndexOf('.') + 1);
  const aggregateType = aggregateTypes[machine];
  const mark = aggregateType && marksOf(aggregateType).get(name);
  if (mark === 'customer') return 'phone';
  if (mark === 'phone' || mark === 'email' || mark === 'identity' || mark === 'homeAddress') return mark;
  return NAMED.find(([shape]) => shape.test(name))?.[1];
}

/** Returns a phone number as it is compared: digits only, in the notation of its country. */
export const plain = (phone: string): string => nationalOf(phone);

/**
 * Calls a function with each text in a value and the name of its field. Both sides of a change belong to the changed
 * field.
 */
export function eachText(value: unknown, found: (field: string, text: string) => void, field = ''): void {
  if (typeof value === 'string') return found(field, value);
  if (Array.isArray(value)) return value.forEach((one) => eachText(one, found, field));
  if (value === null || typeof value !== 'object') return;
  const changed = 'field' in value && typeof value.field === 'string' ? value.field : null;
  for (const [key, inner] of Object.entries(value))
    eachText(inner, found, changed !== null && /^(before|after|value)$/.test(key) ? changed : key);
}

/** Returns the personal values of the world, from its log and from its rows, by their plain text. */
export async function knownIn(pool: pg.Pool): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  const { rows } = await pool.query<{ machine: string; id: string; value: unknown }>(
    'select machine, id, jsonb_build_array(data, known) as value from events',
  );
  for (const { machine, id, value } of rows)
    eachText(value, (field, text) => {
      const kind = kindOf(machine, field);
      if (kind === undefined || text === '' || (kind === 'phone' && !PHONE_SHAPE.test(text))) return;
      const key = kind === 'phone' ? plain(text) : text;
      const one = known.get(key) ?? { kind, holders: new Set() };
      one.holders.add(`${machine}/${id}`);
      known.set(key, one);
    });
  return known;
}
