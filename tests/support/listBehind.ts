import { menus } from '#server/company/menus/index.ts';
import { buildMenus } from '#server/routes/masterData/menuTree.ts';
import type { BuiltMenu } from '#calls/menus.ts';
import type { Filter } from '#services/page.ts';
import { resolved, sensible, type Filters } from '#views/shapes/list/filters.ts';
import { readQuery } from '#views/shapes/list/query.ts';
import { SCREENS } from '#views/screens.ts';
import { joined } from '#views/shell/menuPaths.ts';

interface Listing {
  readonly within: readonly Filter[];
  readonly filters: Filters;
}

const componentsOf = (entries: readonly BuiltMenu[], parent: string): [path: string, component: string][] =>
  entries.flatMap(({ path, component, children }) => {
    const whole = joined(parent, path);
    return [...(component ? [[whole, component] as [string, string]] : []), ...componentsOf(children ?? [], whole)];
  });

const ALL = { menus: new Set(['*']), permissions: ['*'] };
const components = new Map(
  componentsOf(
    buildMenus(
      menus.toSorted((one, other) => one.sort - other.sort),
      ALL,
      'en',
    ),
    '/',
  ),
);

async function listAt(path: string): Promise<Listing> {
  const screen = (await SCREENS[components.get(path) ?? '']?.())?.default;
  if (!screen || !('filters' in screen)) throw new Error(`There is no list at ${path}.`);
  return screen as unknown as Listing;
}

/** Returns true for the oldest time of a list beside a later one of the same field. */
const isImplied = ({ field, op, value }: Filter, all: readonly Filter[]): boolean =>
  op === 'gte' &&
  all.some((one) => one.field === field && one.op === 'between' && String([one.value].flat()[0]) >= String(value));

/** Begins a range of days that is open, in the addresses of lists. */
const FIRST_DAY = '2000-01-01';

/** Returns a range that is open as what it means. */
const closed = (one: Filter): Filter => {
  const [start, end] = [one.value].flat();
  return one.op === 'between' && start === FIRST_DAY ? { ...one, op: 'lte', value: end } : one;
};

/** Conditions by field as a set of values, so that `eq` and `in`, and two of one field, compare. */
export function plain(all: readonly Filter[]): Readonly<Record<string, unknown>> {
  const filters = all.filter((one) => !isImplied(one, all)).map(closed);
  const found = new Map<string, unknown>();
  for (const { field, op, value } of filters) {
    const isChoice = op === 'in' || op === 'eq';
    const key = isChoice ? field : `${field} ${op}`;
    if (!isChoice) found.set(key, value);
    else {
      const before = found.get(key);
      const values = [value].flat().map(String);
      found.set(key, new Set(before instanceof Set ? values.filter((one) => before.has(one)) : values));
    }
  }
  return Object.fromEntries(found);
}

/** Returns the conditions of the rows that the list at an address shows, as {@link plain} says them. */
export async function conditionsBehind(address: string, now: number): Promise<Readonly<Record<string, unknown>>> {
  const [path = '', search = ''] = address.split('?');
  const { filters, within } = await listAt(path);
  const { values } = readQuery(new URLSearchParams(search), filters.names, []);
  const asked = await resolved(filters, within, sensible(filters, values), new AbortController().signal, now);
  return plain(asked.filters);
}
