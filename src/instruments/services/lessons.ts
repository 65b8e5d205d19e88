import * as z from 'zod/mini';
import { lessonSchema, type Lesson } from '#instruments/sandbox/lesson.ts';
import { keptOfAccount } from '#services/kept/texts.ts';

const scores = keptOfAccount('simulator scores', z.record(z.string(), z.number()));
const lessons = keptOfAccount<readonly Lesson[]>('simulator lessons', lessonSchema.array());
const run = keptOfAccount('simulator run', z.string());

/** Returns a person's best score of each finished lesson in this browser, of a hundred. */
export const bestScores = (userId: string): Readonly<Record<string, number>> => scores.read(userId) ?? {};

/** Stores a score if it is better than before. */
export function keepScore(userId: string, lesson: string, score: number): void {
  const before = bestScores(userId);
  if ((before[lesson] ?? -1) >= score) return;
  scores.write(userId, { ...before, [lesson]: score });
}

/** Returns the lessons that a person recorded or imported in this browser. */
export const ownLessons = (userId: string): readonly Lesson[] => lessons.read(userId) ?? [];

/** Stores a lesson; one with the same id is replaced. */
export function keepLesson(userId: string, lesson: Lesson): void {
  const others = ownLessons(userId).filter(({ id }) => id !== lesson.id);
  lessons.write(userId, [...others, lesson]);
}

export function dropLesson(userId: string, id: string): void {
  lessons.write(
    userId,
    ownLessons(userId).filter((lesson) => lesson.id !== id),
  );
}

/** Returns the last run in this browser, packed; null if there is none. */
export const lastRun = (userId: string): string | null => run.read(userId);

/** Stores a person's last run. */
export const keepRun = (userId: string, packed: string): void => run.write(userId, packed);
