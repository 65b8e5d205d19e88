import * as z from 'zod/mini';
import { lessonSchema, type Lesson } from '#instruments/sandbox/lesson.ts';

const keyFor = (what: string, userId: string): string => `simulator ${what} ${userId}`;

const scores = z.record(z.string(), z.number());

function kept<Value>(key: string, parse: (value: unknown) => Value, otherwise: Value): Value {
  try {
    return parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return otherwise;
  }
}

/** Returns a person's best score of each finished lesson in this browser, of a hundred. */
export const bestScores = (userId: string): Readonly<Record<string, number>> =>
  kept(keyFor('scores', userId), (value) => scores.parse(value ?? {}), {});

/** Stores a score if it is better than before. */
export function keepScore(userId: string, lesson: string, score: number): void {
  const before = bestScores(userId);
  if ((before[lesson] ?? -1) >= score) return;
  localStorage.setItem(keyFor('scores', userId), JSON.stringify({ ...before, [lesson]: score }));
}

/** Returns the lessons that a person recorded or imported in this browser. */
export const ownLessons = (userId: string): readonly Lesson[] =>
  kept<readonly Lesson[]>(keyFor('lessons', userId), (value) => lessonSchema.array().parse(value ?? []), []);

/** Stores a lesson; one with the same id is replaced. */
export function keepLesson(userId: string, lesson: Lesson): void {
  const others = ownLessons(userId).filter(({ id }) => id !== lesson.id);
  localStorage.setItem(keyFor('lessons', userId), JSON.stringify([...others, lesson]));
}

export function dropLesson(userId: string, id: string): void {
  const others = ownLessons(userId).filter((lesson) => lesson.id !== id);
  localStorage.setItem(keyFor('lessons', userId), JSON.stringify(others));
}

/** Returns the last run in this browser, packed; null if there is none. */
export const lastRun = (userId: string): string | null => localStorage.getItem(keyFor('run', userId));

export const keepRun = (userId: string, run: string): void => localStorage.setItem(keyFor('run', userId), run);
