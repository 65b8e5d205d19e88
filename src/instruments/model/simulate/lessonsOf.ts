import type { Lesson } from '#instruments/sandbox/lesson.ts';
import { lessons } from '#instruments/sandbox/lessons/index.ts';
import { ownLessons } from '#instruments/services/lessons.ts';

/** Returns a lesson by id: built in, or recorded or imported by this person. */
export const lessonById = (id: string, userId: string): Lesson | null =>
  lessons.find((lesson) => lesson.id === id) ?? ownLessons(userId).find((lesson) => lesson.id === id) ?? null;

/** Returns a text of a lesson in the language of the page: Chinese, or English for all others. */
export const inLanguage = (text: Lesson['title'], language: string): string => (language === 'zh' ? text.zh : text.en);
