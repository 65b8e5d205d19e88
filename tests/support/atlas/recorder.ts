import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type { AggregateType } from '#machines/kit/aggregateType.ts';
import { Exercises } from '#modelTesting/atlas/exercised.ts';
import type { TestReport } from '#modelTesting/atlas/report.ts';
import { writeReport } from '#modelTesting/atlas/write.ts';

/**
 * Records the transitions and rules that each test exercises, between a test file and the machines' decisions. Runs
 * only when ATLAS names the directory for its reports.
 */
const directory = process.env['ATLAS'] ?? '';
const root = join(import.meta.dirname, '..', '..', '..');

interface Recording {
  tests: TestReport[];
  exercises: Exercises;
  /** Index of the running test; null during the preparation of a file. */
  current: number | null;
}

/** One recording for the process: files with shared modules also share the first file's replacement of `decide`. */
const shared = globalThis as { atlasRecording?: Recording };
const recording: Recording = (shared.atlasRecording ??= { tests: [], exercises: new Exercises(), current: null });
Object.assign(recording, { tests: [], exercises: new Exercises(), current: null });

vi.mock('#machines/kit/decide.ts', async (original) => {
  const actual = await original<typeof import('#machines/kit/decide.ts')>();
  const decide: typeof actual.decide = (aggregateType: AggregateType, aggregate, proposal, history) => {
    const judged = actual.decide(aggregateType, aggregate, proposal, history);
    const { current, exercises } = recording;
    if (current !== null) {
      if (judged.ok) exercises.allowed(aggregateType, aggregate, proposal.type, current);
      else {
        const rules = judged.refusals.map(({ rule }) => rule);
        exercises.refused(aggregateType, rules, current);
      }
    }
    return judged;
  };
  return { ...actual, decide };
});

/** The mutation tests put millions of faults into copies of the machines. Their decisions exercise no rule. */
const isOfFaults = /mutation\.(?:campaign\.)?spec\.ts$/.test(expect.getState().testPath ?? '');

beforeEach(() => {
  if (isOfFaults) return;
  recording.current = recording.tests.push({ name: expect.getState().currentTestName ?? '', passed: true }) - 1;
});
afterEach(({ task }) => {
  const { current, tests } = recording;
  const test = current === null ? undefined : tests[current];
  if (current !== null && test) tests[current] = { ...test, passed: task.result?.state !== 'fail' };
  recording.current = null;
});
afterAll(async () => {
  const { tests, exercises } = recording;
  const file = relative(root, expect.getState().testPath ?? '');
  await writeReport(directory, { file, at: new Date().toISOString(), tests }, exercises);
});
