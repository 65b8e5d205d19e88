import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRunnable, temporaryDirectories, temporaryDirectory } from '../../scripts/temporaryFiles.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a directory from which programs may be started', () => {
  const mounted = (options: string) => `/dev/vda / ext4 rw,noexec 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`;

  it.each([
    ['rw,relatime,size=65536k', true],
    ['rw,nosuid,nodev,noexec,relatime', false],
  ])('a directory with the mount options %s is one from which programs may be started: %s', (options, expected) =>
    expect(isRunnable(mounted(options), '/dev/shm')).toBe(expected),
  );

  it('whether programs may be started from a directory is decided by its last mount', () => {
    expect(isRunnable(`${mounted('rw')}tmpfs /dev/shm tmpfs rw,noexec 0 0\n`, '/dev/shm')).toBe(false);
  });

  it('a directory that is not mounted by itself is none from which programs may be started', () => {
    expect(isRunnable(mounted('rw'), '/dev')).toBe(false);
    expect(isRunnable('', '/dev/shm')).toBe(false);
  });
});

describe('temporary files', () => {
  it('temporary files are kept in the directory that is asked for', () => {
    vi.stubEnv('TMPDIR', '/somewhere/else');
    expect(temporaryDirectory()).toBe('/somewhere/else');
    expect(temporaryDirectories()).toContain('/somewhere/else');
  });

  it('temporary files are kept where the next run looks for what was left', () => {
    vi.stubEnv('TMPDIR', undefined);
    expect(temporaryDirectories()).toEqual(expect.arrayContaining([tmpdir(), temporaryDirectory()]));
  });
});
