import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { build } from 'vite';
import { withLock } from './lock.ts';
import { commandLine } from './commandLine.ts';

commandLine({ usage: 'Usage: npm run build\nBuilds the console unless it is built.' });

const DIST = 'dist';
const STAMP = '.build';
/** Lock held during the build and replacement of `dist`. */
const LOCK = '.cache/build.lock';
const SOURCES = ['src/**', 'public/**', 'scripts/vite/**', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Builds the client unless `dist` matches the hash of its sources. */
async function buildWhenStale(): Promise<void> {
  const hash = await hashOf(SOURCES);
  const stamp = `${DIST}/${STAMP}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Building the console ...');
  // Beside the old build, which a running server still serves: browsers would keep an incomplete file for a year.
  mkdirSync('.cache', { recursive: true });
  const outDir = `.cache/dist-${process.pid}`;
  // Vite keeps one that is set: started by a test, it would build React for development, which mounts and asks twice.
  process.env['NODE_ENV'] = 'production';
  await build({ logLevel: 'error', build: { outDir } });
  writeFileSync(`${outDir}/${STAMP}`, hash);
  // Each rename is one step, so that no reader sees an incomplete build.
  const old = `${outDir}-old`;
  if (existsSync(DIST)) renameSync(DIST, old);
  renameSync(outDir, DIST);
  rmSync(old, { recursive: true, force: true });
}

async function hashOf(patterns: readonly string[]): Promise<string> {
  const paths: string[] = [];
  for await (const entry of glob(patterns, { withFileTypes: true })) {
    if (entry.isFile()) paths.push(`${entry.parentPath}/${entry.name}`);
  }
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

await withLock(LOCK, buildWhenStale);
