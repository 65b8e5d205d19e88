import { describe, expect, it } from 'vitest';
import { GATE } from '../../../e2e/gate.ts';
import { listOf } from '../../../scripts/testing/browserSuite.ts';
import { measureSpeed } from '../../../scripts/testing/speed.ts';
import type { Outcome } from '../../../scripts/testing/outcome.ts';
import { summaryOf } from '../../../scripts/testing/summary.ts';

const outcome = (title: string, ok: boolean, seconds = 1): Outcome => ({ kind: 'test', file: 'a', title, ok, seconds });

describe('the report of a run', () => {
  const tests = Array.from({ length: 12 }, (_, index) => outcome(`test ${index}`, true, index));
  const part = { name: 'server', seconds: 61.4, passed: 12, failures: [], tests };
  const run = { parts: [part], failed: [], unsteady: [], seconds: 90, speed: 512 };

  it('the report of a run ends with the counts, and names ten slowest tests, the seconds of parts and the figure of the machine', () => {
    const lines = summaryOf(run).split('\n');
    expect(lines.at(-1)).toBe('12 passed, 0 failed');
    expect(lines.filter((line) => line.includes('a: test')).map((line) => line.trim().split('  ')[0])).toEqual([
      '11.0',
      '10.0',
      '9.0',
      '8.0',
      '7.0',
      '6.0',
      '5.0',
      '4.0',
      '3.0',
      '2.0',
    ]);
    expect(summaryOf(run)).toMatch(/61 {2}server/);
    expect(summaryOf(run)).toContain('512 ms for the fixed loop');
  });

  it('the report of a run counts an unsteady test as passed and names the test before the last line', () => {
    const text = summaryOf({ ...run, unsteady: [outcome('race', false)], failed: [outcome('wrong', false)] });
    expect(text).toMatch(/Unsteady.*:\n {2}a: race\nFailed:\n {2}a: wrong\n13 passed, 1 failed$/);
  });
});

it('the figure of the machine is a time above zero', () => {
  expect(measureSpeed()).toBeGreaterThan(0);
});

describe('the list of browser tests', () => {
  it('the list of browser tests names a file in e2e, alone for all its tests, and each once', () => {
    const chosen = [{ file: 'e2e/a.e2e.ts' }, { file: 'e2e/b.e2e.ts', title: 'group › one' }];
    expect(listOf([...chosen, ...chosen])).toBe('a.e2e.ts\nb.e2e.ts › group › one\n');
  });

  it('the list of browser tests of npm test has at most sixteen journeys beside the walk, each with a reason of its own', () => {
    const journeys = GATE.filter(({ title }) => title !== undefined);
    expect(journeys.length).toBeLessThanOrEqual(16);
    expect(new Set(GATE.map(({ reason }) => reason)).size).toBe(GATE.length);
  });
});
