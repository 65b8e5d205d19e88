import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Compiling a thousand files takes half of a start: the code of an earlier start is read from the cache.
enableCompileCache(join(import.meta.dirname, '..', '.cache', 'compiled'));
const { start } = await import('./start.ts');
await start(process.argv.includes('--build'));
// A killed process writes nothing: the cache is complete from here on.
flushCompileCache();
