import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import './build.ts';

/**
 * What may travel, compressed, before somebody can sign in, with the console's frame, and beside it, where the
 * table of all screens grows with each; kilobytes of 1000 bytes.
 */
const LIMITS = { login: 110, console: 130, table: 12 };

const DIST = 'dist';
const ENTRY = 'index.html';
/** The chunk that vite.config.ts gathers the frame in. */
const CONSOLE = 'console';
const TABLE = 'src/views/screens.ts';
const WORDS = /^src\/i18n\/\w+\.json\?entry$/;
/** Areas of the console that hold screens: every folder of views but those that every page may need. */
const SCREEN = /(?:^|\/)src\/views\/(?!(?:account|shell|shapes|ui)\/)[^/]+\//;

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

/** A chunk and all that it imports at once. */
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

const compressedBytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length, 0);

/** The gallery is for whoever develops. */
const GALLERY = 'src/views/gallery/';

function screensIn(files: Iterable<string>): string[] {
  const maps = [...files].map((file) => `${DIST}/${file}.map`).filter(existsSync);
  const sources = maps.flatMap(
    (map) => z.object({ sources: z.array(z.string()) }).parse(JSON.parse(readFileSync(map, 'utf8'))).sources,
  );
  return sources.filter((source) => SCREEN.test(source));
}

/** Compares the build in `dist` with what may travel; gives what is too much. */
function judge(manifest: Manifest): string[] {
  const login = closure(manifest, ENTRY);
  const shell = closure(manifest, keyNamed(manifest, CONSOLE));
  const table = closure(manifest, TABLE);
  const words = Object.keys(manifest).filter((key) => WORDS.test(key));
  const wordsBytes = Math.max(...words.map((key) => compressedBytes(closure(manifest, key))));
  const measured = {
    login: (compressedBytes(login) + wordsBytes) / 1000,
    console: compressedBytes([...shell].filter((file) => !login.has(file))) / 1000,
    table: compressedBytes([...table].filter((file) => !login.has(file) && !shell.has(file))) / 1000,
  };
  const parts = ['login', 'console', 'table'] as const;
  const heavy = parts.filter((part) => measured[part] > LIMITS[part]);
  for (const part of parts)
    console.log(`${part}: ${measured[part].toFixed(1)} kB of script, compressed; at most ${LIMITS[part]}`);
  return [
    ...heavy.map((part) => `The ${part} loads too much.`),
    ...Object.keys(manifest)
      .filter((key) => key.startsWith(GALLERY))
      .map((key) => `${key} is in the build.`),
    ...screensIn([...login, ...shell, ...table]).map((source) => `${source} is no chunk of its own.`),
  ];
}

const problems = judge(readManifest());
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
