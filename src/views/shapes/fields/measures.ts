import type { Currency } from '#i18n/format.ts';
import type { UNIT_NAMES } from '#machines/fields/units.ts';

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

/** A stored number as people type it, without grouping; money keeps its decimals. */
export const writeMeasure = (stored: number | null | undefined, { factor, decimals }: Measure): string => {
  if (stored === null || stored === undefined || Number.isNaN(stored)) return '';
  return factor === 100 ? (stored / factor).toFixed(decimals) : String(Number((stored / factor).toFixed(decimals)));
};
