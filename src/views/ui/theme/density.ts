/** The four sizes of the console (§1), from roomy to tight. */
export const densities = ['default', 'medium', 'small', 'mini'] as const;

/** One of the four sizes of the console. */
export type Density = (typeof densities)[number];

/** The size a newcomer meets (§1: initial size small). */
export const initialDensity: Density = 'small';

/** Measures of one size, in CSS pixels; `row` is the height of a grid's row, known without measuring. */
export interface DensityMeasures {
  body: number;
  small: number;
  tiny: number;
  control: number;
  controlSmall: number;
  row: number;
  gap: number;
  page: number;
}

/** Least size of what a pointer presses, in pixels (WCAG 2.2, 2.5.8). */
export const leastTarget = 24;
/** Least size of what a finger presses on a phone, in pixels, whatever the size of the console (WCAG 2.5.5). */
export const leastFinger = 44;
/** Least size of what a thumb presses on the way, in pixels. */
export const leastThumb = 48;
/** Height of a grid's row on a phone: a finger and the line below. */
export const phoneRow = leastFinger + 1;

/** Measures by size. */
export const densityMeasures: Record<Density, DensityMeasures> = {
  default: { body: 14, small: 13, tiny: 12, control: 36, controlSmall: 30, row: 44, gap: 16, page: 24 },
  medium: { body: 14, small: 13, tiny: 12, control: 32, controlSmall: 28, row: 38, gap: 14, page: 20 },
  small: { body: 13, small: 12, tiny: 11, control: 30, controlSmall: 26, row: 34, gap: 12, page: 16 },
  mini: { body: 12, small: 11.5, tiny: 11, control: 26, controlSmall: 24, row: 28, gap: 8, page: 12 },
};
