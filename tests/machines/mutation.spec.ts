import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { machineHash } from '#server/store/models.ts';
import type { MutationReport } from '../support/atlas/report.ts';
import { exceptionsOf, fixturesOf, folderOf, suitesFound } from '../support/model/found.ts';
import { mutantsOf, score } from '../support/model/mutation/index.ts';
import { report, sample } from '../support/model/mutation/report.ts';
import { SEED } from '../support/random.ts';
import { prepare } from '../support/model/suite.ts';

/** Part of the faults tried in the quick run, and how many at least; all of them with `npm run mutation [-- <noun>...]`. */
const QUICK_PART = 1 / 20;
const QUICK_LEAST = 40;
const asked = process.env['MUTATION'];
/** Where what became of each fault is written, for the atlas of tests. */
const atlas = process.env['ATLAS_FAULTS'];
const named = asked?.split(' ') ?? [];
const found = suitesFound();
const chosen = found.filter((noun) => asked === undefined || asked === 'whole' || named.includes(noun));

describe('faults put into a machine', () => {
  it('are asked of nouns that have a suite', () => {
    expect(named.filter((noun) => noun !== 'whole' && !found.includes(noun))).toEqual([]);
  });

  it.each(chosen)('%s: are each noticed by some question of its suite', { timeout: 900_000 }, async (noun) => {
    const { equivalents = [] } = await exceptionsOf(noun);
    const { suite } = prepare(await fixturesOf(noun), folderOf(noun));
    const mutants = mutantsOf(suite);
    const size = Math.max(QUICK_LEAST, Math.ceil(mutants.length * QUICK_PART));
    const tried: MutationReport['tried'] = [];
    const result = score(
      suite,
      asked === undefined ? sample(mutants, size, SEED) : mutants,
      equivalents,
      ({ kind, name, types, way, rule }, outcome) =>
        tried.push({ kind, name, types: [...types], ...(way && { way }), ...(rule && { rule }), outcome }),
    );
    if (atlas) {
      const hash = machineHash(noun);
      const told: MutationReport = { machine: noun, hash, at: new Date().toISOString(), all: mutants.length, tried };
      writeFileSync(join(atlas, `mutation-${noun}.json`), JSON.stringify(told));
    }
    process.stdout.write(report(noun, mutants.length, result, asked === undefined ? SEED : null));
    expect(result.survivors).toEqual([]);
    expect(result.killed + result.equivalent).toBe(result.total);
    expect(equivalents.filter(({ reason }) => reason === '')).toEqual([]);
  });
});
