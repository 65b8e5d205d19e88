import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Selection, Suite } from '../../../scripts/testing/suite.ts';
import { runAgain } from '../../../scripts/testing/again.ts';
import type { Outcome } from '../../../scripts/testing/outcome.ts';
import { UNSTEADY } from '../../../scripts/testing/unsteady.ts';

const directory = mkdtempSync(join(tmpdir(), 'shweli-again-'));
const FILE = 'tests/unsteady.example.ts';
const kept = (title: string, attempt: string): string =>
  join(UNSTEADY, `tests-unsteady.example.ts-${title}`, attempt, 'said.txt');
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  rmSync(directory, { recursive: true });
  for (const title of ['steady', 'unsteady', 'broken'])
    rmSync(join(kept(title, 'first'), '..', '..'), { recursive: true, force: true });
});

const outcome = (title: string, ok: boolean, error?: string): Outcome => ({
  kind: 'test',
  file: FILE,
  title,
  ok,
  seconds: 2,
  ...(error === undefined ? {} : { error }),
});

/** A suite whose tests pass at the given attempt, counted from one; 0 for never. */
function suiteOf(passAt: Readonly<Record<string, number>>, isRepeated = true) {
  const runs: Selection[] = [];
  const suite: Suite = {
    name: 'example',
    isRepeated,
    prepare: () => Promise.resolve(null),
    run: (selection, journal) => {
      runs.push(selection);
      const lines = (selection.only ?? []).map(({ title }) =>
        passAt[title] === runs.length ? outcome(title, true) : outcome(title, false, `wrong again in ${runs.length}`),
      );
      writeFileSync(journal, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      return Promise.resolve({ ok: false, output: '', seconds: 1 });
    },
  };
  return { suite, runs };
}

const titles = (tests: readonly Outcome[]) => tests.map(({ title }) => title);

it('what failed is run alone, at most twice, and what passes then is named as unsteady', async () => {
  const { suite, runs } = suiteOf({ steady: 1, unsteady: 2, broken: 0 });
  const failures = ['steady', 'unsteady', 'broken'].map((title) => outcome(title, false, 'wrong'));
  const { failed, unsteady } = await runAgain(suite, failures, directory);
  expect(titles(unsteady)).toEqual(['steady', 'unsteady']);
  expect(failed).toMatchObject([{ title: 'broken', error: 'wrong again in 2' }]);
  expect(runs.map(({ alone, only }) => [alone, only?.map(({ title }) => title)])).toEqual([
    [true, ['steady', 'unsteady', 'broken']],
    [true, ['unsteady', 'broken']],
  ]);
});

it('what the first and the later attempts of an unsteady test said is kept', async () => {
  const { suite } = suiteOf({ unsteady: 2 });
  await runAgain(suite, [outcome('unsteady', false, 'wrong at first')], directory);
  const said = ['first', 'alone-1', 'alone-2'].map((attempt) => readFileSync(kept('unsteady', attempt), 'utf8'));
  expect(said).toEqual([
    expect.stringContaining('wrong at first'),
    expect.stringContaining('wrong again in 1'),
    expect.stringContaining('passed'),
  ]);
});

it('nothing is run again of a suite without time or processes, nor what failed outside every file', async () => {
  const pure = suiteOf({ broken: 1 }, false);
  expect(titles((await runAgain(pure.suite, [outcome('pure', false)], directory)).failed)).toEqual(['pure']);
  const runner = { ...outcome('the file itself', false), file: '' };
  const server = suiteOf({});
  expect((await runAgain(server.suite, [runner], directory)).failed).toEqual([runner]);
  expect([...pure.runs, ...server.runs]).toEqual([]);
  expect(existsSync(kept('pure', 'first'))).toBe(false);
});
