import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

beforeAll(async () => {
  store = await createStore();
  server = await serve(store);
  for (const username of ['admin', 'operations'])
    await createCredential(store.pool, {
      staffId: await store.staffId(username),
      username,
      password: DEMONSTRATION_PASSWORD,
      mustChange: false,
    });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

/** Has Playwright run a generated file as it is, against the server; how many tests passed, failed and were skipped. */
async function run(text: string): Promise<Stats> {
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

const generated = async (line: string): Promise<string> => (await paths(read(line.split(' ')))).text;

describe('paths as tests for Playwright', { timeout: 120_000 }, () => {
  it.each([
    ['userQuestion', 'transitions'],
    ['notice', 'states'],
  ])('run as they are against a running server, and agree with it: %s, %s', async (machine, coverage) => {
    const stats = await run(await generated(`${machine} --coverage ${coverage} --format playwright`));
    expect(stats).toMatchObject({ expected: 2, unexpected: 0, skipped: 0 });
  });

  it('fail where the server leads elsewhere than the machine they were made of', async () => {
    const text = await generated('userQuestion --coverage transitions --format playwright');
    expect(text).toContain('"to":"handled"');
    const stats = await run(text.replaceAll('"to":"handled"', '"to":"pending"'));
    expect(stats).toMatchObject({ expected: 1, unexpected: 1 });
  });
});
