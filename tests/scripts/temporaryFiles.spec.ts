import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRunnable, temporaryDirectories, temporaryDirectory } from '../../scripts/temporaryFiles.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a directory from which programs may be started', () => {
  const mounted = (options: string) => `/dev/vda / ext4 rw,noexec 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`;

  it.each([
    ['rw,relatime,size=65536k', true],
    ['rw,nosuid,nodev,noexec,relatime', false],
  ])('%s: %s', (options, expected) => expect(isRunnable(mounted(options), '/dev/shm')).toBe(expected));

  it('counts as mounted last', () => {
    expect(isRunnable(`${mounted('rw')}tmpfs /dev/shm tmpfs rw,noexec 0 0\n`, '/dev/shm')).toBe(false);
  });

  it('is none that is not mounted by itself', () => {
    expect(isRunnable(mounted('rw'), '/dev')).toBe(false);
    expect(isRunnable('', '/dev/shm')).toBe(false);
  });
});

describe('temporary files', () => {
  it('are kept in the directory that is asked for', () => {
    vi.stubEnv('TMPDIR', '/somewhere/else');
    expect(temporaryDirectory()).toBe('/somewhere/else');
    expect(temporaryDirectories()).toContain('/somewhere/else');
  });

  it('are kept where the next run looks for what was left', () => {
    vi.stubEnv('TMPDIR', undefined);
    expect(temporaryDirectories()).toEqual(expect.arrayContaining([tmpdir(), temporaryDirectory()]));
  });
});
