import { reasonOf } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import type { JudgedRow } from './messages.ts';
import type { Problem } from './problem.ts';
import { sentenceOfSkip } from './skipped.ts';

/** The reason, without the place. */
export const reasonOfProblem = ({ fault }: Problem, machine: string, words: Words): string =>
  'refusal' in fault
    ? reasonOf(fault.refusal, machine, words)
    : words.text<string>(`ui.import.cell.${fault.id}`, fault.values);

/** A fault in one sentence: cell, content and reason. */
export const sentenceOf = (problem: Problem, machine: string, words: Words): string => {
  const reason = reasonOfProblem(problem, machine, words);
  const { cell, value } = problem;
  if (cell === null) return reason;
  return value === ''
    ? words.text('ui.import.atEmptyCell', { cell, reason })
    : words.text('ui.import.atCell', { cell, value, reason });
};

/** Sentences that say why a row is wrong or skipped. */
export const sentencesOf = (
  { problems, skipped }: Pick<JudgedRow, 'problems' | 'skipped'>,
  machine: string,
  words: Words,
): string[] => [
  ...(skipped ? [sentenceOfSkip(skipped, words)] : []),
  ...problems.map((problem) => sentenceOf(problem, machine, words)),
];
