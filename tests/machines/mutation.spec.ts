import { describe } from 'vitest';
import { suitesFound } from '#modelTesting/found.ts';
import { SEED } from '#modelTesting/random.ts';
import { faultsAreNoticed } from './faults.ts';

const TYPES = 3;
const FAULTS = 10;
const found = suitesFound().filter((aggregateType) => aggregateType !== 'order');
/** Some aggregate types, chosen by the seed; the order alone takes seconds. */
const chosen = Array.from({ length: TYPES }, (_, place) => found[(SEED * TYPES + place) % found.length] ?? '');

describe(`faults put into a machine (SEED=${SEED})`, () => {
  faultsAreNoticed(chosen, () => FAULTS);
});
