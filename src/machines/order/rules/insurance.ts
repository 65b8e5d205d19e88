import { limitedBy } from '../../kit/rule.ts';
import { INSURANCE_LEAST_MMK_HUNDREDTHS, INSURANCE_MOST_MMK_HUNDREDTHS } from '../../fields/limits.ts';

/** Accepts an insured value from 200,000 to 1,000,000 MMK inclusive (§5), in hundredths, or none. */
export const insuredWithinLimits = <About>(amountOf: (about: About) => number | undefined) =>
  limitedBy(
    {
      min: { value: INSURANCE_LEAST_MMK_HUNDREDTHS, unit: 'MMK' },
      max: { value: INSURANCE_MOST_MMK_HUNDREDTHS, unit: 'MMK' },
    },
    ({ min, max }) =>
      (about: About) => {
        const amount = amountOf(about);
        return amount === undefined || (amount >= min && amount <= max) || { amount, min, max };
      },
  );
