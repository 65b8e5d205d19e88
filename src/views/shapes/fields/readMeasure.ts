import { UNIT_NAMES } from '#machines/fields/units.ts';
import { plainCode } from '#machines/kit/text.ts';
import type { Measure } from './measures.ts';

/** A group that begins with a zero is no thousand: its comma stands for a point. */
const TYPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$|^\d+(?:\.\d*)?$|^\.\d+$/;

/** Returns a typed number in plain signs, without the unit of its field before or behind it. */
const bareOf = (typed: string, { unit }: Measure): string => {
  const text = plainCode(typed).trim().replaceAll('。', '.');
  if (unit === null) return text;
  const names = UNIT_NAMES[unit];
  return text.replace(new RegExp(`^(?:${names})\\s*(?=\\d)|(?<=\\d)\\s*(?:${names})$`, 'iu'), '');
};

/** Parses typed text as a number of the stored unit; null for nothing, NaN for other text. */
export const readMeasure = (typed: string, measure: Measure): number | null => {
  const { factor, decimals, isSigned } = measure;
  const text = bareOf(typed, measure);
  if (text === '') return null;
  const plain = text.replaceAll(',', '');
  const unsigned = isSigned ? text.replace(/^[-−]/, '') : text;
  if (!TYPED.test(unsigned) || (plain.split('.')[1] ?? '').length > decimals) return Number.NaN;
  const read = Number(plain.replace('−', '-'));
  return factor === 1 ? read : Math.round(read * factor);
};

/** Reason why a typed text is no number of a measure. */
export type MeasureFault = 'thousandsOrDecimals' | 'tooManyDecimals' | 'belowZero' | 'notANumber';

/** Returns the reason why a typed text is no number of a measure; null for nothing, and for a number. */
export function faultOfMeasure(typed: string, measure: Measure): MeasureFault | null {
  const read = readMeasure(typed, measure);
  if (read === null || !Number.isNaN(read)) return null;
  const text = bareOf(typed, measure);
  const { decimals } = measure;
  if (decimals > 0 && /^[1-9]\d{0,2}\.\d{3}$/.test(text)) return 'thousandsOrDecimals';
  if (TYPED.test(text)) return 'tooManyDecimals';
  return /^[-−]/.test(text) && TYPED.test(text.slice(1)) ? 'belowZero' : 'notANumber';
}

/** Most characters of a wrong text that its fault repeats. */
const MOST_REPEATED = 40;

/** Returns a typed text as its fault repeats it: on one line, and cut where it is long. */
export function typedShort(typed: string): string {
  const letters = Array.from(typed.replaceAll(/\s+/g, ' ').trim());
  return letters.length > MOST_REPEATED ? `${letters.slice(0, MOST_REPEATED).join('')}…` : letters.join('');
}
