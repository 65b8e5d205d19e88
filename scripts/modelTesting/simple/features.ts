import type { Situation } from '../situation.ts';

/** What can be seen of a fact without knowing what it means. */
function kindOf(value: unknown): string {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return value === 0 ? 'zero' : 'not zero';
  if (Array.isArray(value)) return ['none', 'one'][value.length] ?? 'several';
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0 ? 'nothing' : 'something';
  return value === null || value === undefined || value === '' ? 'nothing' : 'something';
}

/** Each fact of an aggregate by whether it is there, true, zero, one or several: enough to tell aggregates apart without being told. */
export const lookupsSeen = ({ aggregate }: Situation): string[] =>
  Object.entries(aggregate.context as object).map(([field, value]) => `${field} ${kindOf(value)}`);
