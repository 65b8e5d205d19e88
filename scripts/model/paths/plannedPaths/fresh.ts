import { FRESH } from '#modelTesting/world/calling.ts';

/** Fields that are unique to an aggregate, by event; the histories define the others. */
const OF_EVENTS: typeof FRESH = {
  'package.sealed.sealNumber': (number, unfitted) => `${unfitted}-${number}`,
  'area.registered.name': (number, unfitted) => `${unfitted} ${number}`,
};

/** First number of generated texts; all have the same number of digits. */
const FIRST = 100_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** Returns the pattern of differing texts: `#` for a digit, `@` for a capital letter. */
const patternOf = (one: string, others: readonly string[]): string =>
  Array.from(one, (sign, place) =>
    others.every((other) => other[place] === sign) ? sign : /\d/.test(sign) ? '#' : '@',
  ).join('');

/** Replaces texts that must be unique to an aggregate, and stores their patterns. */
export class FreshTexts {
  #number = FIRST;

  /** Returns the payload with new texts and the pattern of each; `unfitted` is the payload before fitting. */
  renewed(
    machine: string,
    type: string,
    data: unknown,
    unfitted: unknown,
  ): { data: unknown; fresh: Record<string, string> } {
    const fresh: Record<string, string> = {};
    const renew = (value: unknown, original: unknown, field: string): unknown => {
      if (Array.isArray(value))
        return value.map((one, index) => renew(one, (original as readonly unknown[] | undefined)?.[index], field));
      if (typeof value === 'object' && value !== null) {
        const before = original as Readonly<Record<string, unknown>> | undefined;
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renew(inner, before?.[key], key)]));
      }
      const make = OF_EVENTS[`${type}.${field}`] ?? FRESH[`${machine}.${field}`];
      if (!make || typeof value !== 'string') return value;
      const text = typeof original === 'string' ? original : value;
      this.#number += 7919;
      const one = make(this.#number, text);
      // An instant moves with the clock of the server, which makes it unique.
      if (!INSTANT.test(one))
        fresh[one] = patternOf(
          one,
          [111_111, 222_222, 777_777, 912_345].map((n) => make(n, text)),
        );
      return one;
    };
    return { data: renew(data, unfitted, ''), fresh };
  }
}
