import type { AnyStateMachine } from 'xstate';
import { lifecycle } from '#machines/kit/lifecycle.ts';
import type { Evolve } from '#machines/kit/evolve.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Rule } from '#machines/kit/rule.ts';
import { structureOf, type StateInfo } from '#machines/kit/structure.ts';

/** A state of a machine's configuration, with the fields that mutants change. */
export interface StateConfig {
  meta?: Record<string, unknown>;
  entry?: unknown;
  on?: Record<string, TransitionConfig>;
  states?: Record<string, StateConfig>;
}
export interface TransitionConfig {
  target?: string;
  meta?: { rules: readonly string[] };
  actions?: unknown;
}

const copied = <Value>(value: Value): Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner as unknown)])) as Value)
    : value;

/** Returns the configuration of one leaf state. */
export function configOf(root: StateConfig, { node }: StateInfo): StateConfig {
  let config = root;
  for (const key of node.path) config = config.states?.[key] ?? config;
  return config;
}

/** Rebuilds an aggregate type with changed configuration, rules and effects. */
export function remade(
  aggregateType: AggregateType,
  change: {
    readonly config?: (root: StateConfig) => void;
    readonly rules?: Readonly<Record<string, Rule>>;
    readonly evolve?: AggregateType['evolve'];
  },
): AggregateType {
  const config = copied(aggregateType.machine.config) as StateConfig;
  change.config?.(config);
  const rules = change.rules ?? aggregateType.rules;
  const evolve: AggregateType['evolve'] = change.evolve ?? ((context, event) => aggregateType.evolve(context, event));
  const table = Object.fromEntries(
    Object.keys(aggregateType.events).map((type) => [
      type,
      (context: object, lookup: never) => evolve(context, lookup),
    ]),
  ) as Evolve<object>;
  const machine = lifecycle<object>(rules, table).createMachine(config as never) as unknown as AnyStateMachine;
  return {
    ...aggregateType,
    rules,
    evolve,
    machine,
    structure: structureOf(machine, Object.keys(aggregateType.events)),
  };
}
