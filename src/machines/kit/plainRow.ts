import { plainText } from './text.ts';
import { e164Of } from '../phones.ts';

/** Returns a value of a read model in its one form: plain texts, and E.164 in the fields that hold phones, at any depth. */
function plainValue(value: unknown, isPhone: (field: string) => boolean, field = ''): unknown {
  if (typeof value === 'string') return isPhone(field) ? e164Of(value) : plainText(value);
  if (Array.isArray(value)) return value.map((one) => plainValue(one, isPhone, field));
  if (value === null || typeof value !== 'object') return value;
  return plainFields(value, isPhone);
}

/** Returns the fields of a read model in their one form; older events hold texts as they were typed. */
export const plainFields = (fields: object, isPhone: (field: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value, isPhone, name)]));
