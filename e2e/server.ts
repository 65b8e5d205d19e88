import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The real server on a new data directory, which goes away with it: with a demonstration world of its own,
 * or a copy of one that a stopped server left (E2E_DATA=directory), which spares a minute each time.
 */
const directory = mkdtempSync(join(tmpdir(), 'shweli-e2e-'));
process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
const kept = process.env['E2E_DATA'];
// With its owners: started by root, the database runs as somebody else.
if (kept !== undefined) execFileSync('cp', ['-a', `${kept}/.`, directory]);
process.env['DATA_DIR'] = directory;
await import('#server/main.ts');
