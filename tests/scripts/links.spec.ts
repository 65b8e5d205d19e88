import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { layLinks } from '#server/database/links.ts';

const LINKS = 500;
const PROCESSES = 4;
const START = `
  const { layLinks } = await import(process.argv[1]);
  process.stdout.write('ready');
  process.stdin.once('data', () => { layLinks(process.argv[2]); process.exit(0); });`;

let root: string;
let native: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shweli-links-'));
  native = join(root, 'native');
  mkdirSync(native);
  writeFileSync(join(native, 'library.so.3.18'), 'the library');
  const names = Array.from({ length: LINKS }, (_, index) => `library.so.${index}`);
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify(names.map((name) => ({ source: 'native/library.so.3.18', target: `native/${name}` }))),
  );
});
afterEach(() => rmSync(root, { recursive: true }));

/** Starts another process, which creates the links after its input. */
function another() {
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    START,
    join(process.cwd(), 'server/database/links.ts'),
    native,
  ]);
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  const ready = new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise<string>((resolve) => child.once('close', (code) => resolve(code === 0 ? '' : told)));
  return { ready, go: () => child.stdin.write('go'), ended };
}

it('links are laid that several programs may lay at once', async () => {
  const all = Array.from({ length: PROCESSES }, another);
  await Promise.all(all.map(({ ready }) => ready));
  for (const { go } of all) go();
  expect(await Promise.all(all.map(({ ended }) => ended))).toEqual(all.map(() => ''));
  const links = readdirSync(native).filter((name) => name !== 'pg-symlinks.json');
  expect(links).toHaveLength(LINKS + 1);
  expect(new Set(links.map((name) => readFileSync(join(native, name), 'utf8')))).toEqual(new Set(['the library']));
});

it('a link that leads nowhere is mended', () => {
  layLinks(native);
  rmSync(join(native, 'library.so.3.18'));
  writeFileSync(join(native, 'library.so.3.19'), 'the next library');
  const target = 'native/library.so.7';
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify([{ source: 'native/library.so.3.19', target }]));
  layLinks(native);
  expect(readFileSync(join(root, target), 'utf8')).toBe('the next library');
});
