import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Directories of a cluster whose content a new start makes again; the log before a change comes at the end of a backup. */
const EMPTY = new Set([
  'pg_wal',
  'pg_wal/archive_status',
  'pg_wal/summaries',
  'pg_replslot',
  'pg_stat_tmp',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_subtrans',
  'pg_dynshmem',
]);

/** Files that belong to a running PostgreSQL, or are made again. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map|current_logfiles|\.s\.PGSQL.*)$/;
const TEMPORARY = /^(pgsql_tmp.*|pg_internal\.init.*|t\d+_\d+.*)$/;

/** The control file is copied last: it names the point from which recovery starts. */
const CONTROL = 'global/pg_control';

/** Files and directories of a cluster to back up, by paths relative to it, in the order of the backup. */
export async function clusterFiles(cluster: string): Promise<{ directories: string[]; files: string[] }> {
  const directories: string[] = [];
  const files: string[] = [];
  const walk = async (below: string): Promise<void> => {
    const entries = await readdir(join(cluster, below), { withFileTypes: true });
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (TEMPORARY.test(entry.name) || (below === '' && LEFT_OUT.test(entry.name))) continue;
      if (entry.isDirectory()) {
        if (below === 'pg_replslot') continue;
        directories.push(path);
        await walk(path);
      } else if (entry.isFile() && !EMPTY.has(below) && path !== CONTROL) files.push(path);
    }
  };
  await walk('');
  return { directories, files: [...files, CONTROL] };
}
