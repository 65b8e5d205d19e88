import type { MeasureUnit } from '#machines/kit/report.ts';
import type { Words } from './words.ts';

const MINUTE = 60_000;
const DIGITS = 100;

/** Returns a value of a measure in words; a dash for none. */
export function valueText(value: number | null, unit: MeasureUnit, words: Words): string {
  if (value === null) return '–';
  switch (unit) {
    case 'MMK':
    case 'CNY':
      return words.money(Math.round(value), unit);
    case 'grams':
      return words.weight(value);
    case 'minutes':
      return value < 0 ? `−${words.duration(-value * MINUTE)}` : words.duration(value * MINUTE);
    case 'share':
      return words.percent(value);
    default:
      return words.number(Math.round(value * DIGITS) / DIGITS);
  }
}
