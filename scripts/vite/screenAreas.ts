import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TABLE = 'src/views/screens.ts';
const AREAS = `${TABLE}?areas`;
const AREA = /src\/views\/screens\.ts\?area=(\w+)$/;
/** An entry of the table: its name with what loads it. */
const ENTRY = /^ {2}'([\w/]+)':[^\n]*(?:\n {4}[^\n]*)*,\n/gm;

const source = readFileSync(new URL(`../../${TABLE}`, import.meta.url), 'utf8');

/** Names of all screens. */
export const NAMES: readonly string[] = [...source.matchAll(ENTRY)].map(([, name = '']) => name);
if (NAMES.length !== (source.match(/^ {2}'/gm)?.length ?? 0)) throw new Error(`${TABLE} has an entry of another form.`);

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
