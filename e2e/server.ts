import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The real server on a new data directory, which goes away with it. */
const directory = mkdtempSync(join(tmpdir(), 'shweli-e2e-'));
process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
process.env['DATA_DIR'] = directory;
await import('#server/main.ts');
