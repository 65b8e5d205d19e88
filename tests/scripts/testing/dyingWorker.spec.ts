import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { failuresOf, JOURNAL, readJournal } from '../../../scripts/testing/journal.ts';

const directory = mkdtempSync(join(tmpdir(), 'shweli-dying-'));
afterAll(() => rmSync(directory, { recursive: true }));

const EXAMPLES = 'tests/scripts/testing/dyingWorker';
const REPORTER = './scripts/testing/vitestReporter.ts';

it('a worker that died is named by its file, so that the file can be run again alone', () => {
  const journal = join(directory, 'journal.jsonl');
  const args = ['vitest', 'run', '--root=.', `--config=${EXAMPLES}/vitest.config.ts`, `--reporter=${REPORTER}`];
  const { status } = spawnSync('npx', ['--no', ...args], { env: { ...process.env, [JOURNAL]: journal } });
  expect(status).toBe(1);
  const account = readJournal(journal);
  expect(failuresOf(account)).toMatchObject([
    { file: `${EXAMPLES}/dies.example.ts`, title: 'the file itself', error: expect.stringContaining('SIGKILL') },
  ]);
  expect([...account.files]).toEqual([
    [`${EXAMPLES}/lives.example.ts`, true],
    [`${EXAMPLES}/dies.example.ts`, false],
  ]);
});
