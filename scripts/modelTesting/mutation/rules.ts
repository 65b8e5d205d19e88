import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Rule } from '#machines/kit/rule.ts';
import { subjectOf } from '../judge.ts';
import type { Mutant } from './mutant.ts';
import { remade } from './remake.ts';

type Judged = Parameters<Rule['holds']>[0];

/** Returns the input of a rule with the number or instant at a path moved by one. */
function shifted(judged: object, [key = '', ...rest]: readonly string[], by: number): object {
  const value = (judged as Readonly<Record<string, unknown>>)[key];
  const moved = (): unknown => {
    if (rest.length > 0) return typeof value === 'object' && value ? shifted(value, rest, by) : value;
    if (typeof value === 'number') return value + by;
    return typeof value === 'string' ? new Date(Date.parse(value) + by).toISOString() : value;
  };
  return { ...judged, [key]: moved() };
}

/** Returns mutants of rules: each negated, each limit moved by one, each judged without a payload or a lookup. */
export function ruleMutants(
  aggregateType: AggregateType,
  limits: Readonly<Record<string, readonly string[]>>,
): Mutant[] {
  const transitions = [...aggregateType.structure.transitions.values()].flatMap((of) => [...of.values()]);
  return Object.entries(aggregateType.rules).flatMap(([name, rule]) => {
    const types = [...new Set(transitions.filter(({ rules }) => rules.includes(name)).map(({ event }) => event))];
    const mutant = (kind: string, what: string, changed: Partial<Rule>): Mutant => ({
      kind,
      name: `${name}${what}`,
      types,
      rule: name,
      make: () =>
        subjectOf(remade(aggregateType, { rules: { ...aggregateType.rules, [name]: { ...rule, ...changed } } })),
    });
    return [
      mutant('rule negated', '', { holds: (judged) => (rule.holds(judged) === true ? {} : true) }),
      mutant('values forgotten', '', {
        holds: (judged) => rule.holds(judged) === true || (rule.values.length > 0 ? {} : { surprise: 1 }),
      }),
      mutant('code changed', '', { code: rule.code === 'rule' ? 'role' : 'rule' }),
      mutant('field changed', '', { field: rule.field === null ? 'surprise' : null }),
      ...(rule.needsData ? [mutant('speaks to an empty form', '', { needsData: false })] : []),
      ...rule.lookups.map((lookup) =>
        mutant('speaks without knowing', ` ${lookup}`, { lookups: rule.lookups.filter((other) => other !== lookup) }),
      ),
      ...(limits[name] ?? []).flatMap((path) =>
        [-1, 1].map((by) =>
          mutant('limit moved', ` ${path} by ${by}`, {
            holds: (judged) => rule.holds(shifted(judged, path.split('.'), by) as Judged),
          }),
        ),
      ),
    ];
  });
}
