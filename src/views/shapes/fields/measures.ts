import type { Currency } from '#i18n/format.ts';
import { plainCode } from '#machines/kit/text.ts';

/** Typing of a number in other units: stored units in one of them, decimals, and the unit's sign. */
export interface Measure {
  readonly factor: number;
  readonly decimals: number;
  readonly isSigned?: true;
  readonly unit: string | null;
}

/** Money in hundredths, weights in grams, lengths in millimetres, whole numbers, and decimals such as degrees. */
export const MEASURES = {
  MMK: { factor: 100, decimals: 2, unit: 'MMK' },
  CNY: { factor: 100, decimals: 2, unit: 'CNY' },
  grams: { factor: 1000, decimals: 3, unit: 'kg' },
  millimetres: { factor: 10, decimals: 1, unit: 'cm' },
  number: { factor: 1, decimals: 0, unit: null },
  decimal: { factor: 1, decimals: 6, unit: null, isSigned: true },
} as const satisfies Record<string, Measure>;

/** Measure in which a field is typed. */
export const measureOf = (
  kind:
    | { readonly kind: 'money'; readonly currency: Currency }
    | { readonly kind: Exclude<keyof typeof MEASURES, Currency> },
): keyof typeof MEASURES => (kind.kind === 'money' ? kind.currency : kind.kind);

/** A group that begins with a zero is no thousand: its comma stands for a point. */
const TYPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$|^\d+(?:\.\d*)?$|^\.\d+$/;

/** Parses typed text as a number of the stored unit; null for nothing, NaN for other text. */
export const readMeasure = (typed: string, { factor, decimals, isSigned }: Measure): number | null => {
  const text = plainCode(typed).trim().replaceAll('。', '.');
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
  const text = plainCode(typed).trim().replaceAll('。', '.');
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
