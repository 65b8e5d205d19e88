import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { INSTALLED, startPostgresql } from './postgresql.ts';

/** Many files in another run: the usual limit is that of a test. */
const HOUR_MS = 3_600_000;

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Tests whose statements are most of the server's: migrations, lists, search, sums, exports, the log, what is told live. */
const CHOSEN = [
  'database/migrate',
  'demo/orders',
  'exports/lists',
  'finance/',
  'fuzz/everyRoute.db',
  'ledger/sequence',
  'live/twoProcesses',
  'propose/',
  'routes/groups.db',
  'search/search',
  'store/',
  'sweep/sweep.db',
].map((name) => `tests/server/${name}`);

/** A title that says why its tests are skipped. */
const WHERE =
  INSTALLED.size === 0 ? 'a PostgreSQL, which this machine does not have' : 'each PostgreSQL of this machine';

/** Runs the chosen tests on the PostgreSQL at this address; returns its output and the number of tests that passed. */
async function passedOn(url: string): Promise<{ readonly output: string; readonly passed: number }> {
  const directory = mkdtempSync(join(tmpdir(), 'shweli-peer-'));
  const report = join(directory, 'report.json');
  const options = ['--project', 'server', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  try {
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...options, ...CHOSEN], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: url, NO_COLOR: '1', VITEST: undefined },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code, output).toBe(0);
    const { numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as { numPassedTests: number };
    return { output, passed: numPassedTests };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

describe.skipIf(INSTALLED.size === 0)(`on ${WHERE}`, () => {
  it.each([...INSTALLED])(
    'the tests of the server pass on PostgreSQL %s',
    async (_, programs) => {
      const postgresql = await startPostgresql(programs);
      try {
        const { passed, output } = await passedOn(postgresql.url);
        expect(passed, output).toBeGreaterThan(100);
      } finally {
        await postgresql.stop();
      }
    },
    HOUR_MS,
  );
});
