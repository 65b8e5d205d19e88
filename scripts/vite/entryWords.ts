import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const QUERY = '?entry';

/** Messages that the sign-in shows: a person who is not in yet loads no others. */
const FAMILIES = ['account.', 'ui.', 'failure.', 'shell.language', 'shell.route'];

/** `messages.json?entry` is the part of a message file that signing in needs. */
export const entryWords = (): Plugin => ({
  name: 'entry-words',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(`.json${QUERY}`)) return null;
    const all: unknown = JSON.parse(await readFile(id.slice(0, -QUERY.length), 'utf8'));
    const kept = Object.entries(all ?? {}).filter(([key]) => FAMILIES.some((family) => key.startsWith(family)));
    return { code: `export default ${JSON.stringify(Object.fromEntries(kept))}`, moduleType: 'js' };
  },
});
