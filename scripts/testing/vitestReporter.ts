import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { WITHIN } from './outcome.ts';
import { note, placeOf } from './writer.ts';

interface Failure {
  readonly message: string;
  readonly stack?: string | undefined;
}

const textOf = (failures: readonly Failure[]): string =>
  failures.map(({ message, stack }) => stack ?? message).join('\n\n');

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

  onTestRunEnd(_: readonly TestModule[], errors: readonly Failure[]): void {
    for (const error of errors) note({ kind: 'problem', file: '', error: textOf([error]) });
  }
}
