import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { POLICY } from '#server/policy.ts';

const text = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');
const docker = text('Dockerfile');
const compose = text('compose.yaml');
const unit = text('shweli.service');
const readme = readFileSync('README.md', 'utf8');

/** Variables that README lists, and those of other programs. */
const KNOWN = new Set([
  ...[...readme.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) /gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z_]+/g) ?? [],
  ),
  'NODE_ENV',
]);
const settingsIn = (...lines: (string | undefined)[]): string[] =>
  lines.flatMap((line = '') => line.match(/\b[A-Z][A-Z_]{3,}(?==|:(?=\s))/g) ?? []);

describe('the examples in deploy', () => {
  it('set only what the server reads', () => {
    const environment = /environment:\n((?: {4}[A-Z_]+: .+\n)+)/.exec(compose)?.[1];
    const names = settingsIn(/^ENV (.+)$/m.exec(docker)?.[1], environment, /^Environment=(.+)$/m.exec(unit)?.[1]);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
  });

  it('start a program that is there, on the Node that the packages need, and ask a call that is there', () => {
    for (const named of [docker, unit]) expect(named).toContain('server/main.ts');
    for (const [, path = ''] of docker.matchAll(/node (scripts\/\w+\.ts)/g)) expect(existsSync(path)).toBe(true);
    expect(docker).toMatch(/FROM node:24-/);
    expect(POLICY['GET /api/ready']).toBeDefined();
    expect(docker).toContain('/api/ready');
    expect(compose).toContain('image: postgres:18');
    expect(text('Dockerfile.dockerignore')).toMatch(/^data$/m);
  });

  it('keep secrets out of the files', () => {
    for (const name of ['POSTGRES_PASSWORD', 'METRICS_TOKEN', 'ALLOWED_HOSTS'])
      expect(compose).toContain(`\${${name}:?`);
  });
});
