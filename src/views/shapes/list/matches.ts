import { localHour, localWeekday } from '#machines/time/calendar.ts';
import { lookAlike, soughtForm } from '#machines/kit/alike.ts';
import { plainCode, plainText } from '#machines/kit/text.ts';
import { e164Of, isWholePhone, partOf } from '#machines/fields/phones.ts';
import type { Filter } from '#services/page.ts';

const one = (value: unknown): string => (typeof value === 'string' ? value : String(value));

const several = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Returns true for equal texts and codes, and for one phone number in two notations. */
const isSame = (wanted: string, held: string): boolean =>
  wanted === held ||
  [plainText(wanted), plainCode(wanted)].includes(held) ||
  lookAlike(wanted) === lookAlike(held) ||
  (isWholePhone(wanted) && e164Of(wanted) === e164Of(held));

/** Returns true for a text within another, for a code, and for a part of a phone number as it is dialled. */
const holds = (held: string, wanted: string): boolean => {
  const forms = [plainText(wanted), plainCode(wanted), ...(held.startsWith('+') ? [partOf(wanted)] : [])];
  return forms.some((form) => soughtForm(held).includes(soughtForm(form)));
};

/** Returns true if a new row matches the request: the filters as the server applies them. */
export const matches = (row: Readonly<Record<string, unknown>>, filters: readonly Filter[]): boolean =>
  filters.every(({ field, op, value }) => {
    const held = row[field];
    if (op === 'isNull') return (held === null || held === undefined) !== (value === false);
    if (op === 'notIn') return !matches(row, [{ field, op: 'in', ...(value !== undefined && { value }) }]);
    if (held === null || held === undefined) return false;
    if (Array.isArray(held)) return several(value).some((wanted) => held.includes(wanted));
    if (op === 'hour') return localHour(one(held)) === Number(value);
    if (op === 'weekday') return localWeekday(one(held)) === Number(value);
    const ordered =
      typeof held === 'number'
        ? (wanted: unknown) => held - Number(wanted)
        : (wanted: unknown) => (one(held) < one(wanted) ? -1 : one(held) > one(wanted) ? 1 : 0);
    switch (op) {
      case 'eq':
      case 'in':
        return several(value).some((wanted) => isSame(one(wanted), one(held)));
      case 'like':
        return holds(one(held), one(value));
      case 'gte':
        return ordered(value) >= 0;
      case 'lte':
        return ordered(value) <= 0;
      default: {
        const [from, to] = several(value);
        return ordered(from) >= 0 && ordered(to) <= 0;
      }
    }
  });
