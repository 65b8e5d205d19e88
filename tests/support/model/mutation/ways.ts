import type { Noun } from '#machines/kit/noun.ts';
import { way } from '#machines/kit/lifecycle.ts';
import { wayKey } from '../explore.ts';
import { subjectOf } from '../judge.ts';
import type { Mutant } from './mutant.ts';
import { configOf, remade, type WayConfig } from './remake.ts';

type Edit = (ways: Record<string, WayConfig>) => void;

/** Faults in the ways of a machine: each rule left out, each way lost, misled or without effect, each empty cell filled. */
export function wayMutants(noun: Noun): Mutant[] {
  const { structure } = noun;
  const mutants: Mutant[] = [];
  const add = (kind: string, state: string, type: string, what: string, edit: Edit, rule?: string): void => {
    const info = structure.states.get(state);
    if (!info) return;
    mutants.push({
      kind,
      name: `${state} ${type}${what}`,
      types: [type],
      way: wayKey(state, type),
      ...(rule !== undefined && { rule }),
      make: () =>
        subjectOf(
          remade(noun, {
            config: (root) => {
              const config = configOf(root, info);
              edit((config.on ??= {}));
            },
          }),
        ),
    });
  };

  for (const [state, { region }] of structure.states) {
    const declared = structure.ways.get(state);
    const siblings = [...structure.states.values()].filter((other) => other.region === region && other.id !== state);
    for (const [type, { to, rules, applies }] of declared ?? []) {
      for (const rule of rules) {
        const without: Edit = (ways) => {
          ways[type] = { ...ways[type], guard: guard(rules.filter((name) => name !== rule)) };
        };
        add('rule dropped', state, type, ` without ${rule}`, without, rule);
      }
      add('way dropped', state, type, '', (ways) => {
        delete ways[type];
      });
      const others = siblings.filter(({ id }) => id !== to);
      const other = others[(state.length + type.length) % Math.max(others.length, 1)];
      if (other) {
        add('way misled', state, type, ` to ${other.id}`, (ways) => {
          ways[type] = { ...ways[type], target: `#${other.node.id}` };
        });
      }
      if (to !== null && to !== state) {
        add('way goes nowhere', state, type, '', (ways) => {
          const { target: _, ...rest } = ways[type] ?? {};
          ways[type] = rest;
        });
      }
      if (applies) {
        add('effect forgotten', state, type, '', (ways) => {
          const { actions: _, ...rest } = ways[type] ?? {};
          ways[type] = rest;
        });
      }
    }
    for (const type of Object.keys(noun.events)) {
      if (declared?.has(type) || !structure.knowing.get(type)?.includes(region)) continue;
      add('way added', state, type, '', (ways) => {
        ways[type] = way(null);
      });
    }
  }
  return mutants;
}

const guard = (rules: readonly string[]) => ({ type: 'obeys', params: { rules } });
