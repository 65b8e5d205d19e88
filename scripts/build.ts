import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { build } from 'vite';

const STAMP = 'dist/.build';
const SOURCES = ['src/**', 'public/**', 'scripts/vite/**', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Builds the client unless `dist` was built from exactly these sources. */
async function buildWhenStale(): Promise<void> {
  const hash = await hashOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log('Building the console ...');
  // The build empties dist first, so that an interrupted one has no stamp.
  await build({ logLevel: 'error' });
  writeFileSync(STAMP, hash);
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

await buildWhenStale();
