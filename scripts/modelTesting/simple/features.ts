import type { Situation } from '../situation.ts';

/** Returns the kind of a value without its meaning. */
function kindOf(value: unknown): string {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return value === 0 ? 'zero' : 'not zero';
  if (Array.isArray(value)) return ['none', 'one'][value.length] ?? 'several';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? 'nothing' : 'something';
  return value === null || value === undefined || value === '' ? 'nothing' : 'something';
}

/**
 * Returns each field of an aggregate with its kind: missing, true, zero, one or several. This distinguishes aggregates
 * in general.
 */
export const lookupsSeen = ({ aggregate }: Situation): string[] =>
  Object.entries(aggregate.context as object).map(([field, value]) => `${field} ${kindOf(value)}`);
