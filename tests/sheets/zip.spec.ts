import { describe, expect, test } from 'vitest';
import { unzip } from '#sheets/unzip.ts';
import { createZip } from '#sheets/zip.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

async function zipped(parts: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = createZip();
  for (const [path, content] of Object.entries(parts)) {
    const part = zip.part(path);
    await part.write(content);
    await part.end();
  }
  return new Uint8Array(await new Blob(zip.finish()).arrayBuffer());
}

describe('an archive', () => {
  test('an archive gives back what was put in: texts, bytes, nothing, and names of any writing', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, index) => index);
    const parts = { 'a.txt': 'a'.repeat(100_000), 'bytes.bin': all, empty: '', '文件/名.txt': '中文' };
    const read = await unzip(await zipped(parts));
    expect([...(read ?? [])]).toEqual([
      ['a.txt', bytes('a'.repeat(100_000))],
      ['bytes.bin', all],
      ['empty', new Uint8Array()],
      ['文件/名.txt', bytes('中文')],
    ]);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a text', bytes('a text that is longer than the end of an archive')],
  ])('%s is no archive', async (_, content) => expect(await unzip(content)).toBeNull());

  test('an archive cut off, or with a byte of it changed in its list, is no archive', async () => {
    const whole = await zipped({ 'a.txt': 'some text' });
    expect(await unzip(whole.slice(0, -1))).toBeNull();
    const broken = whole.slice();
    broken[whole.length - 22 - 46 - 5] = 0;
    expect(await unzip(broken)).toBeNull();
  });
});
