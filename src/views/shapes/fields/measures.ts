import type { Currency } from '#i18n/format.ts';
import { UNIT_NAMES } from '#machines/fields/units.ts';
import { plainCode } from '#machines/kit/text.ts';

/** Typing of a number in other units: stored units in one of them, decimals, the unit's sign, and an example. */
export interface Measure {
  readonly factor: number;
  readonly decimals: number;
  readonly isSigned?: true;
  readonly unit: keyof typeof UNIT_NAMES | null;
  readonly example: string;
}

/** Money in hundredths, weights in grams, lengths in millimetres, whole numbers, and decimals such as degrees. */
export const MEASURES = {
  MMK: { factor: 100, decimals: 2, unit: 'MMK', example: '1500' },
  CNY: { factor: 100, decimals: 2, unit: 'CNY', example: '150' },
  grams: { factor: 1000, decimals: 3, unit: 'kg', example: '1.5' },
  millimetres: { factor: 10, decimals: 1, unit: 'cm', example: '30.5' },
  number: { factor: 1, decimals: 0, unit: null, example: '2' },
  decimal: { factor: 1, decimals: 6, unit: null, isSigned: true, example: '96.0836' },
} as const satisfies Record<string, Measure>;

/** Measure in which a field is typed. */
export const measureOf = (
  kind:
    | { readonly kind: 'money'; readonly currency: Currency }
    | { readonly kind: Exclude<keyof typeof MEASURES, Currency> },
): keyof typeof MEASURES => (kind.kind === 'money' ? kind.currency : kind.kind);

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

/** A stored number as people type it, without grouping; money keeps its decimals. */
export const writeMeasure = (stored: number | null | undefined, { factor, decimals }: Measure): string => {
  if (stored === null || stored === undefined || Number.isNaN(stored)) return '';
  return factor === 100 ? (stored / factor).toFixed(decimals) : String(Number((stored / factor).toFixed(decimals)));
};
