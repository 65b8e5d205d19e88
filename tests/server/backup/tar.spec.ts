import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readTar, TAR_END, tarHeader, tarPadding } from '#server/backup/tar.ts';

const file = (path: string, content: Buffer): Buffer =>
  Buffer.concat([tarHeader({ path, isDirectory: false, size: content.length }), content, tarPadding(content.length)]);

async function read(archive: Buffer): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  let content: Buffer[] = [];
  await readTar(
    Readable.from(
      archive
        .toString('latin1')
        .match(/[^]{1,700}/g)
        ?.map((part) => Buffer.from(part, 'latin1')) ?? [],
    ),
    {
      begin: async () => void (content = []),
      content: async (part) => void content.push(Buffer.from(part)),
      end: async ({ path, isDirectory }) =>
        void (found[path] = isDirectory ? 'directory' : Buffer.concat(content).toString('hex')),
    },
  );
  return found;
}

it('files and directories come out of a tar archive as they were, and the program tar reads them', async () => {
  const [small, even, large] = [randomBytes(3), randomBytes(512), randomBytes(5000)];
  const archive = Buffer.concat([
    tarHeader({ path: 'a', isDirectory: true, size: 0 }),
    file('a/small', small),
    file('a/none', Buffer.alloc(0)),
    file('even', even),
    file('large', large),
    TAR_END,
  ]);
  expect(await read(archive)).toEqual({
    a: 'directory',
    'a/small': small.toString('hex'),
    'a/none': '',
    even: even.toString('hex'),
    large: large.toString('hex'),
  });
  const listed = spawnSync('tar', ['tf', '-'], { input: archive, encoding: 'utf8' });
  expect(listed.stdout.trim().split('\n')).toEqual(['a', 'a/small', 'a/none', 'even', 'large']);
});

it('a tar archive without its end, a broken header, and a file outside of the directory are refused', async () => {
  const whole = file('one', randomBytes(700));
  await expect(read(whole)).rejects.toThrow(/ends too early/);
  await expect(read(Buffer.concat([Buffer.alloc(512, 7), TAR_END]))).rejects.toThrow(/not readable/);
  for (const path of ['../out', '/etc/out', 'a/../../out'])
    await expect(read(Buffer.concat([file(path, randomBytes(1)), TAR_END]))).rejects.toThrow(
      /outside of its directory/,
    );
});
