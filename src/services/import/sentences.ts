import { reasonOf } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import type { Problem } from './problem.ts';

/** Why, without the place. */
export const reasonOfProblem = ({ fault }: Problem, words: Words): string =>
  'refusal' in fault
    ? reasonOf(fault.refusal, 'order', words)
    : words.text<string>(`ui.import.cell.${fault.id}`, fault.values);

/** A fault in one sentence: cell, content and reason. */
export const sentenceOf = (problem: Problem, words: Words): string => {
  const reason = reasonOfProblem(problem, words);
  const { cell, value } = problem;
  if (cell === null) return reason;
  return value === ''
    ? words.text('ui.import.atEmptyCell', { cell, reason })
    : words.text('ui.import.atCell', { cell, value, reason });
};
