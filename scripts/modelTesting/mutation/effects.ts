import { isDeepStrictEqual } from 'node:util';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { proposalFor, type Case } from '../cases.ts';
import { subjectOf } from '../judge.ts';
import type { Mutant } from './mutant.ts';
import { configOf, remade } from './remake.ts';

/** Returns the fields that each event changes. */
export function fieldsGiven(
  aggregateType: AggregateType,
  cases: Iterable<Case>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const given = new Map<string, Set<string>>();
  for (const question of cases) {
    const proposal = proposalFor(question);
    const fields = given.get(question.type) ?? new Set<string>();
    const before = question.situation.aggregate.context as Readonly<Record<string, unknown>>;
    for (const [field, value] of Object.entries(aggregateType.evolve(before, proposal as never)))
      if (!isDeepStrictEqual(value, before[field])) fields.add(field);
    given.set(question.type, fields);
  }
  return given;
}

/** Returns mutants of effects: each changed field kept, each deadline missing or late. */
export function effectMutants(aggregateType: AggregateType, given: ReadonlyMap<string, ReadonlySet<string>>): Mutant[] {
  const forgotten = [...given].flatMap(([type, fields]) =>
    [...fields].map((field): Mutant => ({
      kind: 'field not changed',
      name: `${type} ${field}`,
      types: [type],
      make: () =>
        subjectOf(
          remade(aggregateType, {
            evolve: (context, event) => {
              const { [field]: left, ...rest } = aggregateType.evolve(context, event) as Record<string, unknown>;
              return event.type === type ? rest : { ...rest, ...(left === undefined ? {} : { [field]: left }) };
            },
          }),
        ),
    })),
  );
  const deadlines = [...aggregateType.structure.states.values()].flatMap((info): Mutant[] =>
    info.node.entry.length === 0
      ? []
      : [
          {
            kind: 'deadline forgotten',
            name: info.id,
            types: [...aggregateType.structure.regionsByEvent.keys()],
            make: () =>
              subjectOf(
                remade(aggregateType, {
                  config: (root) => {
                    delete configOf(root, info).entry;
                  },
                }),
              ),
          },
        ],
  );
  return [...forgotten, ...deadlines];
}
