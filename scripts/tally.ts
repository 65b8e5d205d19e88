import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Counts of passed and failed checks. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** Maximum number of browser tests that pass at their second attempt only: about one in a hundred. */
const MOST_REPEATED = 2;

/** Adds several tallies. */
export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** Counts vitest's JSON report; a file that failed outside its tests counts as one failure. */
export function tallyVitest(reportFile: string, ok: boolean): Tally {
  return counted(reportFile, ok, (json) => {
    const report = vitestReport.parse(json);
    const broken = report.testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
  });
}

/**
 * Counts Playwright's JSON report. A pause of the machine may fail one or two first attempts; these count as passed.
 * If more tests pass only at the second attempt, they count as failed.
 */
export function tallyPlaywright(reportFile: string, ok: boolean): Tally {
  return counted(reportFile, ok, (json) => {
    const { stats, errors } = playwrightReport.parse(json);
    const forgiven = stats.flaky <= MOST_REPEATED ? stats.flaky : 0;
    return { passed: stats.expected + forgiven, failed: stats.unexpected + stats.flaky - forgiven + errors.length };
  });
}

/** A run that failed without a failure in its report, or left no report, counts as one failure. */
function counted(reportFile: string, ok: boolean, count: (json: unknown) => Tally): Tally {
  try {
    const tally = count(JSON.parse(readFileSync(reportFile, 'utf8')));
    return ok || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
