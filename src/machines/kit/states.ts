import type { StateValue } from 'xstate';
import type { Structure } from './structure.ts';

const leafKey = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const inner = Object.values(value)[0];
  return inner === undefined ? '' : leafKey(inner);
};

/** The XState state value of a state node, by its path from the root. */
export const pathValue = (path: readonly string[]): StateValue => {
  const [first = '', ...rest] = path;
  return rest.length === 0 ? first : { [first]: pathValue(rest) };
};

/** Leaf state ids by region, from an XState state value. */
export function statesOf(structure: Structure, value: StateValue): Record<string, string> {
  if (structure.regions.length === 1) return { [structure.main]: leafKey(value) };
  const regions = value as Record<string, StateValue>;
  return Object.fromEntries(
    structure.regions.map((region) => {
      const key = leafKey(regions[region] ?? '');
      return [region, region === structure.main ? key : `${region}.${key}`];
    }),
  );
}

/** The XState state value of leaf states by region: the inverse of `statesOf`. */
export function valueOf(
  { id, structure }: { readonly id: string; readonly structure: Structure },
  states: Readonly<Record<string, string>>,
): StateValue {
  const values = structure.regions.map((region) => {
    const info = structure.states.get(states[region] ?? '');
    if (!info) throw new Error(`${id}: unknown state ${states[region]}`);
    return pathValue(info.node.path);
  });
  const [only = '', ...others] = values;
  return others.length === 0 ? only : Object.assign({}, ...(values as object[]));
}
