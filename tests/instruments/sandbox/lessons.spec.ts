import { describe, expect, it } from 'vitest';
import {
  begin,
  inTheWay,
  lessonSchema,
  progressOf,
  scoreOf,
  stepOf,
  unknownEvents,
  wrongOf,
  type Lesson,
} from '#instruments/sandbox/lesson.ts';
import { lessons } from '#instruments/sandbox/lessons/index.ts';
import { take, type Attempt, type Outcome, type Step } from '#instruments/sandbox/run.ts';
import { createRunStore } from '#instruments/model/simulate/runStore.ts';
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

const attemptsOf = (outcomes: readonly Outcome[]): readonly Attempt[] =>
  outcomes.map((outcome, index) => ({ outcome, before: outcomes.slice(0, index) }));

const namesOf = (lesson: Lesson) => begin(lesson, start).names;

describe.each(lessons)('the lesson $id', (lesson) => {
  it('a lesson is data of the shape that is exported and imported', () => {
    expect(lessonSchema.parse(JSON.parse(JSON.stringify(lesson)))).toEqual(lesson);
    expect(unknownEvents(lesson)).toEqual([]);
  });

  it('a lesson says everything in both languages', () => {
    const said = [lesson.title, lesson.about, ...lesson.steps.flatMap(({ text, hint }) => [text, hint])];
    expect(said.filter(({ en, zh }) => en === zh || !/\p{Script=Han}/u.test(zh) || /\p{Script=Han}/u.test(en))).toEqual(
      [],
    );
  });

  it('a lesson can be completed with the present machines, by the roles it names alone', () => {
    const outcomes = played(lesson);
    expect(outcomes.flatMap(({ refused }) => refused ?? [])).toEqual([]);
    const progress = progressOf(lesson, namesOf(lesson), outcomes);
    expect(progress.at).toBe(lesson.steps.length);
    expect(scoreOf(lesson, progress, wrongOf(lesson, namesOf(lesson), attemptsOf(outcomes)), new Set())).toBe(100);
    expect(inTheWay(progress)).toBeNull();
  });

  it('a lesson waits at each step until that very step is done', () => {
    const outcomes = played(lesson);
    outcomes.forEach((_, index) =>
      expect(progressOf(lesson, namesOf(lesson), outcomes.slice(0, index)).at).toBe(index),
    );
  });
});

describe('the lessons', () => {
  const [first] = lessons;

  it('the lessons are at least six, each with an id of its own', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(lessons.length).toBeGreaterThanOrEqual(6);
  });

  it('a lesson fails when a role loses a permission that the lesson needs', () => {
    const without = roles.map((role) => ({
      ...role,
      permissions: role.permissions.filter((permission) => permission !== 'order.collectorAssigned'),
    }));
    const broken = newSandbox(without);
    const needy = lessons.filter(({ before }) => JSON.stringify(before).includes('order.collectorAssigned'));
    expect(needy.length).toBeGreaterThan(2);
    for (const lesson of needy) expect(() => begin(lesson, broken)).toThrow('"permission":"order.collectorAssigned"');
  });

  it('a lesson tells a wrong try by the reasons of the machine, and counts the try', () => {
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
    const wrong = wrongOf(first, names, attemptsOf([tried, then]));
    expect(wrong[0]).toBe(1);
    expect(scoreOf(first, progress, wrong, new Set([0]))).toBe(Math.round(100 / (3 * first.steps.length)));
  });

  it('a lesson tells an action that was allowed and was not the step, and counts the action though it is undone', () => {
    if (!first) throw new Error('No lesson');
    const { sandbox, names } = begin(first, start);
    const store = createRunStore(sandbox);
    const progress = () => progressOf(first, names, store.get().outcomes);
    const wrong = () => wrongOf(first, names, store.get().attempts);
    const doStep = (by?: string): void => {
      const deed = first.steps[progress().at]?.do;
      if (!deed) throw new Error('No step');
      store.step(stepOf(by === undefined ? deed : { ...deed, by }, store.get().sandbox, progress().names));
    };
    doStep();
    doStep();
    doStep('clerk@YGN');
    expect(store.get().outcomes.at(-1)?.refused).toBeNull();
    expect(progress().at).toBe(2);
    expect(inTheWay(progress())).toBe(2);
    doStep();
    expect(progress().lastRefused).not.toBeNull();
    expect(wrong()[2]).toBe(2);
    store.backTo(inTheWay(progress()) ?? Number.NaN);
    expect(inTheWay(progress())).toBeNull();
    const left = first.steps.length - progress().at;
    for (let step = 0; step < left; step += 1) doStep();
    expect(progress().at).toBe(first.steps.length);
    expect(wrong()).toEqual(first.steps.map((_, index) => (index === 2 ? 2 : 0)));
    expect(scoreOf(first, progress(), wrong(), new Set())).toBe(
      Math.round((100 * (3 * first.steps.length - 2)) / (3 * first.steps.length)),
    );
  });

  it('a lesson offers again to undo an action of an earlier step as soon as something is refused', () => {
    if (!first) throw new Error('No lesson');
    const { sandbox, names } = begin(first, start);
    const store = createRunStore(sandbox);
    const progress = () => progressOf(first, names, store.get().outcomes);
    const [create, assign] = first.steps;
    if (!create || !assign) throw new Error('No step');
    const another = stepOf({ ...create.do, by: 'admin@YGN' }, sandbox, names);
    store.step(another);
    store.step(stepOf(create.do, store.get().sandbox, names));
    expect(inTheWay(progress())).toBeNull();
    store.step({ ...stepOf(assign.do, store.get().sandbox, progress().names), by: 'auditor@YGN' } as Step);
    expect(inTheWay(progress())).toBe(0);
  });

  it('a lesson counts what a form refused before it was sent', () => {
    if (!first) throw new Error('No lesson');
    const { sandbox, names } = begin(first, start);
    const [create] = first.steps;
    if (!create) throw new Error('No step');
    const store = createRunStore(sandbox);
    const step = stepOf(create.do, sandbox, names);
    if (step.kind !== 'act') throw new Error('No act');
    store.refuse(step, [{ code: 'invalid', rule: 'invalid.too_small', values: {}, field: 'pieces' }]);
    expect(store.get().sandbox).toBe(sandbox);
    store.undo();
    store.step(step);
    expect(progressOf(first, names, store.get().outcomes).at).toBe(1);
    expect(wrongOf(first, names, store.get().attempts)[0]).toBe(1);
    store.reset();
    expect(store.get().attempts).toEqual([]);
  });

  it('a lesson counts a step that was undone and done again', () => {
    if (!first) throw new Error('No lesson');
    const { sandbox, names } = begin(first, start);
    const store = createRunStore(sandbox);
    const [create] = first.steps;
    if (!create) throw new Error('No step');
    const step = stepOf(create.do, sandbox, names);
    store.step(step);
    store.undo();
    store.step(step);
    const progress = progressOf(first, names, store.get().outcomes);
    expect(progress.at).toBe(1);
    const wrong = wrongOf(first, names, store.get().attempts);
    expect(wrong).toEqual(first.steps.map((_, index) => (index === 0 ? 1 : 0)));
    expect(scoreOf(first, progress, wrong, new Set())).toBe(Math.round((100 * 2) / (3 * first.steps.length)));
  });

  it('a lesson does not accept an action by another role for the step that is asked for', () => {
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
