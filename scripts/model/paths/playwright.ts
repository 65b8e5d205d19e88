import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { fileOf, lines } from './file.ts';
import type { Found, ScriptStep } from './plannedPaths/script.ts';

/** A path that was planned, or why it was not. */
export interface Script {
  readonly name: string;
  readonly steps: readonly ScriptStep[];
  /** Why it cannot be gone over a server; undefined where it can. */
  readonly skipped?: string;
}

const WALKING = String.raw`
for (const { name, steps, skipped } of PATHS) {
  test(name, async () => {
    test.skip(skipped !== undefined, skipped);
    const names = new Map(shared);
    for (const step of steps) await go(step, names);
  });
}
`;

/**
 * Writes a file that Playwright runs unchanged against a server of the demonstration world (BASE_URL). People sign in
 * and take each path through POST api/commands; each step is compared with the model's events, states and offers.
 */
export function playwrightFile(
  aggregateType: AggregateType,
  coverage: string,
  scripts: readonly Script[],
  found: readonly Found[],
): string {
  const left = scripts.filter(({ skipped }) => skipped !== undefined).length;
  const counts = `${scripts.length - left} paths, and ${left} that nobody can go over a server now: each says why.`;
  return fileOf({ aggregateType, coverage, counts, found }, `\nconst PATHS = ${lines(scripts)};\n`, WALKING);
}
