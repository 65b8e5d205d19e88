import type { Place } from './series.ts';

/** Index of the part of those series that are not drawn one by one. */
export const OTHERS = -1;

/** A part of a bar: its series and its size, without its sign. */
export interface BarPart {
  readonly series: number;
  readonly size: number;
}

/** A bar in parts on both sides of zero, and their sum. */
interface Bar {
  readonly below: readonly BarPart[];
  readonly above: readonly BarPart[];
  readonly sum: number;
}

/** Returns the bar of a place. */
export function barOf({ lines, others }: Place): Bar {
  const values = [
    ...lines.map((line, series) => ({ series, value: line?.cells[0]?.value ?? 0 })),
    { series: OTHERS, value: others },
  ];
  const partsOn = (sign: 1 | -1): BarPart[] =>
    values.flatMap(({ series, value }) => (value * sign > 0 ? [{ series, size: value * sign }] : []));
  return { below: partsOn(-1), above: partsOn(1), sum: values.reduce((total, { value }) => total + value, 0) };
}

const sizeOf = (parts: readonly BarPart[]): number => parts.reduce((total, { size }) => total + size, 0);

/** Returns the values between which all bars lie; zero is within. */
export const extentOf = (bars: readonly Bar[]): { readonly least: number; readonly most: number } => ({
  least: Math.min(0, ...bars.map(({ below }) => -sizeOf(below))),
  most: Math.max(0, ...bars.map(({ above }) => sizeOf(above))),
});
