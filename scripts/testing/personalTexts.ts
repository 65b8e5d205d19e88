import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import { order } from '#machines/order/index.ts';
import { marksOf, type Marks } from '#machines/fields/personal.ts';
import { parties } from '#modelTesting/parties.ts';
import { DEMONSTRATION_PASSWORD } from '#server/demo/accounts.ts';
import { masterData } from '#server/demo/masterData.ts';

/** Length from which a text is told from a word of the program. */
const SHORTEST = 5;

/** Returns the texts in marked fields of a value, at any depth. */
function markedIn(value: unknown, marks: Marks, name = ''): string[] {
  if (typeof value === 'string') return marks.has(name) && value.length >= SHORTEST ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => markedIn(entry, marks, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, entry]) => markedIn(entry, marks, field));
}

/**
 * Returns the personal texts of the people that tests and the demonstration have, by the marks of the schemas, and the
 * password of them all.
 */
export function personalTexts(): readonly string[] {
  const people = masterData(new Date()).flatMap(({ machine, event }) => {
    const type = aggregateTypes[machine];
    return type === undefined ? [] : markedIn(event, marksOf(type));
  });
  return [...new Set([DEMONSTRATION_PASSWORD, ...markedIn(parties, marksOf(order)), ...people])];
}
