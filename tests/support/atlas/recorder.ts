import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import type { Noun } from '#machines/kit/noun.ts';
import { Exercises } from './exercised.ts';
import type { TestReport } from './report.ts';
import { writeReport } from './write.ts';

/**
 * Stands between a test file and the machines' judgement, and writes down which ways and rules each test exercised. Only
 * in a run of `npm run atlas`, which names the directory (ATLAS) for its reports.
 */
const directory = process.env['ATLAS'] ?? '';
const root = join(import.meta.dirname, '..', '..', '..');

const tests: TestReport[] = [];
const exercises = new Exercises();
/** The test at work; null while a file only prepares. */
let current: number | null = null;

vi.mock('#machines/kit/decide.ts', async (original) => {
  const actual = await original<typeof import('#machines/kit/decide.ts')>();
  const decide: typeof actual.decide = (noun: Noun, life, proposal, history) => {
    const judged = actual.decide(noun, life, proposal, history);
    if (current !== null) {
      if (judged.ok) exercises.allowed(noun, life, proposal.type, current);
      else {
        const rules = judged.refusals.map(({ rule }) => rule);
        exercises.refused(noun, rules, current);
      }
    }
    return judged;
  };
  return { ...actual, decide };
});

beforeEach(() => {
  current = tests.push({ name: expect.getState().currentTestName ?? '', passed: true }) - 1;
});
afterEach(({ task }) => {
  const test = current === null ? undefined : tests[current];
  if (current !== null && test) tests[current] = { ...test, passed: task.result?.state !== 'fail' };
  current = null;
});
afterAll(async () => {
  const file = relative(root, expect.getState().testPath ?? '');
  await writeReport(directory, { file, at: new Date().toISOString(), tests }, exercises);
});
