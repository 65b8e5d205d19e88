import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BuildError, buildConsole } from '#server/consoleBuild.ts';

const directory = mkdtempSync(join(tmpdir(), 'shweli-build-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Writes a program that stands for the build. */
const program = (text: string): string => {
  const path = join(directory, `${text.length}.mjs`);
  writeFileSync(path, text);
  return path;
};

test('a build of the console that ends well lets the server go on', async () => {
  await expect(buildConsole(program('process.exitCode = 0;'))).resolves.toBeUndefined();
});

test('a build that fails, or is killed, is told as one', async () => {
  await expect(buildConsole(program('process.exitCode = 1; // fails'))).rejects.toBeInstanceOf(BuildError);
  await expect(buildConsole(program("process.kill(process.pid, 'SIGKILL');"))).rejects.toBeInstanceOf(BuildError);
});
