import type { Values } from '../../kit/rule.ts';
import { INSURANCE_LEAST_MMK_HUNDREDTHS, INSURANCE_MOST_MMK_HUNDREDTHS } from '../../limits.ts';

/** Insured value from 200,000 to 1,000,000 MMK, both included (§5); in hundredths. No insurance is fine. */
export const insuredWithinLimits = (amount: number | undefined): true | Values => {
  const [min, max] = [INSURANCE_LEAST_MMK_HUNDREDTHS, INSURANCE_MOST_MMK_HUNDREDTHS];
  return amount === undefined || (amount >= min && amount <= max) || { amount, min, max };
};
