import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

describe('settings', () => {
  it('every setting has a default', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDirectory: resolve('data'),
      databaseUrl: undefined,
      demo: true,
      trustedProxies: [],
      allowedHosts: [],
      logLevel: 'info',
      captcha: true,
      anyoneMaySignIn: false,
      checkpointFile: undefined,
      production: false,
      webhooksToLoopback: false,
      olderTimeline: false,
    });
  });

  it('settings are read from the environment', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/shweli',
      DATABASE_URL: 'postgresql://shweli@db/shweli',
      DATABASE_CONNECTIONS: '8',
      DEMO: '0',
      TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16',
      ALLOWED_HOSTS: 'console.example, [::1]',
      LOG_LEVEL: 'warn',
      CAPTCHA: 'off',
      CHECKPOINT_FILE: 'checkpoints.jsonl',
    });
    expect(config.checkpointFile).toBe(resolve('checkpoints.jsonl'));
    expect(config).toMatchObject({ port: 0, host: '0.0.0.0', dataDirectory: '/var/lib/shweli', demo: false });
    expect(config).toMatchObject({ connections: 8 });
    expect(config).toMatchObject({ databaseUrl: 'postgresql://shweli@db/shweli', logLevel: 'warn', captcha: false });
    expect(config.trustedProxies).toEqual(['10.0.0.1', '192.168.0.0/16']);
    expect(config.allowedHosts).toEqual(['console.example', '[::1]']);
  });

  it('the setting of trusted proxies takes addresses and networks of both families', () => {
    const list = ['10.0.0.1', '10.0.0.0/8', '0.0.0.0/0', '::1', 'fc00::/7', 'loopback', 'UniqueLocal'];
    expect(readConfig({ TRUSTED_PROXIES: list.join(' ') }).trustedProxies).toEqual(list);
  });

  it('the setting of an archive of the embedded PostgreSQL is refused for another PostgreSQL', () => {
    expect(readConfig({ ARCHIVE_DIR: 'archive' }).archiveDirectory).toBe(resolve('archive'));
    expect(() => readConfig({ ARCHIVE_DIR: 'archive', DATABASE_URL: 'postgresql://shweli@db/shweli' })).toThrow(
      /ARCHIVE_DIR is for the embedded PostgreSQL/,
    );
  });

  it('the setting of a standby for reads is taken only beside that of the PostgreSQL that it follows', () => {
    const primary = 'postgresql://shweli@one/shweli';
    const standby = 'postgresql://shweli@two/shweli';
    expect(readConfig({ DATABASE_URL: primary, DATABASE_READ_URL: standby }).databaseReadUrl).toBe(standby);
    expect(() => readConfig({ DATABASE_READ_URL: standby })).toThrow(/^DATABASE_READ_URL .*set DATABASE_URL too/);
    expect(() => readConfig({ DATABASE_URL: primary, DATABASE_READ_URL: primary })).toThrow(
      /^DATABASE_READ_URL is the address of DATABASE_URL/,
    );
    expect(() => readConfig({ DATABASE_URL: primary, DATABASE_READ_URL: 'two:secret' })).toThrow(
      /^DATABASE_READ_URL must be an address like .*, but is '\(hidden\)'\.$/,
    );
  });

  it('settings take an empty variable as an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['ALLOWED_HOSTS', 'console.example:8080'],
    ['ALLOWED_HOSTS', 'https://console.example'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_CONNECTIONS', '3'],
    ['DATABASE_CONNECTIONS', '81'],
    ['DATABASE_CONNECTIONS', 'many'],
    ['DEMO', 'maybe'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['TRUSTED_PROXIES', '127.0.0.1/99'],
    ['TRUSTED_PROXIES', '10.0.0.1,::1/129'],
    ['TRUSTED_PROXIES', '10.0.0'],
    ['TRUSTED_PROXIES', '10.0.0.0/'],
    ['TRUSTED_PROXIES', '/8'],
    ['LOG_LEVEL', 'loud'],
    ['CAPTCHA', 'sometimes'],
  ])('the refusal of settings names the bad variable: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`));
  });

  it('the refusal of settings names every bad variable at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT .*\nLOG_LEVEL /);
  });

  it('the refusal of settings never prints the password of a database', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@db' })).toThrow(/^(?!.*secret)/);
  });

  it('settings that switch the captcha off in production are refused', () => {
    expect(() => readConfig({ CAPTCHA: 'off', NODE_ENV: 'production' })).toThrow('CAPTCHA=off');
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ captcha: true, production: true });
  });
});
