import { expect, test } from 'vitest';
import { manifest } from '../../scripts/vite/manifest.ts';

/** Manifests that the build of the console emits, by file name. */
function built(): ReadonlyMap<string, Record<string, unknown>> {
  const files = new Map<string, Record<string, unknown>>();
  const { generateBundle } = manifest();
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) =>
    files.set(fileName, JSON.parse(source));
  if (typeof generateBundle === 'function') Reflect.apply(generateBundle, { emitFile }, []);
  return files;
}

test('the installed console is called by its name in each language, in English where one has none', () => {
  const names = [...built()].map(([file, { name, short_name: short, lang }]) => [file, lang, name, short]);
  expect(names).toEqual([
    ['manifest.en.webmanifest', 'en', 'Shweli', 'Shweli'],
    ['manifest.zh.webmanifest', 'zh-CN', '瑞丽江', '瑞丽江'],
    ['manifest.my.webmanifest', 'my', expect.any(String), expect.any(String)],
  ]);
  for (const each of built().values()) expect(each).toMatchObject({ id: '/', start_url: '/', display: 'standalone' });
});
