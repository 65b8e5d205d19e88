import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCredential } from '#server/auth/credentials.ts';
import { DEMONSTRATION_PASSWORD } from '#server/demo/accounts.ts';
import { paths } from '../../../scripts/model/paths.ts';
import { read } from '../../../scripts/model/verb.ts';
import { serve, type Serving } from '../../support/serving.ts';
import { createStore, type Store } from '../../support/world.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

interface Stats {
  readonly expected: number;
  readonly unexpected: number;
  readonly skipped: number;
}

let store: Store;
let server: Serving;

const signingIn = new Set<string>();

/** Creates sign-ins for the people whom a generated file names and does not register itself. */
async function letIn(text: string): Promise<void> {
  const named = new Set(['admin', ...[...text.matchAll(/"by":"([^"]+)"/g)].map(([, username = '']) => username)]);
  for (const username of named) {
    if (signingIn.has(username) || text.includes(`"${username}":"`)) continue;
    signingIn.add(username);
    const staffId = await store.staffId(username);
    await createCredential(store.pool, { staffId, username, password: DEMONSTRATION_PASSWORD, mustChange: false });
  }
}

/**
 * Runs an unchanged generated file with Playwright against the server. Returns the counts of passed, failed and skipped
 * tests.
 */
export async function run(text: string): Promise<Stats> {
  await letIn(text);
  const folder = mkdtempSync(join(tmpdir(), 'shweli-paths-'));
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'paths.spec.js'), text);
    const report = join(folder, 'report.json');
    const child = spawn(
      process.execPath,
      [join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=json'],
      {
        cwd: folder,
        env: { PATH: process.env['PATH'], BASE_URL: `http://${server.address}`, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
        stdio: 'ignore',
      },
    );
    await once(child, 'exit');
    return (JSON.parse(readFileSync(report, 'utf8')) as { stats: Stats }).stats;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the counts in the head of a file of questions. */
export function asked(text: string): { questions: number; lives: number; left: number } {
  const [, questions, aggregates, left] = /^\/\/ (\d+) questions to (\d+) lives, and (\d+) that/m.exec(text) ?? [];
  return { questions: Number(questions), lives: Number(aggregates), left: Number(left) };
}

/** Returns the file that a line of `npm run model` makes. */
export const generated = async (line: string): Promise<string> => (await paths(read(line.split(' ')))).text;

/** Starts a server for the paths of a test file. */
export function servePaths(): void {
  beforeAll(async () => {
    store = await createStore();
    server = await serve(store);
  });
  afterAll(async () => {
    await server.close();
    await store.close();
  });
}

interface Walked {
  readonly machine: string;
  readonly effort: number;
  readonly expected: number;
  readonly skipped: number;
}

/** Declares the test that paths of some machines agree with a server. */
export const agreesWithServer = (machines: readonly Walked[]): void =>
  it.each(machines)(
    'generated tests of $machine run as they are against a running server, and agree with it',
    async ({ machine, effort, ...stats }) => {
      const text = await generated(`${machine} --coverage transitions --format playwright --effort ${effort}`);
      expect(await run(text)).toMatchObject({ ...stats, unexpected: 0 });
    },
  );
