import type { StateValue } from 'xstate';
import type { Noun } from './noun.ts';
import type { Structure } from './structure.ts';

const leafKey = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const inner = Object.values(value)[0];
  return inner === undefined ? '' : leafKey(inner);
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
export function valueOf(noun: Noun, states: Readonly<Record<string, string>>): StateValue {
  const { structure, machine } = noun;
  const single = structure.regions.length === 1;
  const value: Record<string, StateValue> = {};
  for (const region of structure.regions) {
    const info = structure.states.get(states[region] ?? '');
    if (!info) throw new Error(`${noun.id}: unknown state ${states[region]}`);
    const root = single ? machine.root : machine.root.states[region];
    let inner: StateValue = info.node.key;
    for (let node = info.node.parent; node && node !== root; node = node.parent) inner = { [node.key]: inner };
    if (single) return inner;
    value[region] = inner;
  }
  return value;
}
