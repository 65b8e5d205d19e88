import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { fileOf, lines } from './file.ts';
import type { Found, ScriptStep } from './plannedPaths/script.ts';

/** A planned path, or the reason why there is none. */
export interface Script {
  readonly name: string;
  readonly steps: readonly ScriptStep[];
  /** Reason why a server cannot run it; undefined otherwise. */
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
 * Returns a Playwright file for a server of the demonstration world (BASE_URL). Signed-in people do each path through
 * POST api/commands, after uploads and initial entries exist. Each step checks its resulting events and states.
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
