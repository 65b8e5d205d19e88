import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { decrypting, encrypting } from '#server/backup/age.ts';

const PASSPHRASE = 'correct horse battery';
const CHUNK = 64 * 1024;
/** Bytes that each chunk gains. */
const TAG = 16;
/** Little work, so that the test is quick. */
const WORK = 4;

/** Made by `age --passphrase` (version 1.1.1) with the passphrase above. */
const BY_AGE =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBoaEg5bk9VcnNuSUh2VytIVGoxNTJnIDE4Ckxmam5MaVJJOGpmVk1Lak5VdTJ4Y2FnTnJKenhOZEJwaGw5MTZOMGlIQ2cKLS0tIG0yOFAvVG16ejhEaS92YkhvdmFCdjhBWDZMZjRWanhCSlg0aVZxYmQ5UDQKgYN83lsprVlX5I1KhkLBcJqActwAOmE9H2W28B0ohRkTIcYKHzJpQA5jksliGYAaUqcO9BqwR/FqYJdQQMBZtEVoBW+1rQ==';

const parts = (bytes: Buffer): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 1000) }, (_, at) => bytes.subarray(at * 1000, (at + 1) * 1000)),
  );
const seal = (plain: Buffer): Promise<Buffer> => buffer(Readable.from(encrypting(PASSPHRASE, WORK)(parts(plain))));
const open = (bytes: Buffer, passphrase = PASSPHRASE): Promise<Buffer> =>
  buffer(Readable.from(decrypting(passphrase)(parts(bytes))));

describe('sealing by a passphrase', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK + 5])(
    'sealing by a passphrase returns %i bytes as they were',
    async (length) => {
      const plain = randomBytes(length);
      const bytes = await seal(plain);
      expect(bytes.includes(plain.subarray(0, 40)) && length > 40).toBe(false);
      expect((await open(bytes)).equals(plain)).toBe(true);
    },
  );

  it('what the program age sealed by a passphrase is opened', async () => {
    expect(String(await open(Buffer.from(BY_AGE, 'base64')))).toBe('Sealed by age 1.1.1, opened by Shweli.');
  });

  it('opening a sealed backup refuses another passphrase by name', async () => {
    await expect(open(await seal(randomBytes(10)), 'another passphrase')).rejects.toThrow(/passphrase is not the one/);
  });

  it('opening a sealed backup refuses each cut, also between two chunks', async () => {
    const bytes = await seal(randomBytes(3 * CHUNK + 5));
    const header = bytes.length - (3 * (CHUNK + TAG) + 5 + TAG);
    for (const length of [bytes.length - 1, header + 2 * (CHUNK + TAG), header + CHUNK + TAG, header + 100, header])
      await expect(open(bytes.subarray(0, length))).rejects.toThrow(/is cut off/);
    await expect(open(bytes.subarray(0, 100))).rejects.toThrow(/is not a backup/);
  });

  it('opening a sealed backup refuses a changed byte, exchanged chunks and anything behind the end', async () => {
    const bytes = await seal(randomBytes(3 * CHUNK));
    const changed = Buffer.from(bytes);
    const middle = changed.length - CHUNK * 2;
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    await expect(open(changed)).rejects.toThrow(/is damaged after 0.1 MB/);
    const start = bytes.length - 3 * (CHUNK + TAG);
    const [one, two] = [0, 1].map((at) => bytes.subarray(start + at * (CHUNK + TAG), start + (at + 1) * (CHUNK + TAG)));
    const exchanged = Buffer.concat([
      bytes.subarray(0, start),
      two ?? changed,
      one ?? changed,
      bytes.subarray(start + 2 * (CHUNK + TAG)),
    ]);
    await expect(open(exchanged)).rejects.toThrow(/is damaged after 0.0 MB/);
    await expect(open(Buffer.concat([bytes, Buffer.from('more')]))).rejects.toThrow(/is damaged|is cut off/);
  });

  it('opening a sealed backup refuses what is no backup, and a header that asks for endless work', async () => {
    await expect(open(Buffer.from('PK and more'))).rejects.toThrow(/is not a backup/);
    const greedy = String(await seal(Buffer.from('x'))).replace(/ 4\n/, ' 30\n');
    await expect(open(Buffer.from(greedy))).rejects.toThrow(/is not a backup/);
  });
});
