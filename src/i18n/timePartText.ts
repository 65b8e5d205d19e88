import { AGES, type TimePart } from '#machines/kit/report.ts';
import type { Words } from './words.ts';

const ageText = (key: string, words: Words): string => {
  const first = Number(key);
  if (first < 0) return words.text('ui.report.notYet');
  const next = AGES.find((one) => one > first);
  return next === undefined
    ? words.text('ui.report.over', { days: first - 1 })
    : words.text('ui.report.ages', { from: first, to: next - 1 });
};

/** Returns a part of a time in words. */
export function timeText(key: string, by: TimePart, words: Words): string {
  switch (by) {
    case 'day':
      return words.day(`${key}T12:00:00Z`);
    case 'week':
      return words.text('ui.report.week', { day: words.day(`${key}T12:00:00Z`) });
    case 'month':
      return `${key.slice(5)}/${key.slice(0, 4)}`;
    case 'hour':
      return `${key}:00`;
    case 'weekday':
      return words.text(`weekday.${key}`);
    default:
      return ageText(key, words);
  }
}
