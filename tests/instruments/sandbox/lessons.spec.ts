import { describe, expect, it } from 'vitest';
import {
  begin,
  lessonSchema,
  progressOf,
  scoreOf,
  stepOf,
  unknownEvents,
  type Lesson,
} from '#instruments/sandbox/lesson.ts';
import { lessons } from '#instruments/sandbox/lessons/index.ts';
import { take, type Outcome } from '#instruments/sandbox/run.ts';
import { newSandbox } from '#instruments/sandbox/seed.ts';
import { roles } from '#server/company/roles.ts';

const start = newSandbox(roles);

/** Performs every step of a lesson and returns the outcome of each. */
function played(lesson: Lesson): readonly Outcome[] {
  const { sandbox, names } = begin(lesson, start);
  const outcomes: Outcome[] = [];
  for (const { do: what } of lesson.steps) {
    const now = outcomes.at(-1)?.after ?? sandbox;
    outcomes.push(take(now, stepOf(what, now, progressOf(lesson, names, outcomes).names)));
  }
  return outcomes;
}

const namesOf = (lesson: Lesson) => begin(lesson, start).names;

describe.each(lessons)('the lesson $id', (lesson) => {
  it('is data of the shape that is exported and imported', () => {
    expect(lessonSchema.parse(JSON.parse(JSON.stringify(lesson)))).toEqual(lesson);
    expect(unknownEvents(lesson)).toEqual([]);
  });

  it('says everything in both languages', () => {
    const said = [lesson.title, lesson.about, ...lesson.steps.flatMap(({ text, hint }) => [text, hint])];
    expect(said.filter(({ en, zh }) => en === zh || !/\p{Script=Han}/u.test(zh) || /\p{Script=Han}/u.test(en))).toEqual(
      [],
    );
  });

  it('can be completed with the present machines, by the roles it names alone', () => {
    const outcomes = played(lesson);
    expect(outcomes.flatMap(({ refused }) => refused ?? [])).toEqual([]);
    const progress = progressOf(lesson, namesOf(lesson), outcomes);
    expect(progress.at).toBe(lesson.steps.length);
    expect(scoreOf(lesson, progress, new Set())).toBe(100);
  });

  it('waits at each step until that very step is done', () => {
    const outcomes = played(lesson);
    outcomes.forEach((_, index) =>
      expect(progressOf(lesson, namesOf(lesson), outcomes.slice(0, index)).at).toBe(index),
    );
  });
});

describe('the lessons', () => {
  const [first] = lessons;

  it('are at least six, each with an id of its own', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(lessons.length).toBeGreaterThanOrEqual(6);
  });

  it('fail when a role loses a permission that they need', () => {
    const without = roles.map((role) => ({
      ...role,
      permissions: role.permissions.filter((permission) => permission !== 'order.collectorAssigned'),
    }));
    const broken = newSandbox(without);
    const needy = lessons.filter(({ before }) => JSON.stringify(before).includes('order.collectorAssigned'));
    expect(needy.length).toBeGreaterThan(2);
    for (const lesson of needy) expect(() => begin(lesson, broken)).toThrow('"permission":"order.collectorAssigned"');
  });

  it('tell a wrong try by the reasons of the machine, and count it', () => {
    if (!first) throw new Error('No lesson');
    const { sandbox, names } = begin(first, start);
    const [create] = first.steps;
    if (!create) throw new Error('No step');
    const byCourier = { ...create.do, by: 'auditor@YGN' };
    const tried = take(sandbox, stepOf(byCourier, sandbox, names));
    const then = take(tried.after, stepOf(create.do, tried.after, names));
    const progress = progressOf(first, names, [tried, then]);
    expect(progressOf(first, names, [tried]).lastRefused?.refusals).toEqual([
      { code: 'role', rule: 'may', values: { permission: 'order.created' }, field: null },
    ]);
    expect(progress).toMatchObject({ at: 1, lastRefused: null });
    expect(progress.wrong[0]).toBe(1);
    expect(scoreOf(first, progress, new Set([0]))).toBe(Math.round(100 / (3 * first.steps.length)));
  });

  it('take no deed of another role for the one asked for', () => {
    if (!first) throw new Error('No lesson');
    const { sandbox, names } = begin(first, start);
    const [create] = first.steps;
    if (!create) throw new Error('No step');
    const byAnother = { ...create.do, by: 'admin@YGN' };
    const outcome = take(sandbox, stepOf(byAnother, sandbox, names));
    expect(outcome.refused).toBeNull();
    expect(progressOf(first, names, [outcome]).at).toBe(0);
  });
});
