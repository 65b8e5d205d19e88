import type { CustomFilter } from '../options.ts';
import type { Finding } from './finding.ts';
import { MOST_NUMBERS, numbersIn } from './numbers.ts';

/** The name of the filter in a list's address. */
export const NUMBERS = 'numbers';

/** Rows by their numbers, many at once; those misread and those not found are named. */
export const findFilter = (finding: Finding): CustomFilter => ({
  name: NUMBERS,
  anyTime: true,
  finding,
  say: (value, words) => words.text('ui.find.count', { count: numbersIn(value).length }),
  resolve: async (value, signal) => {
    const { lookUp } = await import('./lookUp.ts');
    const { filter, missing, misread } = await lookUp(finding, numbersIn(value).slice(0, MOST_NUMBERS), signal);
    return { filters: [filter], missing, misread };
  },
});
