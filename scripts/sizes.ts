import { existsSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGE_IDS, LANGUAGES } from '../src/i18n/languages.ts';
import './build.ts';

/**
 * Limits of script in kilobytes of 1000 bytes, as served with brotli: before the sign-in can be used, and before the rows of a
 * list opened by its address.
 */
const LIMITS = { form: 90, list: 205 };

const DIST = 'dist';
/** Chunks of the sign-in and of the frame in vite.config.ts. */
const LOGIN = 'login';
const CONSOLE = 'console';
/** Part of the table of screens that a list of orders needs. */
const TABLE = 'src/views/screens.ts?area=orders';
/** Parts of a language's messages: for the sign-in, and for the frame with a list. */
const entryWords = (language: string): string => `src/i18n/${language}.json?entry`;
const firstWords = (language: string): string => `src/i18n/${language}.json?first`;
/** Source file of the list of orders, and those that it loads on demand. */
const LIST = 'src/views/orders/OrderList.tsx';
const ASKED_FOR = ['src/services/account.ts', 'src/services/kept/account.ts', 'src/i18n/speech.ts', LIST];
/** Folders of views with screens: all but those that every page may need. */
const SCREEN =
  /(?:^|\/)src\/views\/(?!(?:account|app|conflicts|data|language|names|papers|place|session|shell|shapes|ui)\/)[^/]+\//;

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).default([]),
    isDynamicEntry: z.boolean().default(false),
  }),
);
type Manifest = z.infer<typeof manifestShape>;

const readManifest = (): Manifest =>
  manifestShape.parse(JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')));

/** Returns a chunk and all its static imports. */
function closure(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk ${key}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports) closure(manifest, next, found);
  return found;
}

const keyNamed = (manifest: Manifest, name: string): string =>
  Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name;

const servedBytes = (files: Iterable<string>): number =>
  [...files].reduce(
    (sum, file) => sum + statSync(existsSync(`${DIST}/${file}.br`) ? `${DIST}/${file}.br` : `${DIST}/${file}`).size,
    0,
  );

const compressedBytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length, 0);

/** Gallery for developers. */
const GALLERY = 'src/views/gallery/';

const mapShape = z.object({ sources: z.array(z.string()) });

function sourcesIn(file: string): string[] {
  const map = `${DIST}/${file}.map`;
  return existsSync(map) ? mapShape.parse(JSON.parse(readFileSync(map, 'utf8'))).sources : [];
}

/** Returns the chunk with a source file. Chunks of different files may have the same name. */
function keyWith(manifest: Manifest, source: string): string {
  const key = Object.keys(manifest).find((one) =>
    sourcesIn(manifest[one]?.file ?? '').some((path) => path.endsWith(`/${source}`)),
  );
  if (key === undefined) throw new Error(`The build has no chunk with ${source}.`);
  return key;
}

const screensIn = (files: Iterable<string>): string[] =>
  [...files].flatMap(sourcesIn).filter((source) => SCREEN.test(source));

/** Returns all files of a list opened by its address, in the language with the most messages. */
function listFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>();
  for (const key of [keyNamed(manifest, CONSOLE), TABLE]) closure(manifest, key, files);
  for (const source of ASKED_FOR) closure(manifest, keyWith(manifest, source), files);
  const words = LANGUAGE_IDS.map((language) => {
    const spoken = LANGUAGES[language].isWhole ? [language] : [DEFAULT_LANGUAGE, language];
    return spoken.flatMap((one) => [...closure(manifest, firstWords(one))]);
  });
  const [longest = []] = words.toSorted((one, other) => servedBytes(other) - servedBytes(one));
  return new Set([...files, ...longest]);
}

/** Compares the build in `dist` with the limits; returns those exceeded. */
function judge(manifest: Manifest): string[] {
  const form = closure(manifest, keyNamed(manifest, LOGIN));
  const frame = closure(manifest, keyNamed(manifest, CONSOLE));
  const list = listFiles(manifest);
  const wordsBytes = Math.max(...LANGUAGE_IDS.map((one) => servedBytes(closure(manifest, entryWords(one)))));
  const measured = { form: (servedBytes(form) + wordsBytes) / 1000, list: servedBytes(list) / 1000 };
  const parts = ['form', 'list'] as const;
  const heavy = parts.filter((part) => measured[part] > LIMITS[part]);
  for (const part of parts)
    console.log(`${part}: ${measured[part].toFixed(1)} kB of script, as served; at most ${LIMITS[part]}`);
  console.log(`list, to browsers without brotli: ${(compressedBytes(list) / 1000).toFixed(1)} kB`);
  return [
    ...heavy.map((part) => `The ${part} loads too much.`),
    ...Object.keys(manifest)
      .filter((key) => key.startsWith(GALLERY))
      .map((key) => `${key} is in the build.`),
    ...screensIn([...form, ...frame]).map((source) => `${source} is no chunk of its own.`),
  ];
}

const problems = judge(readManifest());
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
