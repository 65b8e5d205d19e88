import { isDeepStrictEqual } from 'node:util';
import type { Noun } from '#machines/kit/noun.ts';
import { proposalFor, type Case } from '../cases.ts';
import { subjectOf } from '../judge.ts';
import type { Mutant } from './mutant.ts';
import { configOf, remade } from './remake.ts';

/** The fields that each event is seen to change. */
export function fieldsGiven(noun: Noun, cases: Iterable<Case>): ReadonlyMap<string, ReadonlySet<string>> {
  const given = new Map<string, Set<string>>();
  for (const question of cases) {
    const proposal = proposalFor(question);
    const fields = given.get(question.type) ?? new Set<string>();
    const before = question.situation.life.context as Readonly<Record<string, unknown>>;
    for (const [field, value] of Object.entries(noun.evolve(before, proposal as never)))
      if (!isDeepStrictEqual(value, before[field])) fields.add(field);
    given.set(question.type, fields);
  }
  return given;
}

/** Faults in what an event leaves behind: each field it gives left as it was; each deadline never set or set late. */
export function effectMutants(noun: Noun, given: ReadonlyMap<string, ReadonlySet<string>>): Mutant[] {
  const forgotten = [...given].flatMap(([type, fields]) =>
    [...fields].map((field): Mutant => ({
      kind: 'field not changed',
      name: `${type} ${field}`,
      types: [type],
      make: () =>
        subjectOf(
          remade(noun, {
            evolve: (context, fact) => {
              const { [field]: left, ...rest } = noun.evolve(context, fact) as Record<string, unknown>;
              return fact.type === type ? rest : { ...rest, ...(left === undefined ? {} : { [field]: left }) };
            },
          }),
        ),
    })),
  );
  const deadlines = [...noun.structure.states.values()].flatMap((info): Mutant[] =>
    info.node.entry.length === 0
      ? []
      : [
          {
            kind: 'deadline forgotten',
            name: info.id,
            types: [...noun.structure.knowing.keys()],
            make: () =>
              subjectOf(
                remade(noun, {
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
