import type { AnyStateMachine } from 'xstate';
import { lifecycle, type Evolve } from '#machines/kit/lifecycle.ts';
import type { Noun } from '#machines/kit/noun.ts';
import type { Rule } from '#machines/kit/rule.ts';
import { structureOf, type StateInfo } from '#machines/kit/structure.ts';

/** A state of a machine's configuration, as far as a mutation changes it. */
export interface StateConfig {
  meta?: Record<string, unknown>;
  entry?: unknown;
  on?: Record<string, WayConfig>;
  states?: Record<string, StateConfig>;
}
export interface WayConfig {
  target?: string;
  guard?: { type: string; params: { rules: readonly string[] } };
  actions?: unknown;
}

const copied = <Value>(value: Value): Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner as unknown)])) as Value)
    : value;

/** The configuration of one leaf state. */
export function configOf(root: StateConfig, { node }: StateInfo): StateConfig {
  let config = root;
  for (const key of node.path) config = config.states?.[key] ?? config;
  return config;
}

/** The noun with a machine of its own, made again from a changed configuration, changed rules and changed effects. */
export function remade(
  noun: Noun,
  change: {
    readonly config?: (root: StateConfig) => void;
    readonly rules?: Readonly<Record<string, Rule>>;
    readonly evolve?: Noun['evolve'];
  },
): Noun {
  const config = copied(noun.machine.config) as StateConfig;
  change.config?.(config);
  const rules = change.rules ?? noun.rules;
  const evolve: Noun['evolve'] = change.evolve ?? ((context, fact) => noun.evolve(context, fact));
  const table = Object.fromEntries(
    Object.keys(noun.events).map((type) => [type, (context: object, fact: never) => evolve(context, fact)]),
  ) as Evolve<object>;
  const machine = lifecycle<object>(rules, table).createMachine(config as never) as unknown as AnyStateMachine;
  return { ...noun, rules, evolve, machine, structure: structureOf(machine, Object.keys(noun.events)) };
}
