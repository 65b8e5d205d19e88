import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Language } from '#i18n/languages.ts';

const shape = z.object({
  paths: z.record(z.string(), z.string()),
  frame: z.record(z.string(), z.array(z.string())),
  screens: z.record(z.string(), z.array(z.string())),
});

/** The page of a build, and which files its screens need. */
interface Build {
  readonly written: number;
  readonly page: string;
  readonly list: z.infer<typeof shape> | null;
}

const HEAD_END = '</head>';

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/** Components of the menu's screens by path. */
export type Components = ReadonlyMap<string, string>;

const builds = new Map<string, Build>();

/** Returns the build in a directory, read again when another one has taken its place. */
async function buildIn(directory: string): Promise<Build> {
  const path = join(directory, 'index.html');
  const { mtimeMs: written } = await stat(path);
  const known = builds.get(directory);
  if (known?.written === written) return known;
  const [page, source] = await Promise.all([
    readFile(path, 'utf8'),
    readFile(join(directory, '.vite', 'preloads.json'), 'utf8').catch(() => null),
  ]);
  const build = { written, page, list: source === null ? null : shape.parse(JSON.parse(source)) };
  builds.set(directory, build);
  return build;
}

/**
 * Returns the console's page for a signed-in person. Its head names the screen at the path, and the code of it and of
 * the frame, so that the browser loads them while the session is being read.
 */
export async function pageWithPreloads(
  directory: string,
  components: Components,
  path: string,
  language: Language,
): Promise<string> {
  const { page, list } = await buildIn(directory);
  if (!list) return page;
  const screens = new Map(Object.entries(list.screens));
  const component = components.get(path) ?? new Map(Object.entries(list.paths)).get(path) ?? '';
  const files = screens.get(component);
  // A name without code is none of this build, and no text of the menu gets into the page.
  const named = files ? `<meta name="screen" content="${component}">` : '';
  const links = [...(list.frame[language] ?? []), ...(files ?? [])].map(linkTo);
  return page.replace(HEAD_END, () => `${named}${links.join('')}${HEAD_END}`);
}
