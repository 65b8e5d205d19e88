import type { ChosenDimension, ChosenMeasure, Measure, MeasureUnit, Report } from '#machines/kit/report.ts';
import { reportOn } from '#machines/catalogue/reports.ts';
import type { Words } from './words.ts';

const reportOf = (machine: string): Report => {
  const report = reportOn(machine);
  if (!report) throw new Error(`There are no reports on ${machine}.`);
  return report;
};

/** Returns the declaration of a measure. */
export function measureOf(machine: string, { measure }: ChosenMeasure): Measure {
  const declared = reportOf(machine).measures[measure];
  if (!declared) throw new Error(`${machine} has no measure ${measure}.`);
  return declared;
}

/** Returns the title of a measure, with its function where it has several. */
export function measureTitle(machine: string, chosen: ChosenMeasure, words: Words): string {
  const title = words.text(`measure.${machine}.${chosen.measure}`);
  if (measureOf(machine, chosen).functions.length === 1) return title;
  return words.text('ui.report.measure', { title, function: words.text(`measureFunction.${chosen.as}`) });
}

/** Returns the title of a dimension, with the part of its time. */
export function dimensionTitle(machine: string, { dimension, by }: ChosenDimension, words: Words): string {
  const field = reportOf(machine).dimensions[dimension]?.field ?? dimension;
  const ids = [`dimension.${machine}.${dimension}`, `field.${machine}.${field}`, `field.${field}`];
  const id = ids.find((one) => words.has(one));
  const title = id === undefined ? field : words.text(id);
  return by === undefined ? title : words.text('ui.report.measure', { title, function: words.text(`timePart.${by}`) });
}

/** Measures and dimensions of a report on a record type. */
interface Titled {
  readonly of: string;
  readonly measures: readonly ChosenMeasure[];
  readonly dimensions: readonly ChosenDimension[];
}

/** Returns the title of a report: its measures by its dimensions. */
export function reportTitle({ of, measures, dimensions }: Titled, words: Words): string {
  const measured = words.list(measures.map((one) => measureTitle(of, one, words)));
  if (dimensions.length === 0) return measured;
  return words.text('ui.report.title', {
    measures: measured,
    dimensions: words.list(dimensions.map((one) => dimensionTitle(of, one, words))),
  });
}

const DIGITS = 100;

/** Values of a spreadsheet and of a form, in units of a measure's values. */
const SCALES = {
  count: 1,
  MMK: 1 / 100,
  CNY: 1 / 100,
  grams: 1 / 1000,
  minutes: 1 / 60,
  share: 100,
  perHundred: 1,
} as const;

/** Returns a value as a spreadsheet or a form holds it, in the unit of `unitText`. */
export function sheetValue(value: number | null, unit: MeasureUnit): number | null {
  if (value === null) return null;
  return Math.round(SCALES[unit] * value * DIGITS) / DIGITS;
}

/** Returns the value of a measure that a form holds. */
export const measuredValue = (entered: number, unit: MeasureUnit): number =>
  Math.round((entered / SCALES[unit]) * 1e6) / 1e6;

/** Units of a spreadsheet and of a form. */
export const UNITS = {
  count: '',
  MMK: 'MMK',
  CNY: 'CNY',
  grams: 'kg',
  minutes: 'h',
  share: '%',
  perHundred: '',
} as const;

/** Returns the unit of a column in a spreadsheet. */
export const unitText = (unit: MeasureUnit): string => (UNITS[unit] === '' ? '' : `, ${UNITS[unit]}`);
