import { e164Of } from '../fields/phones.ts';
import { plainText } from './text.ts';

type IsPhone = (field: string) => boolean;

/** Returns a value of a read model in its one form: plain texts, and E.164 in the fields that hold phones, at any depth. */
function plainValue(value: unknown, isPhone: IsPhone, field: string): unknown {
  if (typeof value === 'string') return isPhone(field) ? e164Of(value) : plainText(value);
  if (value === null || typeof value !== 'object') return value;
  if (!Array.isArray(value)) return plainFields(value, isPhone);
  const plain = value.map((one) => plainValue(one, isPhone, field));
  return plain.some((one, index) => one !== value[index]) ? plain : value;
}

/** Returns the fields of a read model in their one form, or the same object; older events hold texts as they were typed. */
export function plainFields(fields: object, isPhone: IsPhone): object {
  let changed: Record<string, unknown> | null = null;
  // Without entries and a new object: nearly every row is in its form, and each event writes one.
  for (const name in fields) {
    const value = fields[name as keyof typeof fields] as unknown;
    const plain = plainValue(value, isPhone, name);
    if (plain !== value) (changed ??= {})[name] = plain;
  }
  return changed === null ? fields : { ...fields, ...changed };
}
