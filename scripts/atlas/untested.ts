import type { TestAtlas } from '#instruments/export/testAtlas.ts';
import { isExercised, transitionTests } from '#instruments/model/tests/coverage.ts';
import { aggregateTypes } from '#machines/catalogue/aggregateTypes.ts';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { exceptionsOf } from '#modelTesting/found.ts';
import { readTestAtlas, TEST_ATLAS } from '#server/instruments/testAtlas.ts';

/** Transitions of a machine without a test, as `<state> <event>`. */
export interface Untested {
  /** Transitions that a record can take. */
  readonly open: readonly string[];
  /** Transitions that no record can take, with the reasons. */
  readonly impossible: readonly (readonly [transition: string, reason: string])[];
}

/** Returns the transitions that no test takes at any level. */
export function untestedOf(
  aggregateType: AggregateType,
  atlas: TestAtlas,
  neverTaken: Readonly<Record<string, string>> = {},
): Untested {
  const missing = transitionTests(aggregateType, atlas)
    .filter(({ tests }) => !isExercised(tests, null))
    .map(({ transition: { from, event } }) => `${from} ${event}`);
  return {
    open: missing.filter((key) => neverTaken[key] === undefined),
    impossible: missing.flatMap((key) => {
      const reason = neverTaken[key];
      return reason === undefined ? [] : [[key, reason] as const];
    }),
  };
}

/** Prints the transitions of all machines without a test at any level. Returns the number that a record can take. */
export async function listUntested(): Promise<number> {
  let count = 0;
  for (const aggregateType of Object.values<AggregateType>(aggregateTypes)) {
    const { id } = aggregateType;
    const atlas = readTestAtlas(id, TEST_ATLAS) ?? { machine: id, hash: '', levels: {}, mutation: null };
    const { open, impossible } = untestedOf(aggregateType, atlas, (await exceptionsOf(id)).neverTaken);
    count += open.length;
    for (const key of open) console.log(`${id}: ${key} has no test at any level`);
    for (const [key, reason] of impossible) console.log(`${id}: ${key} is never taken: ${reason}`);
  }
  return count;
}
