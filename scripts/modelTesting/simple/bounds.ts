import type { Attempt, Fixtures, Trial } from '../situation.ts';
import { fails, holds, type Change } from '../trials.ts';

/** Limits of a rule, both still allowed: numbers, or instants (a millisecond apart). */
export interface Bound {
  /** Path into the input of a rule, such as `data.amount`, `context.paid.sign` or `at`. */
  readonly path: string;
  readonly least?: Limit;
  readonly most?: Limit;
  /** Other changes required to judge the bound alone. */
  readonly with?: (attempt: Attempt) => Change;
}
type Amount = number | string;
type Limit = Amount | ((attempt: Attempt) => Amount);

/** Bounds by rule. */
export type Bounds = Readonly<Record<string, readonly Bound[]>>;

const moved = (limit: Amount, by: number): Amount =>
  typeof limit === 'number' ? limit + by : new Date(Date.parse(limit) + by).toISOString();

const put = (whole: unknown, [key = '', ...rest]: readonly string[], value: unknown): object => {
  const record = (whole ?? {}) as Readonly<Record<string, unknown>>;
  return { ...record, [key]: rest.length === 0 ? value : put(record[key], rest, value) };
};

/** Returns the change that puts a value at a path of a rule's input. */
function changeAt(attempt: Attempt, path: string, value: Amount, others: Change): Change {
  const [part = '', ...rest] = path.split('.');
  if (part === 'at') return { ...others, at: String(value) };
  const { draft, aggregate } = attempt;
  const { data, lookups } = draft;
  const whole = { data, lookups, context: aggregate.context }[part];
  const change = { data: others.data, lookups: others.lookups, context: others.context }[part];
  if (whole === undefined) throw new Error(`No rule looks at ${path}`);
  return { ...others, [part]: put({ ...(whole as object), ...change }, rest, value) };
}

const trialsOf = (attempt: Attempt, bound: Bound): Trial[] => {
  const others = bound.with?.(attempt) ?? {};
  const limitOf = (limit: Limit): Amount => (typeof limit === 'function' ? limit(attempt) : limit);
  const both = (name: string, limit: Limit | undefined, beyond: number): Trial[] => {
    if (limit === undefined) return [];
    const value = limitOf(limit);
    const at = (by: number) => changeAt(attempt, bound.path, moved(value, by), others);
    return [holds(attempt, `${name} ${value}`, at(0)), fails(attempt, `beyond ${name} ${value}`, at(beyond))];
  };
  return [...both('at least', bound.least, -1), ...both('at most', bound.most, 1)];
};

/** Returns the trials of each bound from both sides, by rule. */
export const boundaryTrials = (bounds: Bounds): Fixtures['trials'] =>
  Object.fromEntries(
    Object.entries(bounds).map(([rule, all]) => [
      rule,
      (attempt: Attempt) => all.flatMap((bound) => trialsOf(attempt, bound)),
    ]),
  );

/** Returns the paths that the mutation campaign moves by one. */
export const limitsOf = (bounds: Bounds): Fixtures['limits'] =>
  Object.fromEntries(Object.entries(bounds).map(([rule, all]) => [rule, [...new Set(all.map(({ path }) => path))]]));
