import type { Actor } from '#machines/kit/actor.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { bookOf } from '#modelTesting/book/index.ts';
import { proposalFor, type Case } from '#modelTesting/cases.ts';
import { explore, type Explored } from '#modelTesting/explore.ts';
import { fixturesOf, hasFixtures } from '#modelTesting/found.ts';
import { subjectOf } from '#modelTesting/judge.ts';
import { approvedMachineOf } from '#modelTesting/approvedMachine.ts';
import type { Fixtures, Situation } from '#modelTesting/situation.ts';
import { Misuse } from '../verb.ts';
import type { Path, Paths, PathStep } from './path.ts';

export const COVERAGES = ['states', 'transitions', 'guards', 'refusals'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** Returns the fixtures of a machine's tests; throws an error with the expected path if absent. */
export async function fixturesFor({ id }: AggregateType): Promise<Fixtures> {
  if (hasFixtures(id)) return fixturesOf(id);
  throw new Misuse(`Paths of ${id} need payloads: write tests/machines/${id}/fixtures/index.ts, as the order has it.`);
}

/** Numbers people in order of appearance. */
class People {
  readonly list: Actor[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(actor: Actor): number {
    const key = JSON.stringify(actor);
    const known = this.#numbers.get(key) ?? this.list.push(actor) - 1;
    this.#numbers.set(key, known);
    return known;
  }
}

const stepsOf = ({ log }: Situation, people: People): PathStep[] =>
  log.map(({ type, data, lookups, actor, at, to, changes }) => ({
    type,
    data,
    lookups,
    actor: people.numberOf(actor as Actor),
    at,
    states: { to, ...changes },
  }));

const shortest = (situations: readonly Situation[]): Situation | undefined =>
  situations.toSorted((a, b) => a.log.length - b.log.length)[0];

/** Returns paths of the machine alone, with given lookups. */
export function collect(fixtures: Fixtures, coverage: Coverage): Paths {
  const people = new People();
  const explored = explore(fixtures);
  const paths = {
    states: () => toStates(fixtures, explored, people),
    transitions: () => parallelTransitions(explored, people),
    guards: () => questions(fixtures, explored, 'rule', people),
    refusals: () => questions(fixtures, explored, 'undeclared', people),
  }[coverage]();
  return { people: people.list, paths };
}

const toStates = ({ aggregateType }: Fixtures, { situations }: Explored, people: People): Path[] =>
  [...aggregateType.structure.states.values()].flatMap(({ id, region, meta }) => {
    const found = shortest(
      situations.filter(({ aggregate }) => aggregate.states[region] === id && aggregate.version > 0),
    );
    return found && !meta.absent ? [{ name: `reaches ${id}`, steps: stepsOf(found, people) }] : [];
  });

const parallelTransitions = ({ taken }: Explored, people: People): Path[] =>
  [...taken].flatMap(([transition, attempts]) => {
    const found = shortest(attempts.map(({ reached }) => reached));
    return found ? [{ name: `takes ${transition}`, steps: stepsOf(found, people) }] : [];
  });

function questions(fixtures: Fixtures, explored: Explored, kind: Case['kind'], people: People): Path[] {
  const subject = subjectOf(fixtures.aggregateType);
  const { cases } = bookOf(fixtures, approvedMachineOf(fixtures.aggregateType), explored);
  return cases
    .filter((question) => question.kind === kind)
    .map((question) => {
      const { situation, draft, type, name } = question;
      const judged = subject.decide(situation, proposalFor(question));
      const refused = judged.ok ? [] : judged.refusals.map(({ code, rule }) => ({ code, rule }));
      const log = type.endsWith('.eventVoided') ? situation.log : [];
      const actor = people.numberOf(draft.actor);
      return {
        name,
        steps: [],
        question: { aggregate: situation.aggregate, log, type, ...draft, actor, refused },
      };
    });
}
