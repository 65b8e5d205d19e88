import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWorld } from './support/makeWorld.ts';

/** Starts the real server on a copy of a demonstration world, deleted afterwards; the first start creates the world (E2E_DATA). */
const world = process.env['E2E_DATA'] ?? '';
// Kept for later analysis of the log (E2E_KEPT=directory).
const kept = process.env['E2E_KEPT'];
const directory = kept ?? mkdtempSync(join(tmpdir(), 'shweli-e2e-'));
if (kept) mkdirSync(kept, { recursive: true });
const rubbish = kept ? [] : [directory];
if (!existsSync(world)) {
  rubbish.push(world);
  await makeWorld(world);
}
process.once('exit', () => rubbish.forEach((path) => rmSync(path, { recursive: true, force: true })));
// Keeps the file owners: if root starts it, the database runs as another user.
execFileSync('cp', ['-a', `${world}/.`, directory]);
process.env['DATA_DIR'] = directory;
await import('#server/main.ts');
