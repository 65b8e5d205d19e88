/** Hundredths of yuan in one yuan. */
const HUNDREDTHS = 100;

/** Quotient of two integers rounded down, with its remainder; the divisor is above zero. */
function divided(dividend: number, divisor: number): { readonly quotient: number; readonly remainder: number } {
  const quotient = Math.floor(dividend / divisor);
  return { quotient, remainder: dividend - quotient * divisor };
}

/** Converts hundredths of kyat to hundredths of yuan at a rate in hundredths of kyat for one yuan; halves go up. */
export const yuanOf = (kyat: number, kyatPerYuan: number): number =>
  divided(2 * HUNDREDTHS * kyat + kyatPerYuan, 2 * kyatPerYuan).quotient;

/** Converts the parts of a sum so that they add up to the converted sum: the greatest remainders are rounded up. */
export function yuanParts(kyat: readonly number[], kyatPerYuan: number): readonly number[] {
  const whole = yuanOf(
    kyat.reduce((sum, part) => sum + part, 0),
    kyatPerYuan,
  );
  const parts = kyat.map((part, place) => ({ place, ...divided(HUNDREDTHS * part, kyatPerYuan) }));
  const missing = whole - parts.reduce((sum, { quotient }) => sum + quotient, 0);
  const raised = new Set(
    parts
      .toSorted((one, other) => other.remainder - one.remainder || one.place - other.place)
      .slice(0, missing)
      .map(({ place }) => place),
  );
  return parts.map(({ place, quotient }) => quotient + Number(raised.has(place)));
}
