import type { Actor } from '#machines/kit/actor.ts';
import type { Noun } from '#machines/kit/noun.ts';
import { bookOf } from '../../../tests/support/model/book/index.ts';
import { proposalFor, type Case } from '../../../tests/support/model/cases.ts';
import { explore, type Explored } from '../../../tests/support/model/explore.ts';
import { fixturesOf, hasFixtures } from '../../../tests/support/model/found.ts';
import { subjectOf } from '../../../tests/support/model/judge.ts';
import { lawOf } from '../../../tests/support/model/law.ts';
import type { Fixtures, Situation } from '../../../tests/support/model/situation.ts';
import { Misuse } from '../verb.ts';
import type { Path, Paths, PathStep } from './path.ts';

export const COVERAGES = ['states', 'transitions', 'guards', 'refusals'] as const;
export type Coverage = (typeof COVERAGES)[number];

/** The fixtures of a machine's tests, or where they would have to be. */
export async function fixturesFor({ id }: Noun): Promise<Fixtures> {
  if (hasFixtures(id)) return fixturesOf(id);
  throw new Misuse(`Paths of ${id} need payloads: write tests/machines/${id}/fixtures/index.ts, as the order has it.`);
}

/** Numbers people in the order in which they appear. */
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
  log.map(({ type, data, known, actor, at, to, changes }) => ({
    type,
    data,
    known,
    actor: people.numberOf(actor as Actor),
    at,
    states: { to, ...changes },
  }));

const shortest = (situations: readonly Situation[]): Situation | undefined =>
  situations.toSorted((a, b) => a.log.length - b.log.length)[0];

/** Paths of the machine alone, all that it asks of others taken as given. */
export function collect(fixtures: Fixtures, coverage: Coverage): Paths {
  const people = new People();
  const explored = explore(fixtures);
  const paths = {
    states: () => toStates(fixtures, explored, people),
    transitions: () => alongWays(explored, people),
    guards: () => questions(fixtures, explored, 'rule', people),
    refusals: () => questions(fixtures, explored, 'undeclared', people),
  }[coverage]();
  return { people: people.list, paths };
}

const toStates = ({ noun }: Fixtures, { situations }: Explored, people: People): Path[] =>
  [...noun.structure.states.values()].flatMap(({ id, region, meta }) => {
    const found = shortest(situations.filter(({ life }) => life.states[region] === id && life.version > 0));
    return found && !meta.absent ? [{ name: `reaches ${id}`, steps: stepsOf(found, people) }] : [];
  });

const alongWays = ({ taken }: Explored, people: People): Path[] =>
  [...taken].flatMap(([way, attempts]) => {
    const found = shortest(attempts.map(({ reached }) => reached));
    return found ? [{ name: `takes ${way}`, steps: stepsOf(found, people) }] : [];
  });

function questions(fixtures: Fixtures, explored: Explored, kind: Case['kind'], people: People): Path[] {
  const subject = subjectOf(fixtures.noun);
  const { cases } = bookOf(fixtures, lawOf(fixtures.noun), explored);
  return cases
    .filter((question) => question.kind === kind)
    .map((question) => {
      const { situation, draft, type, name } = question;
      const judged = subject.decide(situation, proposalFor(question));
      const refused = judged.ok ? [] : judged.refusals.map(({ code, rule }) => ({ code, rule }));
      const log = type.endsWith('.eventVoided') ? situation.log : [];
      const actor = people.numberOf(draft.actor);
      return { name, steps: [], question: { life: situation.life, log, type, ...draft, actor, refused } };
    });
}
