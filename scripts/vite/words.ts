import { readFile } from 'node:fs/promises';
import { sep } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { listDescriptorDataOf } from '../../src/i18n/listDescriptor.ts';
import { order } from '../../src/machines/order/index.ts';

const FOLDER = ['src', 'i18n', ''].join(sep);

/** Messages of the sign-in, the only ones loaded before a session. */
const ENTRY = /^(account\.login\.|failure\.|shell\.(language|route)|ui\.app\.)/;

/** Fields of an order that are columns and filters of its list. */
const COLUMNS = Object.keys(listDescriptorDataOf(order).fields).join('|');

/** Messages of the frame and of a list of orders, needed before any interaction. */
const FIRST = new RegExp(
  [
    ENTRY.source,
    '^(screen|format|holder|tag)\\.',
    // Popups load all messages.
    '^shell\\.(?!keys|outbox|palette\\.)',
    // What an empty list says comes with its code.
    '^ui\\.(list\\.(?!empty)|(part|value|find|views)\\.)',
    '^ui\\.(order\\.numbers|choose\\.title|print\\.list)$',
    // A message may be pushed before all messages are loaded, and is shown once.
    '^ui\\.notice\\.open\\.',
    '^(machine|state)\\.order\\.',
    `^field\\.(order\\.)?(${COLUMNS})$`,
    `^value\\.(order\\.)?(${COLUMNS})\\.`,
    '^event\\.exportTask\\.requested$',
  ].join('|'),
);

/** Parts of a message file, by the query of its address; the whole file without one. */
export const PARTS: Readonly<Record<string, (id: string) => boolean>> = {
  entry: (id) => ENTRY.test(id),
  first: (id) => FIRST.test(id),
  rest: (id) => !FIRST.test(id),
};

/** Syntax of messages parsed at build time; plain messages stay unchanged (`words.ts`). */
const SYNTAX = /[{}'<]/;

const hasSyntax = (message: unknown): message is string => typeof message === 'string' && SYNTAX.test(message);

/** Parses message files at build time; `messages.json?entry` is the part for the sign-in. */
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
  // Node requires the attribute; the development server passes it to the browser, which expects no JSON.
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
    // JSON.parse is faster than the same text as script.
    const json = JSON.stringify(JSON.stringify(Object.fromEntries(read)));
    return { code: `export default JSON.parse(${json})`, moduleType: 'js' };
  },
});
