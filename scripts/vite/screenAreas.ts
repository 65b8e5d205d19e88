import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TABLE = 'src/views/screens.ts';
const AREAS = `${TABLE}?areas`;
const AREA = /src\/views\/screens\.ts\?area=(\w+)$/;
/** An entry of the table: its name with what loads it. */
const ENTRY = /^ {2}'([\w/]+)':[^\n]*(?:\n {4}[^\n]*)*,\n/gm;

const source = readFileSync(new URL(`../../${TABLE}`, import.meta.url), 'utf8');

const ENTRIES = new Map([...source.matchAll(ENTRY)].map(([entry, name = '']) => [name, entry]));

/** Names of all screens. */
export const NAMES: readonly string[] = [...ENTRIES.keys()];
if (NAMES.length !== (source.match(/^ {2}'/gm)?.length ?? 0)) throw new Error(`${TABLE} has an entry of another form.`);

/** Functions of the table that make loaders, by name. */
const MAKERS = new Map(
  [...source.matchAll(/^const (\w+) =[^]*?;$/gm)].map(([declaration, name = '']) => [name, declaration]),
);

const fileOf = (specifier: string): string =>
  specifier.replace(/^(?:\.\/|#views\/)/, 'src/views/').replace(/^#/, 'src/');

/** Returns the files that a part of the table imports, itself or by the functions that it calls. */
const imported = (code: string): string[] => [
  ...[...code.matchAll(/import\('([^']+)'\)/g)].map(([, specifier = '']) => fileOf(specifier)),
  ...[...MAKERS].flatMap(([name, declaration]) =>
    new RegExp(`(?<!\\.)\\b${name}\\(`).test(code) ? imported(declaration) : [],
  ),
];

/** Returns the files whose code a screen is made of. Throws if its entry names none. */
export function modulesOf(screen: string): string[] {
  const files = imported(ENTRIES.get(screen) ?? '');
  if (files.length === 0) throw new Error(`${TABLE} names no file of ${screen}.`);
  return files;
}

const areaOf = (name: string): string => name.split('/')[0] ?? '';

/** Returns the module of an area's part of the table. */
export const tableOf = (name: string): string => `${TABLE}?area=${areaOf(name)}`;

/** Lists the names of all screens, and what loads the part of the table for each area. */
const list = (path: string): string => {
  const loaders = [...new Set(NAMES.map(areaOf))].map(
    (area) => `${JSON.stringify(area)}: () => import(${JSON.stringify(`${path}?area=${area}`)})`,
  );
  return `export const NAMES = ${JSON.stringify(NAMES.join(' '))}.split(' ');\nexport const AREAS = {${loaders.join(',')}};`;
};

/** Returns the table with the screens of one area only. */
const partOf = (area: string): string =>
  source.replaceAll(ENTRY, (entry, name: string) => (areaOf(name) === area ? entry : ''));

/**
 * Splits the table of screens by area. It names the files of all screens, so that it grew with each, and every start
 * had to load it.
 */
export const screenAreas = (): Plugin => ({
  name: 'screen-areas',
  enforce: 'pre',
  load(id) {
    const [path = ''] = id.split('?');
    if (id.endsWith(AREAS)) return { code: list(path), moduleType: 'js' };
    const [, area] = AREA.exec(id) ?? [];
    return area === undefined ? null : { code: partOf(area), moduleType: 'ts' };
  },
});
