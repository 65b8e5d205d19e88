import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnusable } from './unusable.ts';
import type { SystemUser } from './systemUser.ts';

const INITDB = [
  '--username=postgres',
  // The socket is in the cluster, which only its owner may enter.
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  // Sorts by code point as C does, and maps upper and lower case of every script.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
];

/**
 * Returns how to run a PostgreSQL program on a cluster: its user, its working directory and the path of the cluster.
 */
export function runOptions(cluster: string, user: SystemUser | undefined) {
  return {
    // Enters the directory before the change of user, so that the cluster may be below directories closed to that
    // user.
    directory: user !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : cluster,
    spawn: {
      cwd: cluster,
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
    },
  };
}

/** Makes a new cluster. An interrupted attempt is never mistaken for a complete cluster. */
export function makeCluster(programs: string, cluster: string, user: SystemUser | undefined): void {
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (user !== undefined) chownSync(draft, user.uid, user.gid);
  const run = runOptions(draft, user);
  const made = spawnSync(join(programs, 'bin', 'initdb'), [`--pgdata=${run.directory}`, ...INITDB], {
    ...run.spawn,
    encoding: 'utf8',
  });
  if (made.status !== 0) {
    throw new DatabaseUnusable(
      `PostgreSQL could not make its directory ${cluster}: ${made.error?.message ?? made.stderr.trim()}`,
    );
  }
  renameSync(draft, cluster);
}
