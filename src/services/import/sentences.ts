import { reasonOf } from '#i18n/say.ts';
import type { Words } from '#i18n/words.ts';
import type { Problem } from './problem.ts';
import { remarksOf, type ImportRow } from './rowBook.ts';
import { sentenceOfRemark } from './remarks.ts';
import { sentenceOfSkip } from './skipped.ts';

/** The reason, without the place. */
export const reasonOfProblem = ({ fault }: Problem, machine: string, words: Words): string =>
  'refusal' in fault
    ? reasonOf(fault.refusal, machine, words)
    : words.text<string>(`ui.import.cell.${fault.id}`, fault.values);

/** A fault in one sentence: cell, or what stands for its name, content and reason. */
export const sentenceOf = (
  problem: Problem,
  machine: string,
  words: Words,
  nameOf: (cell: string) => string = (cell) => cell,
): string => {
  const reason = reasonOfProblem(problem, machine, words);
  const { value } = problem;
  if (problem.cell === null) return reason;
  const cell = nameOf(problem.cell);
  return value === ''
    ? words.text('ui.import.atEmptyCell', { cell, reason })
    : words.text('ui.import.atCell', { cell, value, reason });
};

/** Sentences that say why a row is wrong or skipped, and what to look at. */
export const sentencesOf = (
  row: Pick<ImportRow, 'problems' | 'skipped' | 'remarks' | 'sameAs' | 'importedBy' | 'isOtherSender'>,
  machine: string,
  words: Words,
  nameOf?: (cell: string) => string,
): string[] => [
  ...(row.skipped ? [sentenceOfSkip(row.skipped, words)] : []),
  ...(row.importedBy === null ? [] : [words.text('ui.import.importedBy', { name: row.importedBy })]),
  ...(row.isOtherSender ? [words.text('ui.import.otherSender')] : []),
  ...row.problems.map((problem) => sentenceOf(problem, machine, words, nameOf)),
  ...remarksOf(row).map((remark) => sentenceOfRemark(remark, words)),
];
