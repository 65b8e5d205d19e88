import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sum, tallyPlaywright, tallyVitest } from '../../scripts/tally.ts';

const directory = mkdtempSync(join(tmpdir(), 'shweli-tally-'));
afterAll(() => rmSync(directory, { recursive: true }));

function report(content: unknown): string {
  const file = join(directory, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const test = (status: string) => ({ status });

describe('counting', () => {
  it('adds up', () => {
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 0 },
      ]),
    ).toEqual({ passed: 4, failed: 2 });
  });

  it('counts a file that never came to its tests as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [test('passed'), test('failed')] },
      { status: 'failed', assertionResults: [] },
    ];
    const file = report({ numPassedTests: 1, numFailedTests: 1, testResults });
    expect(tallyVitest(file, false)).toEqual({ passed: 1, failed: 2 });
  });

  it('does not believe a good report of a runner that failed', () => {
    const file = report({ numPassedTests: 5, numFailedTests: 0, testResults: [] });
    expect(tallyVitest(file, false)).toEqual({ passed: 5, failed: 1 });
    expect(tallyVitest(file, true)).toEqual({ passed: 5, failed: 0 });
  });

  it('counts a runner without a report as a failure', () => {
    expect(tallyVitest(join(directory, 'absent.json'), true)).toEqual({ passed: 0, failed: 1 });
  });

  it('forgives two browser tests that passed only when repeated, and no third', () => {
    const tally = (unexpected: number, flaky: number) =>
      tallyPlaywright(report({ stats: { expected: 7, unexpected, flaky }, errors: [] }), unexpected === 0);
    expect(tally(0, 2)).toEqual({ passed: 9, failed: 0 });
    expect(tally(1, 2)).toEqual({ passed: 9, failed: 1 });
    expect(tally(0, 3)).toEqual({ passed: 7, failed: 3 });
  });
});
