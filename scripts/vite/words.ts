import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const FOLDER = ['src', 'i18n', ''].join(sep);
const ENTRY = '?entry';

/** Messages that the sign-in shows: a person who is not in yet loads no others. */
const ENTRY_FAMILIES = ['account.login.', 'failure.', 'shell.language', 'shell.route', 'ui.app.'];

/** What a message says itself stays as it is (`words.ts`); the others are read here rather than in the browser. */
const SYNTAX = /[{}'<]/;

const hasSyntax = (message: unknown): message is string => typeof message === 'string' && SYNTAX.test(message);

/** Message files with every message already read; `messages.json?entry` is the part that signing in needs. */
export const words = (): Plugin => ({
  name: 'words',
  enforce: 'pre',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
  }),
  // Node asks for it; the development server leaves it to the browser, to which these files are no JSON.
  transform: {
    filter: { id: /src\/i18n\/load\.ts$/ },
    handler: (code) => ({ code: code.replaceAll(", { with: { type: 'json' } }", ''), map: null }),
  },
  async load(id) {
    const [path = ''] = id.split('?');
    if (!path.endsWith('.json') || !path.split('/').join(sep).includes(FOLDER)) return null;
    const all: unknown = JSON.parse(await readFile(path, 'utf8'));
    const isEntry = id.endsWith(ENTRY);
    const isWanted = (key: string): boolean => !isEntry || ENTRY_FAMILIES.some((family) => key.startsWith(family));
    const read = Object.entries(all ?? {}).flatMap(([key, message]) => {
      if (!isWanted(key)) return [];
      if (isEntry && hasSyntax(message)) throw new Error(`${key}: signing in has nothing to say values with.`);
      return [[key, hasSyntax(message) ? parse(message) : message] as const];
    });
    // Text read as JSON is ready sooner than the same text read as script.
    const json = JSON.stringify(JSON.stringify(Object.fromEntries(read)));
    return { code: `export default JSON.parse(${json})`, moduleType: 'js' };
  },
});
