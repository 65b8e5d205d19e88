import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { readLastBackup } from '../backup/lastBackup.ts';
import { walArchiveOf } from '../database/walArchive.ts';
import { isLoopback } from '../exposure.ts';
import { worldIn } from '../worldMark.ts';

const OTHERS = 0o077;

const isOnOneDisk = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && statSync(one).dev === statSync(other).dev;

/** Returns what is unsafe about settings and files, a sentence each with what to do. */
export function unsafeSettings(config: Config): string[] {
  const isOpen = !isLoopback(config.host);
  const key = join(config.dataDirectory, 'log-key.pem');
  const remote = config.databaseUrl === undefined ? null : new URL(config.databaseUrl);
  const sslmode = remote?.searchParams.get('sslmode') ?? '';
  const isFar = remote !== null && remote.hostname !== '' && !isLoopback(remote.hostname);
  const checkpoints = config.checkpointFile;
  const archive = remote === null ? (config.archiveDirectory ?? walArchiveOf(config.dataDirectory)) : null;
  return [
    ...(config.captcha ? [] : ['CAPTCHA=off lets programs guess passwords: remove it.']),
    ...(config.anyoneMaySignIn ? ['ANYONE_MAY_SIGN_IN=1 lifts the refusal of unsafe starts: remove it.'] : []),
    ...(isOpen && config.trustedProxies.length === 0
      ? [
          `HOST=${config.host} is reached without TLS: put a proxy with a certificate before it, name it in TRUSTED_PROXIES, and listen on 127.0.0.1.`,
        ]
      : []),
    ...(isOpen && config.allowedHosts.length === 0
      ? ['Every host name is answered: set ALLOWED_HOSTS to the names of the console.']
      : []),
    ...(isFar && !/^(require|verify-ca|verify-full)$/.test(sslmode)
      ? ['DATABASE_URL leaves this machine without TLS: add sslmode=verify-full to the address.']
      : []),
    ...(isFar && /^(require|verify-ca)$/.test(sslmode)
      ? [
          `sslmode=${sslmode} in DATABASE_URL lets programs of PostgreSQL take a server for this one: write sslmode=verify-full, which compares its certificate and its name.`,
        ]
      : []),
    ...(config.webhooksToLoopback
      ? ['WEBHOOKS_TO_LOOPBACK=on lets webhooks call programs of this machine: remove it.']
      : []),
    ...(archive !== null && isOnOneDisk(archive, config.dataDirectory)
      ? ['ARCHIVE_DIR is on the disk of DATA_DIR, and would be lost with it: put it on another one.']
      : []),
    ...(checkpoints === undefined
      ? ['CHECKPOINT_FILE is not set: an administrator of the database could rewrite the log unnoticed.']
      : relative(config.dataDirectory, checkpoints).startsWith('..')
        ? []
        : ['CHECKPOINT_FILE is inside DATA_DIR, and would be lost or altered with it: put it on another machine.']),
    ...(existsSync(key) && (statSync(key).mode & OTHERS) !== 0 ? [`Others may read ${key}: chmod 600 it.`] : []),
  ];
}

/** Age from which a backup is old: one of each night, and the time that it takes. */
const OLD_BACKUP_MS = 26 * 3_600_000;

/** Returns what is unsafe about the backups of a data directory; nothing for a PostgreSQL with backups of its own. */
export async function unsafeBackups(
  { databaseUrl, dataDirectory }: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
  now: Date,
): Promise<string[]> {
  if (databaseUrl !== undefined) return [];
  const last = await readLastBackup(dataDirectory);
  if (last === null) return ['There is no proven backup of DATA_DIR: run npm run backup, and each night by a timer.'];
  return now.getTime() - Date.parse(last.at) > OLD_BACKUP_MS
    ? [`The last proven backup of DATA_DIR is of ${last.at}: run npm run backup, and each night by a timer.`]
    : [];
}

/** Returns what is unsafe about the accounts of an installation. */
export async function unsafeAccounts(pool: pg.Pool, now: Date): Promise<string[]> {
  const world = await worldIn(pool);
  const { rows } = await pool.query<{
    administrators: number;
    withoutFactor: number;
    waiting: number;
    violations: number;
  }>(
    `with administrators as (select distinct staff.id, (staff.row ->> 'secondFactor')::boolean as has_factor from row_staff staff join row_role role
         on role.state = 'registered' and staff.row -> 'roles' ? role.id
         where staff.enabled and staff.status = 'onJob' and role.row -> 'permissions' ? '*')
     select
      (select count(*)::int from administrators) as administrators,
      (select count(*)::int from administrators where not has_factor) as "withoutFactor",
      (select count(*)::int from credentials where must_change and coalesce(initial_until, $1) >= $1
         and changed_at < $1::timestamptz - interval '7 days') as waiting,
      (select count(*)::int from row_violation where state <> 'closed') as violations`,
    [now],
  );
  const { administrators = 0, withoutFactor = 0, waiting = 0, violations = 0 } = rows[0] ?? {};
  return [
    ...(world?.name === 'demonstration'
      ? [
          'The accounts of the demonstration share a published password: use another DATA_DIR with DEMO=0 for a company.',
        ]
      : []),
    ...(administrators === 1
      ? ['One person alone holds every permission: give a second person the administrator role.']
      : []),
    ...(withoutFactor > 0
      ? [
          `Administrators who sign in by the password alone: ${withoutFactor}. Let them set up a second factor in the user center.`,
        ]
      : []),
    ...(waiting > 0
      ? [`First passwords that nobody changed for a week: ${waiting}. Reset or disable those accounts.`]
      : []),
    ...(violations > 0 ? [`Contradictions between records that are open: ${violations}. See Ledger audit.`] : []),
  ];
}
