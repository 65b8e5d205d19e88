import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { machineHash } from '#server/store/models.ts';
import type { MutationReport } from '#modelTesting/atlas/report.ts';
import { exceptionsOf, fixturesOf, folderOf, suitesFound } from '#modelTesting/found.ts';
import { mutantsOf, score } from '#modelTesting/mutation/index.ts';
import { report, sample } from '#modelTesting/mutation/report.ts';
import { SEED } from '#modelTesting/random.ts';
import { prepare } from '#modelTesting/suite.ts';

/**
 * Share and least number of the faults in a quick run. `npm run mutation [-- <aggregate type>...]` tries all of them.
 */
const QUICK_PART = 1 / 20;
const QUICK_LEAST = 40;
const asked = process.env['MUTATION'];
/** File for the outcome of each fault, read by the test atlas. */
const atlas = process.env['ATLAS_FAULTS'];
const named = asked?.split(' ') ?? [];
const found = suitesFound();
const chosen = found.filter(
  (aggregateType) => asked === undefined || asked === 'whole' || named.includes(aggregateType),
);

describe('faults put into a machine', () => {
  it('are asked of aggregate types that have a suite', () => {
    expect(named.filter((aggregateType) => aggregateType !== 'whole' && !found.includes(aggregateType))).toEqual([]);
  });

  it.each(chosen)('%s: are each noticed by some question of its suite', { timeout: 900_000 }, async (aggregateType) => {
    const { equivalents = [] } = await exceptionsOf(aggregateType);
    const { suite } = prepare(await fixturesOf(aggregateType), folderOf(aggregateType));
    const mutants = mutantsOf(suite);
    const size = Math.max(QUICK_LEAST, Math.ceil(mutants.length * QUICK_PART));
    const tried: MutationReport['tried'] = [];
    const result = score(
      suite,
      asked === undefined ? sample(mutants, size, SEED) : mutants,
      equivalents,
      ({ kind, name, types, transition, rule }, outcome) =>
        tried.push({
          kind,
          name,
          types: [...types],
          ...(transition && { way: transition }),
          ...(rule && { rule }),
          outcome,
        }),
    );
    if (atlas) {
      const hash = machineHash(aggregateType);
      const told: MutationReport = {
        machine: aggregateType,
        hash,
        at: new Date().toISOString(),
        all: mutants.length,
        tried,
      };
      writeFileSync(join(atlas, `mutation-${aggregateType}.json`), JSON.stringify(told));
    }
    process.stdout.write(report(aggregateType, mutants.length, result, asked === undefined ? SEED : null));
    expect(result.survivors).toEqual([]);
    expect(result.killed + result.equivalent).toBe(result.total);
    expect(equivalents.filter(({ reason }) => reason === '')).toEqual([]);
  });
});
