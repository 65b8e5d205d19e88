import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Settings of the database, for `openDatabase`. */
export interface DatabaseSettings {
  /** Absolute path of the directory that holds all data of this installation. */
  readonly dataDirectory: string;
  /** Address of an external PostgreSQL; undefined for the embedded one under `dataDirectory`. */
  readonly databaseUrl: string | undefined;
  /** Address of a standby of `databaseUrl` for reads; undefined to read from `databaseUrl`. */
  readonly databaseReadUrl?: string | undefined;
  /** Port of this server, named in the refusal of a second one. */
  readonly port: number;
  /** Most connections of this process for requests; three more follow the log, the sessions and the heartbeat. */
  readonly connections?: number | undefined;
  /** Absolute path of the directory that receives every change of the embedded PostgreSQL; undefined for none. */
  readonly archiveDirectory?: string | undefined;
  /** True to take an external PostgreSQL that a promoted one has replaced. */
  readonly olderTimeline?: boolean;
}

/** Settings that the server takes from its environment; the README lists the variables. */
export interface Config extends DatabaseSettings {
  readonly host: string;
  /** True to load the demonstration world into a new database. */
  readonly demo: boolean;
  /** Addresses or networks whose X-Forwarded-For is trusted; empty for none. */
  readonly trustedProxies: readonly string[];
  /** Names under which the server answers, beside those of this machine; empty for the rule of server/http/hosts.ts. */
  readonly allowedHosts: readonly string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly captcha: boolean;
  /** True to let anyone in the network sign in with the demonstration accounts, or without a captcha. */
  readonly anyoneMaySignIn: boolean;
  /** Absolute path of the file for checkpoints of the log, best on another machine; undefined for none. */
  readonly checkpointFile: string | undefined;
  /** Token that reads metrics from other machines; undefined to let this machine alone read them. */
  readonly metricsToken: string | undefined;
  /** True to let webhooks call this machine, also unencrypted; for development. */
  readonly webhooksToLoopback: boolean;
  readonly production: boolean;
}

const onOff = (fallback: boolean) =>
  z
    .enum(['1', '0', 'true', 'false', 'on', 'off'], { error: 'must be 1 or 0' })
    .optional()
    .transform((value) => (value === undefined ? fallback : ['1', 'true', 'on'].includes(value)));

const ADDRESS_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** Returns whether an entry is an address, a network with its bits, or a name of networks (server/http/caller.ts). */
const isNetwork = (entry: string): boolean => {
  if (/^(loopback|uniquelocal)$/i.test(entry)) return true;
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  return Number(bits) <= (ADDRESS_BITS[isIP(address)] ?? -1);
};

const postgresql = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must be an address like postgresql://user:password@host:5432/database' });

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a whole number from 0 to 65535' })
    .default('8080')
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'must be a whole number from 0 to 65535' }),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresql.optional(),
  DATABASE_READ_URL: postgresql.optional(),
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^\d{1,2}$/, { error: 'must be a whole number from 4 to 80' })
    .transform(Number)
    .refine((count) => count >= 4 && count <= 80, { error: 'must be a whole number from 4 to 80' })
    .optional(),
  DEMO: onOff(true),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== ''))
    .refine((list) => list.every(isNetwork), {
      error: 'must be addresses or networks with commas between, like 10.0.0.1,192.168.0.0/16',
    }),
  ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter((entry) => entry !== ''))
    .refine((list) => list.every((entry) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$|^\[[0-9a-f:.]+\]$/i.test(entry)), {
      error: 'must be host names without port, with commas between, like console.example.com',
    }),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  CAPTCHA: onOff(true),
  ANYONE_MAY_SIGN_IN: onOff(false),
  CHECKPOINT_FILE: z.string().optional(),
  ARCHIVE_DIR: z.string().optional(),
  OLDER_TIMELINE: onOff(false),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  WEBHOOKS_TO_LOOPBACK: onOff(false),
  NODE_ENV: z.string().optional(),
});

/** Variables whose values are never repeated. */
const SECRET: ReadonlySet<string> = new Set(['DATABASE_URL', 'DATABASE_READ_URL', 'METRICS_TOKEN']);

/** Reports what is wrong with the environment, in one line a variable. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Reads the settings from an environment; throws a ConfigurationError that names each bad variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name} ${issue.message}, but is '${SECRET.has(name) ? '(hidden)' : env[name]}'.`;
    });
    throw new ConfigurationError(lines.join('\n'));
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && !values.CAPTCHA) {
    throw new ConfigurationError('CAPTCHA=off is for tests only and is refused when NODE_ENV=production.');
  }
  if (production && values.WEBHOOKS_TO_LOOPBACK) {
    throw new ConfigurationError('WEBHOOKS_TO_LOOPBACK=on is for development and is refused when NODE_ENV=production.');
  }
  if (values.ARCHIVE_DIR !== undefined && values.DATABASE_URL !== undefined) {
    throw new ConfigurationError(
      'ARCHIVE_DIR is for the embedded PostgreSQL: keep the log of DATABASE_URL by its own archive_command.',
    );
  }
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new ConfigurationError(
      'DATABASE_READ_URL names a standby of the PostgreSQL of DATABASE_URL: set DATABASE_URL too. The embedded PostgreSQL has none.',
    );
  }
  if (values.DATABASE_READ_URL !== undefined && values.DATABASE_READ_URL === values.DATABASE_URL) {
    throw new ConfigurationError(
      'DATABASE_READ_URL is the address of DATABASE_URL: name a standby of it, or leave it out.',
    );
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    connections: values.DATABASE_CONNECTIONS,
    archiveDirectory: values.ARCHIVE_DIR === undefined ? undefined : resolve(values.ARCHIVE_DIR),
    olderTimeline: values.OLDER_TIMELINE,
    demo: values.DEMO,
    trustedProxies: values.TRUSTED_PROXIES,
    allowedHosts: values.ALLOWED_HOSTS,
    logLevel: values.LOG_LEVEL,
    captcha: values.CAPTCHA,
    anyoneMaySignIn: values.ANYONE_MAY_SIGN_IN,
    checkpointFile: values.CHECKPOINT_FILE === undefined ? undefined : resolve(values.CHECKPOINT_FILE),
    metricsToken: values.METRICS_TOKEN,
    webhooksToLoopback: values.WEBHOOKS_TO_LOOPBACK,
    production,
  };
}
