import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { WITHIN } from './outcome.ts';
import { note, placeOf } from './writer.ts';

const textOf = ({ stack, message, value }: TestError): string => stack ?? message ?? value ?? '';

/** Reporter of Playwright that keeps the journal of a suite. */
export default class JournalReporter implements Reporter {
  /** Tests of each file that have not ended, and whether one of them failed. */
  readonly #open = new Map<string, { left: number; ok: boolean }>();

  onBegin(_: FullConfig, suite: Suite): void {
    const tests = suite.allTests();
    for (const { location } of tests) {
      const file = placeOf(location.file);
      const open = this.#open.get(file) ?? { left: 0, ok: true };
      open.left += 1;
      this.#open.set(file, open);
    }
    note({ kind: 'begun', units: tests.length, unit: 'test' });
  }

  onTestEnd(test: TestCase, { status, duration, errors, attachments }: TestResult): void {
    const file = placeOf(test.location.file);
    const ok = test.ok() && status === test.expectedStatus;
    // The titles of the project and of the file come first.
    const title = test.titlePath().slice(3).join(WITHIN);
    // A test of a serial group does not run after one that failed.
    const error = errors.map(textOf).join('\n\n') || `did not pass: ${status}`;
    const kept = attachments.flatMap(({ path }) => (path === undefined ? [] : [path]));
    const details = ok ? {} : { error, attachments: kept };
    note({ kind: 'test', file, title, ok, seconds: duration / 1000, ...details });
    const open = this.#open.get(file);
    if (open === undefined) return;
    open.left -= 1;
    open.ok &&= ok;
    if (open.left === 0) note({ kind: 'file', file, ok: open.ok });
  }

  onError(error: TestError): void {
    note({ kind: 'problem', file: '', error: textOf(error) });
  }
}
