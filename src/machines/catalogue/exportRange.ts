/** The part of a filter that a range is read from. */
interface Bound {
  readonly field: string;
  readonly op: string;
  readonly value?: unknown;
}

/** Returns the range requested for a field in epoch milliseconds; NaN for an open end or an invalid time. */
export function rangeOf(filters: readonly Bound[], field: string): { from: number; to: number } {
  let [from, to] = [Number.NaN, Number.NaN];
  for (const { op, value, field: about } of filters) {
    if (about !== field) continue;
    const [first, second] = Array.isArray(value) ? value : [value, value];
    if (op === 'gte' || op === 'between') from = Date.parse(String(first));
    if (op === 'lte' || op === 'between') to = Date.parse(String(second));
  }
  return { from, to };
}
