import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { listDescriptorDataOf } from '../../src/i18n/listDescriptor.ts';
import { order } from '../../src/machines/order/index.ts';

const FOLDER = ['src', 'i18n', ''].join(sep);

/** Messages that the sign-in shows: a person who is not in yet loads no others. */
const ENTRY = /^(account\.login\.|failure\.|shell\.(language|route)|ui\.app\.)/;

/** Fields of an order, which its list has as columns and filters. */
const COLUMNS = Object.keys(listDescriptorDataOf(order).fields).join('|');

/** Messages of the frame and of a list of orders with its rows: what is seen before anything is done. */
const FIRST = new RegExp(
  [
    ENTRY.source,
    '^(screen|format|holder|tag)\\.',
    // What opens at a touch brings all words along.
    '^shell\\.(?!keys|outbox|palette\\.)',
    '^ui\\.(list|part|value|find|views)\\.',
    '^ui\\.(order\\.numbers|choose\\.title|print\\.list)$',
    // A message may be pushed before all words are there, and is shown once.
    '^ui\\.notice\\.open\\.',
    '^(machine|state)\\.order\\.',
    `^field\\.(order\\.)?(${COLUMNS})$`,
    `^value\\.(order\\.)?(${COLUMNS})\\.`,
    '^event\\.exportTask\\.requested$',
  ].join('|'),
);

/** Part of a message file that an address names after its question mark; none for the whole file. */
export const PARTS: Readonly<Record<string, (id: string) => boolean>> = {
  entry: (id) => ENTRY.test(id),
  first: (id) => FIRST.test(id),
  rest: (id) => !FIRST.test(id),
};

/** Messages without syntax stay texts (`words.ts`); the others are parsed here rather than in the browser. */
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
    const [path = '', part = ''] = id.split('?');
    if (!path.endsWith('.json') || !path.split('/').join(sep).includes(FOLDER)) return null;
    const all: unknown = JSON.parse(await readFile(path, 'utf8'));
    const isWanted = PARTS[part] ?? (() => true);
    const read = Object.entries(all ?? {}).flatMap(([key, message]) => {
      if (!isWanted(key)) return [];
      if (part === 'entry' && hasSyntax(message)) throw new Error(`${key}: signing in has nothing to say values with.`);
      return [[key, hasSyntax(message) ? parse(message) : message] as const];
    });
    // Text read as JSON is ready sooner than the same text read as script.
    const json = JSON.stringify(JSON.stringify(Object.fromEntries(read)));
    return { code: `export default JSON.parse(${json})`, moduleType: 'js' };
  },
});
