import type { Plugin } from 'vite';
import { HIDDEN_VIEWS, HOME } from '../../src/views/shell/hiddenViews.ts';
import { LANGUAGE_IDS } from '../../src/i18n/languages.ts';
import { modulesOf, NAMES, tableOf } from './screenAreas.ts';
import { closureOf, ENTRY, fileWith, filesOf, FRAME, isConsole, messagesOf } from './chunks.ts';

const FILE = '.vite/preloads.json';
/** Components of the screens outside the menu by their paths; the server knows those of the menu. */
const PATHS = Object.fromEntries([
  ['/', HOME.component],
  ...[HOME, ...HIDDEN_VIEWS].map(({ path, component }) => [path, component]),
]);

/** Writes which files a signed-in start needs: those of the frame by language, and those of each screen (server/http/preloads.ts). */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        // Tests build pages of their own.
        if (!isConsole(bundle)) return;
        const present = closureOf(bundle, fileWith(bundle, ENTRY));
        const frame = filesOf(bundle, FRAME, present);
        const known = new Set([...present, ...frame]);
        const screenFiles = (name: string): string[] => filesOf(bundle, [tableOf(name), ...modulesOf(name)], known);
        const source = JSON.stringify({
          paths: PATHS,
          frame: Object.fromEntries(
            LANGUAGE_IDS.map((one) => [one, [...frame, ...filesOf(bundle, messagesOf(one, 'first'), known)]]),
          ),
          screens: Object.fromEntries(NAMES.map((name) => [name, screenFiles(name)])),
        });
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}
