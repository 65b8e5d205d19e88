import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS } from '../atlas/kept.ts';
import { reportDirectory } from '../reports.ts';
import type { Gate } from '../gates.ts';
import { runGates } from '../runGates.ts';
import { failuresOf, outside, readJournal, type Account } from './journal.ts';
import type { Outcome } from './outcome.ts';
import type { Selection, Suite } from './suite.ts';

/** Outcome of a part of the tests. */
export interface PartResult {
  readonly name: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failures: readonly Outcome[];
  readonly tests: readonly Outcome[];
  /** The suite that can run failures again. */
  readonly suite?: Suite;
}

/** One part of the tests, which runs beside the parts of other lanes. */
export interface Part {
  readonly name: string;
  readonly run: () => Promise<PartResult>;
  /** Returns how far it has come. */
  readonly account?: () => Account;
}

async function timed(name: string, work: () => Promise<Omit<PartResult, 'name' | 'seconds'>>): Promise<PartResult> {
  const began = performance.now();
  const result = await work();
  return { name, seconds: (performance.now() - began) / 1000, ...result };
}

/** Part of checks that pass or fail as a whole. */
export const gatesPart = (name: string, gates: readonly Gate[]): Part => ({
  name,
  run: () =>
    timed(name, async () => {
      const { passed, failed } = await runGates(gates);
      return { passed, failures: failed.map((gate) => outside('', '', gate)), tests: [] };
    }),
});

/** Part of work that later parts need; counts only if it fails. */
export const workPart = (name: string, work: () => Promise<string | null>): Part => ({
  name,
  run: () =>
    timed(name, async () => {
      const problem = await work();
      if (problem !== null) console.log(problem);
      return { passed: 0, failures: problem === null ? [] : [outside('', problem, name)], tests: [] };
    }),
});

/** Directory of the journals and logs of suites, kept until the next run. */
export const LOGS = join(REPORTS, 'logs');

/** Part of a suite, with its journal in a directory; the output of a suite that failed is printed. */
export function suitePart(suite: Suite, selection: Selection = {}, directory = reportDirectory()): Part {
  const journal = join(directory, `${suite.name}.jsonl`);
  const log = join(LOGS, `${suite.name}.log`);
  return {
    name: suite.name,
    account: () => readJournal(journal),
    run: () =>
      timed(suite.name, async () => {
        const problem = await suite.prepare();
        if (problem !== null) {
          console.log(problem);
          return { passed: 0, failures: [outside('', problem, suite.name)], tests: [] };
        }
        const { ok, output } = await suite.run(selection, journal, log);
        const account = readJournal(journal);
        const failures = failuresOf(account);
        if (!ok) console.log(readFileSync(log, 'utf8'));
        if (!ok && failures.length === 0) failures.push(outside('', output, `${suite.name} ended without a verdict`));
        return { passed: account.tests.filter((test) => test.ok).length, failures, tests: account.tests, suite };
      }),
  };
}
