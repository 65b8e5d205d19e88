import { existsSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { isLoopback } from '../exposure.ts';
import { worldIn } from '../worldMark.ts';

const OTHERS = 0o077;

/** Returns what is unsafe about settings and files, a sentence each with what to do. */
export function unsafeSettings(config: Config): string[] {
  const isOpen = !isLoopback(config.host);
  const key = join(config.dataDirectory, 'log-key.pem');
  const remote = config.databaseUrl === undefined ? null : new URL(config.databaseUrl);
  const isFarWithoutTls =
    remote !== null &&
    remote.hostname !== '' &&
    !isLoopback(remote.hostname) &&
    !/^(require|verify-ca|verify-full)$/.test(remote.searchParams.get('sslmode') ?? '');
  const checkpoints = config.checkpointFile;
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
    ...(isFarWithoutTls
      ? ['DATABASE_URL leaves this machine without TLS: add sslmode=verify-full to the address.']
      : []),
    ...(checkpoints === undefined
      ? ['CHECKPOINT_FILE is not set: an administrator of the database could rewrite the log unnoticed.']
      : relative(config.dataDirectory, checkpoints).startsWith('..')
        ? []
        : ['CHECKPOINT_FILE is inside DATA_DIR, and would be lost or altered with it: put it on another machine.']),
    ...(existsSync(key) && (statSync(key).mode & OTHERS) !== 0 ? [`Others may read ${key}: chmod 600 it.`] : []),
  ];
}

/** Returns what is unsafe about the accounts of an installation. */
export async function unsafeAccounts(pool: pg.Pool, now: Date): Promise<string[]> {
  const world = await worldIn(pool);
  const { rows } = await pool.query<{ administrators: number; waiting: number; violations: number }>(
    `select
      (select count(distinct staff.id)::int from row_staff staff join row_role role
         on role.state = 'registered' and staff.row -> 'roles' ? role.id
         where staff.enabled and staff.status = 'onJob' and role.row -> 'permissions' ? '*') as administrators,
      (select count(*)::int from credentials where must_change and coalesce(initial_until, $1) >= $1
         and changed_at < $1::timestamptz - interval '7 days') as waiting,
      (select count(*)::int from row_violation where state <> 'closed') as violations`,
    [now],
  );
  const { administrators = 0, waiting = 0, violations = 0 } = rows[0] ?? {};
  return [
    ...(world?.name === 'demonstration'
      ? [
          'The accounts of the demonstration share a published password: use another DATA_DIR with DEMO=0 for a company.',
        ]
      : []),
    ...(administrators === 1
      ? ['One person alone holds every permission: give a second person the administrator role.']
      : []),
    ...(waiting > 0
      ? [`First passwords that nobody changed for a week: ${waiting}. Reset or disable those accounts.`]
      : []),
    ...(violations > 0 ? [`Contradictions between records that are open: ${violations}. See Ledger audit.`] : []),
  ];
}
