import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOptions } from '#server/database/cluster.ts';
import { launch } from '#server/database/postmaster.ts';
import { databaseUser } from '#server/database/systemUser.ts';

/** Directories of the PostgreSQL programs of this machine by version, where Debian has them. */
export const INSTALLED: ReadonlyMap<string, string> = new Map(
  globSync('/usr/lib/postgresql/*/bin/initdb')
    .toSorted()
    .map((path) => [path.split('/').at(-3) ?? '', join(path, '..', '..')]),
);

/** A PostgreSQL of this machine. */
export interface Started {
  /** Address of its maintenance database. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Makes an empty directory for a cluster, below one that is removed afterwards. */
export function roomForCluster(): { readonly directory: string; readonly cluster: string } {
  const directory = mkdtempSync(join(tmpdir(), 'shweli-postgresql-'));
  // The user of the database, which is not root, works below it.
  chmodSync(directory, 0o711);
  const cluster = join(directory, 'postgres');
  const user = databaseUser(cluster);
  mkdirSync(cluster, { mode: 0o700 });
  if (user !== undefined) chownSync(cluster, user.uid, user.gid);
  return { directory, cluster };
}

/** Starts a PostgreSQL of this machine on a cluster; removes the directory at its end. */
export async function startOn(
  programs: string,
  { directory, cluster }: ReturnType<typeof roomForCluster>,
): Promise<Started> {
  const postmaster = await launch({
    programs,
    cluster,
    user: databaseUser(cluster),
    logFile: join(directory, 'postgres.log'),
    settings: { fsync: 'off', timezone: 'UTC' },
  });
  return {
    url: `postgresql:///postgres?host=${encodeURIComponent(cluster)}&user=postgres`,
    async stop() {
      postmaster.stop();
      await postmaster.ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Starts a PostgreSQL of this machine on a new cluster. */
export async function startPostgresql(programs: string): Promise<Started> {
  const room = roomForCluster();
  const run = runOptions(room.cluster, databaseUser(room.cluster));
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'];
  const made = spawnSync(join(programs, 'bin', 'initdb'), [`--pgdata=${run.directory}`, ...options], run.spawn);
  if (made.status !== 0) throw new Error(`initdb: ${String(made.stderr)}`);
  return startOn(programs, room);
}
