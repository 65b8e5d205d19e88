import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const MARK = '?slim';

/**
 * Gives `zod/mini` its own copy of zod's core. A module is in one chunk for all users, so the frame would contain code
 * of the machines' schemas.
 */
export const slimZod = (): Plugin => ({
  name: 'slim-zod',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const isWithin = importer?.endsWith(MARK) === true && source.startsWith('.');
    if (source !== 'zod/mini' && !isWithin) return null;
    const found = await this.resolve(source, importer?.replace(MARK, ''), { ...options, skipSelf: true });
    return found && { id: `${found.id}${MARK}`, moduleSideEffects: false };
  },
  async load(id) {
    return id.endsWith(MARK) ? { code: await readFile(id.slice(0, -MARK.length), 'utf8'), moduleType: 'js' } : null;
  },
});
