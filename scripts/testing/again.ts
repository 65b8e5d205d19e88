import { join } from 'node:path';
import { hasPassed, readJournal } from './journal.ts';
import type { Outcome } from './outcome.ts';
import type { Suite } from './suite.ts';
import { keepAttempt, keyOf } from './unsteady.ts';

const MOST_TIMES = 2;

/** Failures of a suite, judged by running them alone. */
export interface Judged {
  /** Tests that failed also alone, with their last error. */
  readonly failed: readonly Outcome[];
  /** Tests that failed beside others and passed alone. */
  readonly unsteady: readonly Outcome[];
}

/** Runs the failures of a suite again, alone, at most twice. One that passes once is unsteady, no failure. */
export async function runAgain(suite: Suite, failures: readonly Outcome[], directory: string): Promise<Judged> {
  const unsteady: Outcome[] = [];
  // What failed outside every file cannot be chosen.
  const isChosen = ({ file }: Outcome): boolean => suite.isRepeated && file !== '';
  let pending = failures.filter(isChosen);
  for (const test of pending) keepAttempt(test, 'first');
  for (let time = 1; time <= MOST_TIMES && pending.length > 0; time += 1) {
    console.log(`${suite.name}: ${pending.length} failed, and run again alone (${time} of ${MOST_TIMES})`);
    const name = join(directory, `${suite.name}-again-${time}`);
    await suite.run({ only: pending, alone: true }, `${name}.jsonl`, `${name}.log`);
    const account = readJournal(`${name}.jsonl`);
    const outcomes = new Map(account.tests.map((test) => [keyOf(test), test]));
    for (const test of pending) {
      const outcome = outcomes.get(keyOf(test));
      if (outcome) keepAttempt(outcome, `alone-${time}`);
    }
    unsteady.push(...pending.filter((test) => hasPassed(account, test)));
    pending = pending.filter((test) => !hasPassed(account, test)).map((test) => outcomes.get(keyOf(test)) ?? test);
  }
  return { failed: [...failures.filter((test) => !isChosen(test)), ...pending], unsteady };
}
