import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Reports that the console could not be built; the build has printed why. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

const ROOT = join(import.meta.dirname, '..');

/** Builds the console in a process of its own, unless it is built; rejects with a BuildError. */
export const buildConsole = (program = 'scripts/build.ts'): Promise<void> =>
  new Promise((resolve, reject) => {
    // The server begins to serve the folder before there is a build in it.
    mkdirSync(join(ROOT, 'dist'), { recursive: true });
    const child = spawn(process.execPath, [program], { cwd: ROOT, stdio: 'inherit' });
    process.once('exit', () => child.kill());
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new BuildError('The console could not be built; the reason is above.')),
    );
  });
