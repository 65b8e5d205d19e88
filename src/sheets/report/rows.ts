import type { Cell } from '#calls/groups.ts';
import { changeOf } from '#i18n/changeText.ts';
import { dimensionTitle, measureOf, measureTitle, sheetValue, unitText } from '#i18n/reportTitles.ts';
import type { Words } from '#i18n/words.ts';
import type { ChosenDimension, ChosenMeasure } from '#machines/kit/report.ts';

/** A line of a saved report: the names of its keys, its figures, and those of the period before. */
interface SavedLine {
  readonly texts: readonly string[];
  readonly cells: readonly Cell[];
  readonly before: readonly Cell[] | null;
}

/** A report as it is saved: all its lines, those that the screen leaves out too. */
export interface SavedReport {
  readonly title: string;
  readonly machine: string;
  readonly dimensions: readonly ChosenDimension[];
  readonly measures: readonly ChosenMeasure[];
  readonly lines: readonly SavedLine[];
  readonly total: SavedLine;
  /** Lines beneath the figures: the days, filters and account for which they were counted. */
  readonly notes: readonly string[];
}

/** A cell of a saved report. */
export type Value = string | number | null;

/** Returns heads and rows of a report: its lines, the total, and after an empty row its notes. */
export function rowsOf({ machine, dimensions, measures, lines, total, notes }: SavedReport, words: Words) {
  const compared = total.before !== null;
  const heads = [
    ...dimensions.map((one) => dimensionTitle(machine, one, words)),
    ...(dimensions.length === 0 ? [''] : []),
    ...measures.flatMap((one) => {
      const title = measureTitle(machine, one, words);
      const { unit } = measureOf(machine, one);
      const head = `${title}${unitText(unit)}`;
      if (!compared) return [head];
      const ratio = unit === 'share' ? [] : [words.text('ui.report.changeRatioOf', { value: title })];
      return [
        head,
        words.text('ui.report.before', { value: head }),
        words.text('ui.report.changeOf', { value: head }),
        ...ratio,
      ];
    }),
  ];
  const values = (line: SavedLine): Value[] =>
    measures.flatMap((one, index) => {
      const { unit } = measureOf(machine, one);
      const value = line.cells[index]?.value ?? null;
      if (!compared) return [sheetValue(value, unit)];
      const before = line.before?.[index]?.value ?? null;
      const { difference = null, ratio = null } = changeOf(value, before, unit) ?? {};
      return [
        ...[value, before, difference].map((each) => sheetValue(each, unit)),
        ...(unit === 'share' ? [] : [sheetValue(ratio, 'share')]),
      ];
    });
  const blank = Array.from({ length: Math.max(0, dimensions.length - 1) }, () => null);
  const rows: Value[][] = lines.map((line) => [
    ...line.texts,
    ...(dimensions.length === 0 ? [''] : []),
    ...values(line),
  ]);
  const beneath: Value[][] = notes.length === 0 ? [] : [[], ...notes.map((note) => [note])];
  return { heads, rows: [...rows, [words.text('ui.report.total'), ...blank, ...values(total)], ...beneath] };
}
