import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { WITHIN } from './outcome.ts';
import { note, placeOf } from './writer.ts';

interface Failure {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly cause?: unknown;
}

const textOf = (failures: readonly Failure[]): string =>
  failures.map(({ message, stack }) => stack ?? message).join('\n\n');

/** Begins the message of an error that a process of the pool caused, not a test. */
const POOL = '[vitest-pool]';

/** Returns what ended a process of the pool; its reason is the cause of the error. */
const reasonOf = ({ message, cause }: Failure): string =>
  typeof cause === 'object' && cause !== null && 'message' in cause ? `${message} ${String(cause.message)}` : message;

/** Reporter of vitest that keeps the journal of a suite. */
export default class JournalReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    note({ kind: 'begun', units: specifications.length, unit: 'file' });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'skipped' || state === 'pending') return;
    const ok = state === 'passed';
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    const file = placeOf(test.module.moduleId);
    const title = test.fullName.replaceAll(' > ', WITHIN);
    note({ kind: 'test', file, title, ok, seconds, ...(ok ? {} : { error: textOf(errors) }) });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = placeOf(module.moduleId);
    const ok = module.ok();
    const isOutside = !ok && ![...module.children.allTests('failed')].length;
    if (isOutside) {
      const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
      note({ kind: 'problem', file, error: textOf([...module.errors(), ...suites]) || 'The file failed.' });
    }
    note({ kind: 'file', file, ok });
  }

  /** Charges the files that were not ended with the death of their process; they can be run again. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly Failure[]): void {
    const left = modules.filter((module) => ['pending', 'queued'].includes(module.state()));
    const isOfLeft = ({ message }: Failure): boolean => left.length > 0 && message.startsWith(POOL);
    const reason = errors.filter(isOfLeft).map(reasonOf).join('\n') || 'The file was not ended.';
    for (const module of left) {
      const file = placeOf(module.moduleId);
      note({ kind: 'problem', file, error: reason });
      note({ kind: 'file', file, ok: false });
    }
    for (const error of errors.filter((one) => !isOfLeft(one)))
      note({ kind: 'problem', file: '', error: textOf([error]) });
  }
}
