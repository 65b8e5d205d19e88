import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './program.ts';

let home: string;
let file: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'shweli-backup-'));
  file = join(home, 'one.age');
});
afterAll(() => rm(home, { recursive: true, force: true }));

it('a backup is refused for a PostgreSQL of the operator, with its own tools named, and so is a restore', async () => {
  const external = { DATA_DIR: home, DATABASE_URL: 'postgresql://shweli@db/shweli' };
  const refusal = (said: RegExp) => ({ status: 3, said: expect.stringMatching(said) });
  expect(await run('backup', [file], external)).toEqual(refusal(/pg_basebackup/));
  await writeFile(file, 'not a backup');
  expect(await run('restore', [file], external)).toEqual(refusal(/its own tools/));
});

it('a restore of what is no backup leaves no directory', async () => {
  await writeFile(file, 'not a backup');
  const target = join(home, 'refused');
  expect(await run('restore', [file], { DATA_DIR: target })).toEqual({
    status: 3,
    said: expect.stringMatching(/is not a backup/),
  });
  expect(existsSync(target)).toBe(false);
});
