import type { Situation } from '../situation.ts';

/** Features of a value that need no knowledge of its meaning. */
function kindOf(value: unknown): string {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return value === 0 ? 'zero' : 'not zero';
  if (Array.isArray(value)) return ['none', 'one'][value.length] ?? 'several';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? 'nothing' : 'something';
  return value === null || value === undefined || value === '' ? 'nothing' : 'something';
}

/** Each field of an aggregate as absent, present, true, zero, one or several: enough to distinguish aggregates. */
export const lookupsSeen = ({ aggregate }: Situation): string[] =>
  Object.entries(aggregate.context as object).map(([field, value]) => `${field} ${kindOf(value)}`);
