import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { transition } from '#machines/kit/lifecycle.ts';
import { transitionKey } from '../explore.ts';
import { subjectOf } from '../judge.ts';
import type { Mutant } from './mutant.ts';
import { configOf, remade, type TransitionConfig } from './remake.ts';

type Edit = (transitions: Record<string, TransitionConfig>) => void;

/**
 * Returns mutants of transitions: each rule removed, each transition removed, redirected or without effect, each empty
 * cell filled.
 */
export function transitionMutants(aggregateType: AggregateType): Mutant[] {
  const { structure } = aggregateType;
  const mutants: Mutant[] = [];
  const add = (kind: string, state: string, type: string, what: string, edit: Edit, rule?: string): void => {
    const info = structure.states.get(state);
    if (!info) return;
    mutants.push({
      kind,
      name: `${state} ${type}${what}`,
      types: [type],
      transition: transitionKey(state, type),
      ...(rule !== undefined && { rule }),
      make: () =>
        subjectOf(
          remade(aggregateType, {
            config: (root) => {
              const config = configOf(root, info);
              edit((config.on ??= {}));
            },
          }),
        ),
    });
  };

  for (const [state, { region }] of structure.states) {
    const declared = structure.transitions.get(state);
    const siblings = [...structure.states.values()].filter((other) => other.region === region && other.id !== state);
    for (const [type, { to, rules, applies }] of declared ?? []) {
      for (const rule of rules) {
        const without: Edit = (transitions) => {
          transitions[type] = { ...transitions[type], meta: { rules: rules.filter((name) => name !== rule) } };
        };
        add('rule dropped', state, type, ` without ${rule}`, without, rule);
      }
      add('way dropped', state, type, '', (transitions) => {
        delete transitions[type];
      });
      const others = siblings.filter(({ id }) => id !== to);
      const other = others[(state.length + type.length) % Math.max(others.length, 1)];
      if (other) {
        add('way misled', state, type, ` to ${other.id}`, (transitions) => {
          transitions[type] = { ...transitions[type], target: `#${other.node.id}` };
        });
      }
      if (to !== null && to !== state) {
        add('way goes nowhere', state, type, '', (transitions) => {
          const { target: _, ...rest } = transitions[type] ?? {};
          transitions[type] = rest;
        });
      }
      if (applies) {
        add('effect forgotten', state, type, '', (transitions) => {
          const { actions: _, ...rest } = transitions[type] ?? {};
          transitions[type] = rest;
        });
      }
    }
    for (const type of Object.keys(aggregateType.events)) {
      if (declared?.has(type) || !structure.regionsByEvent.get(type)?.includes(region)) continue;
      add('way added', state, type, '', (transitions) => {
        transitions[type] = transition(null);
      });
    }
  }
  return mutants;
}
