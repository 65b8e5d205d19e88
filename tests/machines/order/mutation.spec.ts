import { describe, expect, it } from 'vitest';
import { mutantsOf, score } from '../../support/model/mutation/index.ts';
import { report, sample, seedFrom } from '../../support/model/mutation/report.ts';
import { prepare } from '../../support/model/suite.ts';
import { equivalents } from './exceptions.ts';
import { fixtures } from './fixtures/index.ts';

/** Faults tried in the quick run; all of them with `npm run mutation`. */
const QUICK = 300;
const whole = process.env['MUTATION'] === 'whole';

describe('faults put into the order', () => {
  it('are each noticed by some question of the suite, but for those that change nothing', { timeout: 600_000 }, () => {
    const { suite } = prepare(fixtures, new URL('./', import.meta.url));
    const mutants = mutantsOf(suite);
    const seed = seedFrom(process.env['SEED']);
    const result = score(suite, whole ? mutants : sample(mutants, QUICK, seed), equivalents);
    process.stdout.write(report('order', mutants.length, result, whole ? null : seed));
    expect(result.survivors).toEqual([]);
    expect(result.killed + result.equivalent).toBe(result.total);
    expect(equivalents.filter(({ reason }) => reason === '')).toEqual([]);
  });
});
