import type { MeasureUnit } from '#machines/kit/report.ts';
import { valueText } from './measureText.ts';
import type { Words } from './words.ts';

/** Change of a figure since the period before. */
export interface Change {
  readonly difference: number;
  /** Part of the earlier figure; null of shares, which differ by points, and from zero or less. */
  readonly ratio: number | null;
}

/** Returns the change of a figure; null where one of both is missing. */
export function changeOf(value: number | null, before: number | null, unit: MeasureUnit): Change | null {
  if (value === null || before === null) return null;
  const difference = value - before;
  return { difference, ratio: unit === 'share' || before <= 0 ? null : difference / before };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns the change of a figure in words, with its sign; null where there is none to say. */
export function changeText(
  value: number | null,
  before: number | null,
  unit: MeasureUnit,
  words: Words,
): string | null {
  const change = changeOf(value, before, unit);
  if (change === null) return null;
  if (valueText(value, unit, words) === valueText(before, unit, words)) return words.text('ui.report.unchanged');
  const { difference, ratio } = change;
  const signed = (said: string): string => `${difference < 0 ? '−' : '+'}${said}`;
  const size = Math.abs(difference);
  if (unit === 'share') return signed(words.text('ui.report.points', { points: words.number(round(size) * 100) }));
  const said = signed(valueText(size, unit, words));
  if (ratio !== null)
    return words.text('ui.report.change', { change: said, percent: signed(words.percent(round(Math.abs(ratio)))) });
  return before === 0 ? words.text('ui.report.changeFromZero', { change: said }) : said;
}
