import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { drawingOf } from '../../src/i18n/sketch.ts';
import type { Noun } from '../../src/machines/kit/noun.ts';

const MARK = '?sketch';

const isNoun = (value: unknown): value is Noun => typeof value === 'object' && value !== null && 'rowSchema' in value;

/** `machines/<noun>/index.ts?sketch`: what a list shows of the noun, read from it while the console is built. */
export const sketches = (): Plugin => ({
  name: 'sketches',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(MARK)) return null;
    const path = id.slice(0, -MARK.length);
    const module: object = await import(pathToFileURL(path).href);
    const [noun] = Object.values(module).filter(isNoun);
    if (!noun) throw new Error(`${path} exports no noun.`);
    return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(drawingOf(noun)))})`, moduleType: 'js' };
  },
});
