import type { AggregateType } from '#machines/kit/aggregateType.ts';
import type { Left, Place } from './asked.ts';
import { fileOf, lines } from './file.ts';
import type { Found } from './plannedPaths/script.ts';

const ASKING = String.raw`
/** Proposals of one person that are judged together. */
const TOGETHER = 100;

const versionOf = async (id) =>
  (await askAs(KEEPER, 'GET', '/api/streams/' + MACHINE + '/' + encodeURIComponent(id))).version;

const commandOf = async ({ by, id, type, data, files = {}, fresh = {} }, known) => {
  const names = new Map(known);
  for (const [name, kind] of Object.entries(files)) names.set(name, await upload(named(by, names), kind));
  for (const [name, pattern] of Object.entries(fresh)) names.set(name, filled(pattern));
  const event = { type, ...fitted(data, names) };
  return { key: crypto.randomUUID(), machine: MACHINE, ...(id === null ? {} : { id: named(id, names) }), event };
};

/** The answer to what would be allowed, asked again with other texts while another aggregate holds one of them. */
const settled = async (question, answer, names, left = DRAWS) => {
  const isHeld = answer.refusals.some(({ rule }) => rule?.startsWith('claim.'));
  if (!isHeld || left === 0 || !question.fresh || question.refused.length > 0) return answer;
  const body = { mode: 'each', dryRun: true, commands: [await commandOf(question, names)] };
  const { results } = await askAs(named(question.by, names), 'POST', '/api/commands', body);
  return settled(question, results[0], names, left - 1);
};

/** Proposes in earnest what has to be refused, and on trial what would be allowed: the aggregate stays where it is. */
const answersTo = async (questions, names) => {
  const answers = new Map();
  const alike = Object.groupBy(questions, ({ by, refused }) => by + (refused.length === 0 ? ' on trial' : ''));
  for (const all of Object.values(alike)) {
    const [{ by, refused }] = all;
    for (let from = 0; from < all.length; from += TOGETHER) {
      const some = all.slice(from, from + TOGETHER);
      const commands = await Promise.all(some.map((one) => commandOf(one, names)));
      const body = { mode: 'each', dryRun: refused.length === 0, commands };
      const { results } = await askAs(named(by, names), 'POST', '/api/commands', body);
      for (const [index, one] of some.entries()) answers.set(one, await settled(one, results[index], names));
    }
  }
  return answers;
};

/** Leads a aggregate to a place and asks everything there. */
const visit = async ({ steps, aggregate, questions }) => {
  const names = new Map(shared);
  for (const step of steps) await go(step, names);
  const id = aggregate && named(aggregate[0], names);
  const before = aggregate && (await versionOf(id));
  return { answers: await answersTo(questions, names), id, before };
};
const visited = new Map();
const at = (place) => {
  if (!visited.has(place)) visited.set(place, visit(place));
  return visited.get(place);
};

for (const [index, place] of PLACES.entries()) {
  for (const question of place.questions) {
    test(question.name, async () => {
      const { answers } = await at(place);
      const { refused } = question;
      const expected = { status: refused.length === 0 ? 'accepted' : 'refused', refusals: refused };
      expect(answers.get(question)).toMatchObject(expected);
    });
  }
  if (place.aggregate) {
    const [, state] = place.aggregate;
    test('leaves aggregate ' + (index + 1) + ' in ' + state, async () => {
      const { id, before } = await at(place);
      expect(await versionOf(id)).toBe(before);
      await look(id, state);
    });
  }
}

for (const [why, names] of LEFT)
  for (const name of names)
    test(name, () => {
      test.skip(true, why);
    });
`;

/**
 * Returns a Playwright file for a server of the demonstration world (BASE_URL). It leads each aggregate to its place
 * once and asks all questions there. Each forbidden proposal must be refused by the model's rules, without any effect.
 */
export function questionFile(
  aggregateType: AggregateType,
  coverage: string,
  { places, left, found }: { places: readonly Place[]; left: Left; found: readonly Found[] },
): string {
  const asked = places.reduce((sum, { questions }) => sum + questions.length, 0);
  const unasked = [...left.values()].reduce((sum, names) => sum + names.length, 0);
  const counts = `${asked} questions to ${places.length} lives, and ${unasked} that nobody can ask over a server now: each says why.`;
  const data = `\nconst PLACES = ${lines(places)};\nconst LEFT = ${lines([...left])};\n`;
  return fileOf({ aggregateType, coverage, counts, found }, data, ASKING);
}
