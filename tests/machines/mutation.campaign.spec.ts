import { describe, expect, it } from 'vitest';
import { suitesFound } from '#modelTesting/found.ts';
import { faultsAreNoticed } from './faults.ts';

/** Share and least number of the faults in a quick run. `npm run mutation [-- <aggregate type>...]` tries all of them. */
const QUICK_PART = 1 / 20;
const QUICK_LEAST = 40;
const asked = process.env['MUTATION'];
const named = asked?.split(' ') ?? [];
const found = suitesFound();
const chosen = found.filter(
  (aggregateType) => asked === undefined || asked === 'whole' || named.includes(aggregateType),
);

describe('faults put into a machine', () => {
  it('the mutation campaign asks only for aggregate types that have a suite', () => {
    expect(named.filter((aggregateType) => aggregateType !== 'whole' && !found.includes(aggregateType))).toEqual([]);
  });

  faultsAreNoticed(chosen, asked === undefined ? (all) => Math.max(QUICK_LEAST, Math.ceil(all * QUICK_PART)) : null);
});
