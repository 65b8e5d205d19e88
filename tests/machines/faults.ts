import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { machineHash } from '#server/store/models.ts';
import type { MutationReport } from '#modelTesting/atlas/report.ts';
import { exceptionsOf, fixturesOf, folderOf } from '#modelTesting/found.ts';
import { mutantsOf, score } from '#modelTesting/mutation/index.ts';
import { report, sample } from '#modelTesting/mutation/report.ts';
import { SEED } from '#modelTesting/random.ts';
import { prepare } from '#modelTesting/suite.ts';

/** File for the outcome of each fault, read by the test atlas. */
const atlas = process.env['ATLAS_FAULTS'];

/** Number of faults to choose of all, or null for every one. */
type Size = ((all: number) => number) | null;

/** Declares the tests that faults put into some machines are noticed. */
export function faultsAreNoticed(aggregateTypes: readonly string[], size: Size): void {
  const isWhole = size === null;
  const chosen = (mutants: ReturnType<typeof mutantsOf>) =>
    isWhole ? mutants : sample(mutants, size(mutants.length), SEED);
  it.each(aggregateTypes)(
    '%s: are each noticed by some question of its suite',
    { timeout: 900_000 },
    async (aggregateType) => {
      const { equivalents = [] } = await exceptionsOf(aggregateType);
      const { suite } = prepare(await fixturesOf(aggregateType), folderOf(aggregateType));
      const mutants = mutantsOf(suite);
      const tried: MutationReport['tried'] = [];
      const result = score(suite, chosen(mutants), equivalents, ({ kind, name, types, transition, rule }, outcome) =>
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
      process.stdout.write(report(aggregateType, mutants.length, result, isWhole ? null : SEED));
      expect(result.survivors).toEqual([]);
      expect(result.killed + result.equivalent).toBe(result.total);
      expect(equivalents.filter(({ reason }) => reason === '')).toEqual([]);
    },
  );
}
