import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { walArchiveOf } from '../database/walArchive.ts';
import { clusterFiles } from './clusterFiles.ts';
import { openFile, textFile, type OpenFile } from './fileParts.ts';
import { headsOf } from './heads.ts';
import { ABOUT, MANIFEST, type About, type Manifest } from './manifest.ts';
import { TAR_END, tarHeader, tarPadding } from './tar.ts';

const FORMAT = 1;
/** Files beside the cluster that belong to a running server. */
const OF_A_SERVER = /^(holder\.(json|socket)|postgres\.log.*|last-backup\.json|archive\.json)$/;

export interface ArchiveParts {
  /** Session of a superuser without time limits: the backup lasts as long as it does. */
  readonly client: pg.ClientBase;
  readonly dataDirectory: string;
  readonly program: string;
  /** Called with the manifest once everything is read. */
  readonly onEnd: (manifest: Manifest) => void;
}

/**
 * Yields the archive of a data directory while its PostgreSQL runs: the files of the cluster, the log before changes
 * (WAL) that makes them consistent, and the keys.
 */
export async function* archiveOf({ client, dataDirectory, program, onEnd }: ArchiveParts): AsyncGenerator<Buffer> {
  const cluster = join(dataDirectory, 'postgres');
  const files: Manifest['files'] = [];
  const add = async function* (path: string, file: OpenFile): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    yield tarHeader({ path, isDirectory: false, size: file.size });
    for await (const part of file.parts()) {
      hash.update(part);
      yield part;
    }
    yield tarPadding(file.size);
    files.push({ path, size: file.size, sha256: hash.digest('hex') });
  };
  const directory = (path: string): Buffer => tarHeader({ path: `postgres/${path}`, isDirectory: true, size: 0 });

  const { first, postgres } = await begin(client);
  const { directories, files: paths } = await clusterFiles(cluster);
  const head: About = { format: FORMAT, program, postgres, begunAt: new Date().toISOString() };
  yield* add(ABOUT, textFile(JSON.stringify(head)));
  for (const path of directories) yield directory(path);
  for (const path of paths) {
    const file = await openFile(join(cluster, path));
    if (file) yield* add(`postgres/${path}`, file);
  }
  const heads = await headsOf(client);
  const { label, segments } = await end(client, first);
  yield* add('postgres/backup_label', textFile(label));
  for (const name of segments) {
    const file = await openFile(join(cluster, 'pg_wal', name));
    if (!file) throw new Error(`PostgreSQL removed ${name} before it was copied.`);
    yield* add(`postgres/pg_wal/${name}`, file);
  }
  for (const entry of await readdir(dataDirectory, { withFileTypes: true })) {
    const file = entry.isFile() && !OF_A_SERVER.test(entry.name) && (await openFile(join(dataDirectory, entry.name)));
    if (file) yield* add(entry.name, file);
  }
  const archive = walArchiveOf(dataDirectory);
  const manifest: Manifest = {
    endedAt: new Date().toISOString(),
    heads,
    ...(archive === null ? {} : { archive }),
    files: [...files],
  };
  yield* add(MANIFEST, textFile(JSON.stringify(manifest)));
  yield TAR_END;
  onEnd(manifest);
}

/** Begins PostgreSQL's backup mode. A slot of this session keeps the log before changes until it is copied. */
async function begin(client: pg.ClientBase): Promise<{ readonly first: string; readonly postgres: number }> {
  await client.query('set statement_timeout = 0');
  await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
  const { rows } = await client.query<{ first: string; postgres: number }>(
    `select pg_walfile_name(pg_backup_start('shweli', true)) as first,
            current_setting('server_version_num')::int / 10000 as postgres`,
  );
  const [begun] = rows;
  if (!begun) throw new Error('PostgreSQL began no backup.');
  return begun;
}

/** Ends the backup mode; returns the label of the backup and the files of the log that it needs. */
async function end(client: pg.ClientBase, first: string) {
  const { rows } = await client.query<{ label: string; last: string }>(
    'select labelfile as label, pg_walfile_name(lsn) as last from pg_backup_stop(false)',
  );
  const { label = '', last = '' } = rows[0] ?? {};
  const names = await client.query<{ name: string }>(
    `select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' and name between $1 and $2 order by name collate "C"`,
    [first, last],
  );
  return { label, segments: names.rows.map(({ name }) => name) };
}
