/** A rate with the instant from which it is valid. */
export interface DatedRate {
  readonly id: string;
  readonly kyatPerYuan: number;
  readonly validFrom: string;
}

/** Width and height of the drawing; it is stretched to its place. */
export const BOX = { width: 1000, height: 200 } as const;

/** Lowest and highest rate; a single value gets room on both sides. */
export function boundsOf(rates: readonly DatedRate[]): { readonly low: number; readonly high: number } {
  const values = rates.map(({ kyatPerYuan }) => kyatPerYuan);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? { low: low - 100, high: high + 100 } : { low, high };
}

/** Returns the path of rates as steps, oldest first: each is valid until the next one, the last one until `until`. */
export function stepsPath(rates: readonly DatedRate[], until: number): string {
  const [first] = rates;
  if (!first) return '';
  const from = Date.parse(first.validFrom);
  const { low, high } = boundsOf(rates);
  const end = Math.max(until, ...rates.map(({ validFrom }) => Date.parse(validFrom)));
  const x = (at: number): string => (((at - from) / Math.max(1, end - from)) * BOX.width).toFixed(1);
  const y = (rate: number): string => ((1 - (rate - low) / (high - low)) * BOX.height).toFixed(1);
  const steps = rates.map(({ validFrom, kyatPerYuan }) => `H${x(Date.parse(validFrom))}V${y(kyatPerYuan)}`);
  return `M0 ${y(first.kyatPerYuan)}${steps.slice(1).join('')}H${BOX.width}`;
}
