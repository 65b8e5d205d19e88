import { enableCompileCache, flushCompileCache } from 'node:module';
import { COMPILED_CODE } from './compiledCode.ts';

enableCompileCache(COMPILED_CODE);
const { start } = await import('./start.ts');
await start(process.argv.includes('--build'));
// A killed process writes nothing: the cache is complete from here on.
flushCompileCache();
